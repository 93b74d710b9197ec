import type { PayoutCap } from 'games-engine';
import { useMessages } from '../i18n/messages.ts';
import { useMoney } from '../money/money.ts';
import { payoutCapMessages } from './payout-cap.messages.ts';

/**
 * Where a cap acts. bet: a win is cut. steps: and the game ends there. sector: and a bet beyond the cap of a round is
 * refused. pot: a bet beyond it is refused, no win is cut.
 */
export type CapKind = 'bet' | 'steps' | 'sector' | 'pot';

/** What a game's rules say of its payout cap; nothing without one. */
export const useCapRules = (kind: CapKind, cap: PayoutCap | undefined): readonly string[] => {
  const t = useMessages(payoutCapMessages);
  const { format } = useMoney();
  if (!cap) return [];
  const bet = format(cap.betMinor);
  if (kind === 'pot') return [t('cap.pot', { pot: bet })];
  const cut = t('cap.bet', { bet });
  if (kind === 'steps') return [cut, t('cap.steps')];
  return kind === 'sector' ? [cut, t('cap.sector', { round: format(cap.roundMinor) })] : [cut];
};
