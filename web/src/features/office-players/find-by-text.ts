import type { FoundKind, PlayerTab } from 'server/contract';
import { call } from '../../core/connection/connection.ts';
import type { OfficeFound } from '../../core/features/feature.ts';
import { label, sayWhenLoaded, texts } from '../../core/i18n/messages.ts';

const MAX_SHOWN = 8;

/** The section of a player's page that shows what led to the player. */
const tabOf: Partial<Record<FoundKind, PlayerTab>> = {
  payment: 'payments',
  depositAddress: 'payments',
  round: 'rounds',
  providerRound: 'providerRounds',
};

/** Players by anything that leads to one. */
export const findPlayers = async (text: string): Promise<readonly OfficeFound[]> => {
  const { players } = await call('officePlayers.find', { query: text });
  const shown = players.slice(0, MAX_SHOWN).map(async ({ userId, number, nick, email, foundBy }) => {
    const tab = tabOf[foundBy];
    const by = await sayWhenLoaded(label(texts('office-players', 'main'), `by.${foundBy}`));
    return {
      key: userId,
      to: `/office/players/${userId}${tab ? `?tab=${tab}` : ''}`,
      name: nick,
      about: [`#${number}`, email, by].filter((part) => part !== null).join(' · '),
    };
  });
  return Promise.all(shown);
};
