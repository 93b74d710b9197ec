import type { ReactNode } from 'react';
import { useFormat, type Format } from '../../core/format/use-format.ts';
import { gameKitMessages } from '../../core/game-kit/game-kit.messages.ts';
import { moodOf, type Mood } from '../../core/game-kit/mood.ts';
import { OutcomeLine } from '../../core/game-kit/outcome-line.tsx';
import { useMessages, type MessageParams, type MessageKey } from '../../core/i18n/messages.ts';
import { useMoney, type Money } from '../../core/money/money.ts';
import { rollText } from './dice-layout.ts';
import { diceMessages, type diceRu } from './dice.messages.ts';
import type { DiceRound, DiceTableState } from './dice-table.ts';

/** A round's result as a sentence: what was rolled and what became of the money. */
export const outcomeMessage = (
  { answer, multiplier }: DiceRound,
  { format }: Pick<Money, 'format'>,
  figures: Pick<Format, 'mark' | 'multiplier'>,
): { key: MessageKey<typeof diceRu>; params: MessageParams; mood: Mood } => {
  const mood = moodOf(BigInt(answer.winAmount), BigInt(answer.stakeMinor));
  const key = ({ win: 'result.win', even: 'result.even', loss: 'result.loss' } as const)[mood];
  const amount = format(mood === 'loss' ? answer.stakeMinor : answer.winAmount);
  return {
    key,
    params: { number: rollText(answer.number, figures.mark), amount, multiplier: figures.multiplier(multiplier) },
    mood,
  };
};

/** The last result in words. */
export const DiceOutcome = ({ state }: { state: DiceTableState }): ReactNode => {
  const t = useMessages(diceMessages);
  const kit = useMessages(gameKitMessages);
  const money = useMoney();
  const figures = useFormat();
  if (state.recovering) return <OutcomeLine game="dice">{kit('result.recovering')}</OutcomeLine>;
  if (!state.round || !state.revealed) {
    return <OutcomeLine game="dice">{t(state.phase === 'idle' ? 'result.none' : 'result.pending')}</OutcomeLine>;
  }
  const { key, params, mood } = outcomeMessage(state.round, money, figures);
  return (
    <OutcomeLine game="dice" mood={mood} roundId={state.round.answer.transaction_id}>
      {t(key, params)}
    </OutcomeLine>
  );
};
