import { toPpm } from 'games-engine';
import { diceChoiceSchema, diceOutcomeSchema, type DiceChoice } from 'games-engine/dice';
import type { RoundSummary } from 'server/contract';
import type { ResultChip } from '../../core/game-kit/last-results.tsx';
import type { Format } from '../../core/format/use-format.ts';
import { moodOf } from '../../core/game-kit/mood.ts';
import type { SceneRound } from './dice-frame.ts';
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

/** A bet that was played before this screen came, and how its number lies on the bar. */
export interface EarlierRound {
  choice: DiceChoice;
  scene: SceneRound;
}

/** A finished round at rest; undefined when it cannot be read. */
export const earlierRound = ({
  id,
  choice,
  outcome,
  payoutMinor,
  stakeMinor,
}: RoundSummary): EarlierRound | undefined => {
  const [bet, drawn] = [diceChoiceSchema.safeParse(choice).data, diceOutcomeSchema.safeParse(outcome).data];
  if (!bet || !drawn) return undefined;
  const { roll } = drawn;
  const mood = moodOf(BigInt(payoutMinor), BigInt(stakeMinor));
  const rest = { startedAt: 0, revealMs: 0, fromRoll: roll, calm: true };
  return { choice: bet, scene: { id, roll, mood, big: false, seedHash: undefined, ...rest } };
};

/** A round that was just shown, as the history will tell it. */
export const summaryOf = ({ answer, choice, multiplier }: DiceRound, nick: string): RoundSummary => ({
  id: answer.transaction_id,
  game: 'dice',
  nick,
  stakeMinor: answer.stakeMinor,
  payoutMinor: answer.winAmount,
  multiplierPpm: answer.win ? toPpm(multiplier) : 0,
  choice: { ...choice },
  outcome: { roll: answer.number },
  at: answer.at,
});
