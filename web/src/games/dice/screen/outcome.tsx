import { toPpm } from 'games-engine';
import { diceChoiceSchema, diceOutcomeSchema, type DiceChoice } from 'games-engine/dice';
import type { ReactNode } from 'react';
import type { RoundSummary } from 'server/contract';
import { type Format, useFormat } from '../../../core/format/use-format.ts';
import type { ResultChip } from '../../../core/game-kit/result/last-results.tsx';
import { OutcomeLine } from '../../../core/game-kit/result/outcome-line.tsx';
import { moodOf, type Mood } from '../../../core/game-kit/result/result.ts';
import { useMessages, type Message, type Texts } from '../../../core/i18n/messages.ts';
import { useMoney, type Money } from '../../../core/money/money.ts';
import { type SceneRound, rollText } from '../scene/frame.ts';
import type { DiceRound, DiceTableState } from './table.ts';

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
  return { choice: bet, scene: { id, roll, mood, size: 'small', ...rest } };
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

/** A round's result as a sentence: what was rolled and what became of the money. */
export const outcomeMessage = (
  { answer, multiplier }: DiceRound,
  { format }: Pick<Money, 'format'>,
  figures: Pick<Format, 'mark' | 'multiplier'>,
): Message<Texts<'dice', 'main'>> & { readonly mood: Mood } => {
  const mood = moodOf(BigInt(answer.winAmount), BigInt(answer.stakeMinor));
  const key = ({ win: 'result.win', even: 'result.even', loss: 'result.loss' } as const)[mood];
  const amount = format(mood === 'loss' ? answer.stakeMinor : answer.winAmount, answer);
  return {
    key,
    params: { number: rollText(answer.number, figures.mark), amount, multiplier: figures.multiplier(multiplier) },
    mood,
  };
};

/** The last result in words. */
export const DiceOutcome = ({ state }: { state: DiceTableState }): ReactNode => {
  const t = useMessages('dice', 'main');
  const kit = useMessages('game-kit', 'main');
  const money = useMoney();
  const figures = useFormat();
  if (state.recovering) return <OutcomeLine game="dice">{kit('result.recovering')}</OutcomeLine>;
  if (!state.round || !state.revealed) {
    return <OutcomeLine game="dice">{t(state.phase === 'idle' ? 'result.none' : 'result.pending')}</OutcomeLine>;
  }
  const message = outcomeMessage(state.round, money, figures);
  return (
    <OutcomeLine
      game="dice"
      mood={message.mood}
      roundId={state.round.answer.transaction_id}
      betId={state.round.answer.transaction_id}
    >
      {t(message)}
    </OutcomeLine>
  );
};
