import { toPpm } from 'games-engine';
import type { RoundSummary } from 'server/contract';
import type { ResultChip } from '../../core/game-kit/last-results.tsx';
import { currentSession } from '../../core/session/session.ts';
import type { Format } from '../../core/format/use-format.ts';
import { rollText } from './dice-layout.ts';
import type { DiceRound } from './dice-table.ts';

/** A finished round as the strip shows it; undefined when its outcome cannot be read. */
export const diceChip = (
  { id, outcome, payoutMinor }: RoundSummary,
  { mark }: Pick<Format, 'mark'>,
): ResultChip | undefined => {
  const { roll } = outcome;
  return typeof roll === 'number' ? { id, value: rollText(roll, mark), won: payoutMinor > 0 } : undefined;
};

/** A round that was just shown, as the history will tell it. */
export const summaryOf = ({ answer, choice, multiplier }: DiceRound): RoundSummary => ({
  id: answer.transaction_id,
  game: 'dice',
  nick: currentSession().profile?.nick ?? '',
  stakeMinor: answer.stakeMinor,
  payoutMinor: answer.winAmount,
  multiplierPpm: answer.win ? toPpm(multiplier) : 0,
  choice: { ...choice },
  outcome: { roll: answer.number },
  at: answer.at,
});
