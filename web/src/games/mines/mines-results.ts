import { ofPpm } from 'games-engine';
import type { RoundSummary } from 'server/contract';
import type { Format } from '../../core/format/use-format.ts';
import type { ResultChip } from '../../core/game-kit/last-results.tsx';

/** A finished round as the strip shows it. */
export const minesChip = (round: RoundSummary, { multiplier }: Pick<Format, 'multiplier'>): ResultChip => ({
  id: round.id,
  value: multiplier(ofPpm(round.multiplierPpm)),
  won: round.payoutMinor > 0,
});
