import type { EntityManager } from '@mikro-orm/postgresql';
import { lockCatalogue } from '../../core/sql.ts';
import type { UnitOfWork } from '../../core/unit-of-work.ts';
import { CatalogueEventEntity, GameRuleEntity, ProviderGameEntity } from './catalogue.entities.ts';

/** A rule about a game: of one country, or of all; of one currency, or of all. */
export interface GameRule {
  game: string; // one of the house's own, or the identifier of a provider's
  country: string | null; // ISO code; null: all
  currency: string | null; // null: all
  isOff: boolean;
  minBetMinor: bigint | null; // hundredths of the currency
  maxBetMinor: bigint | null;
}

/** All rules, by game. */
export const gameRules = async (em: EntityManager): Promise<GameRule[]> => {
  const order = { orderBy: { game: 'asc', id: 'asc' }, refresh: true } as const;
  return (await em.find(GameRuleEntity, {}, order)).map(({ country = null, currency = null, ...rule }) => ({
    game: rule.game,
    country,
    currency,
    isOff: rule.isOff,
    minBetMinor: rule.minBetMinor ?? null,
    maxBetMinor: rule.maxBetMinor ?? null,
  }));
};

/** Puts rules that two people agreed on in the place of all that there are. */
export const putGameRules = async (
  { em, client }: UnitOfWork,
  rules: readonly GameRule[],
  at: number,
): Promise<void> => {
  await lockCatalogue(client);
  await em.nativeDelete(GameRuleEntity, {});
  if (rules.length > 0)
    await em.insertMany(
      GameRuleEntity,
      rules.map((rule) => ({ ...rule, at })),
    );
};

/** Identifiers among these that no provider's game has. */
export const unknownGames = async (em: EntityManager, identifiers: readonly string[]): Promise<string[]> => {
  const found = await em.find(ProviderGameEntity, { identifier: { $in: [...identifiers] } });
  return identifiers.filter((identifier) => !found.some((game) => game.identifier === identifier));
};

interface SwitchedOff extends Pick<GameRule, 'game' | 'country' | 'currency'> {
  isOwn: boolean; // one of the house's own games
  actorId: bigint;
  reason: string;
  at: number; // ms since epoch
}

/** Switches a game off at once, and says so in the trail. Unknown: there is no such game. */
export const switchGameOff = async (
  { em, client }: UnitOfWork,
  { isOwn, actorId, reason, at, ...rule }: SwitchedOff,
): Promise<'changed' | 'same' | 'unknown'> => {
  await lockCatalogue(client);
  const found = isOwn ? null : await em.findOne(ProviderGameEntity, { identifier: rule.game }, { refresh: true });
  if (!isOwn && !found) return 'unknown';
  if ((await em.count(GameRuleEntity, { ...rule, isOff: true })) > 0) return 'same';
  await em.insert(GameRuleEntity, { ...rule, isOff: true, minBetMinor: null, maxBetMinor: null, at });
  const subject = found ? { gameId: found.id } : { ownGame: rule.game };
  const after = { off: [rule.country, rule.currency].filter((part) => part !== null).join(' · ') };
  await em.insert(CatalogueEventEntity, { actorId, ...subject, before: {}, after, reason, at });
  return 'changed';
};
