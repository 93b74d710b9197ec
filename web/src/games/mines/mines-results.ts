import { fraction, type Fraction } from 'games-engine';
import type { RoundSummary } from 'server/contract';
import type { Format } from '../../core/format/use-format.ts';
import type { ResultChip } from '../../core/game-kit/last-results.tsx';

/** What a finished round multiplied its stake by. */
export const multiplierOfRound = ({ payoutMinor, stakeMinor }: RoundSummary): Fraction =>
  fraction(BigInt(payoutMinor), BigInt(stakeMinor || 1));

/** A finished round as the strip shows it. */
export const minesChip = (round: RoundSummary, { multiplier }: Pick<Format, 'multiplier'>): ResultChip => ({
  id: round.id,
  value: multiplier(multiplierOfRound(round)),
  won: round.payoutMinor > 0,
});
