import { AIRDROP_ID, QUIZ_ID, RAIN_ID, PARTNER_INVITE_ID, TOURNAMENT_ID, type BonusGrant } from 'server/contract';
import { useLabels, useMessages } from '../../core/i18n/messages.ts';
import { bonusCards } from './bonus-cards.ts';

/** Bonuses without a card. */
const namedApart: Readonly<Record<string, 'airdrop' | 'rain' | 'quiz' | 'partnerInvite' | 'tournament'>> = {
  [AIRDROP_ID]: 'airdrop',
  [RAIN_ID]: 'rain',
  [QUIZ_ID]: 'quiz',
  [PARTNER_INVITE_ID]: 'partnerInvite',
  [TOURNAMENT_ID]: 'tournament',
};

const LEVEL = /^(?:N?VIP\d+|SVIP)$/;

/** Names a bonus by its card, and by level for level rewards. */
export const useBonusName = (): ((named: { bonus: string | null; code?: BonusGrant['code'] }) => string) => {
  const t = useMessages('bonus', 'main');
  const labels = useLabels(bonusCards.map(({ name }) => name));
  return ({ bonus, code = '' }) => {
    const name = labels[bonusCards.findIndex(({ id }) => id === bonus)] ?? t(namedApart[bonus ?? ''] ?? 'other');
    return LEVEL.test(code) ? `${name}, ${code}` : name;
  };
};
