import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Check, Minus, X } from 'lucide-react';
import { useMessages, type MessageParams, type MessageKey } from '../../core/i18n/messages.ts';
import { useMoney, type Money } from '../../core/money/money.ts';
import { classNames } from '../../core/ui/class-names.ts';
import { moodOf, type DiceMood } from './dice-frame.ts';
import { rollText } from './dice-layout.ts';
import { diceMessages, type diceRu } from './dice.messages.ts';
import styles from './dice.module.css';
import type { DiceRound, DiceTableState } from './dice-table.ts';

const icons = { win: Check, even: Minus, loss: X } as const satisfies Record<DiceMood, unknown>;

/** A round's result as a sentence: what was rolled and what became of the money. */
export const outcomeMessage = (
  { answer }: DiceRound,
  format: Money['format'],
): { key: MessageKey<typeof diceRu>; params: MessageParams; mood: DiceMood } => {
  const mood = moodOf(BigInt(answer.winAmount), BigInt(answer.stakeMinor));
  const key = ({ win: 'result.win', even: 'result.even', loss: 'result.loss' } as const)[mood];
  const amount = format(mood === 'loss' ? answer.stakeMinor : answer.winAmount);
  return { key, params: { number: rollText(answer.number), amount }, mood };
};

/** The last result in words, in a place of fixed height. The live region says it to screen readers. */
export const DiceOutcome = ({ state }: { state: DiceTableState }): ReactNode => {
  const t = useMessages(diceMessages);
  const { format } = useMoney();
  if (state.recovering) return <p className={styles.outcome}>{t('result.recovering')}</p>;
  if (!state.round || !state.revealed) {
    return <p className={styles.outcome}>{t(state.phase === 'idle' ? 'result.none' : 'result.pending')}</p>;
  }
  const { key, params, mood } = outcomeMessage(state.round, format);
  const Icon = icons[mood];
  return (
    <p className={styles.outcome}>
      <strong className={classNames(styles.result, styles[mood])}>
        <Icon aria-hidden="true" size={18} />
        {t(key, params)}
      </strong>
      <Link className={styles.check} to={`/fairness/dice/${state.round.answer.transaction_id}`}>
        {t('result.check')}
      </Link>
    </p>
  );
};
