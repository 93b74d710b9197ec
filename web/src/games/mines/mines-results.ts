import type { RoundSummary } from 'server/contract';
import type { ResultChip } from '../../core/game-kit/last-results.tsx';

/** What a payout is of its stake, cut to two decimals: "1.38×". */
export const timesText = (payoutMinor: number, stakeMinor: number): string => {
  if (stakeMinor <= 0) return '0.00×';
  const digits = ((BigInt(payoutMinor) * 100n) / BigInt(stakeMinor)).toString().padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}×`;
};

/** A finished round as the strip shows it. */
export const minesChip = ({ id, stakeMinor, payoutMinor }: RoundSummary): ResultChip => ({
  id,
  value: timesText(payoutMinor, stakeMinor),
  won: payoutMinor > 0,
});
