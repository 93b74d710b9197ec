import type { ReactNode } from 'react';
import type { Waterfall } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoney } from '../../core/money/money.ts';
import { classNames } from '../../core/ui/class-names.ts';
import styles from './partner.module.css';

interface Step {
  readonly key: 'bets' | 'wins' | 'bonuses' | 'fees' | 'ngr' | 'earned';
  readonly amount: number; // as it is added
  readonly from: number; // start of its bar
}

/** Steps from bets to what is left for the house, and to the partner. */
const stepsOf = ({ bets, wins, bonuses, fees, ngr }: Waterfall, earned: number | undefined): readonly Step[] => [
  { key: 'bets', amount: bets, from: 0 },
  { key: 'wins', amount: -wins, from: bets },
  { key: 'bonuses', amount: -bonuses, from: bets - wins },
  { key: 'fees', amount: -fees, from: bets - wins - bonuses },
  { key: 'ngr', amount: ngr, from: 0 },
  ...(earned === undefined ? [] : [{ key: 'earned', amount: earned, from: 0 } as const]),
];

/** A step's bar as percent of the whole; what lies below zero has none. */
const barOf = ({ from, amount }: Step, whole: number): { left: string; width: string } => {
  const percent = (value: number): number => (Math.min(whole, Math.max(0, value)) / whole) * 100;
  const low = percent(Math.min(from, from + amount));
  const high = percent(Math.max(from, from + amount));
  return { left: `${low}%`, width: `${Math.max(0.5, high - low)}%` };
};

/** A waterfall as bars beside its figures: each step begins where the one before ended. */
export const WaterfallBars = ({ waterfall, earned }: { waterfall: Waterfall; earned?: number }): ReactNode => {
  const t = useMessages('partner', 'profit');
  const { format } = useMoney();
  const whole = Math.max(1, waterfall.bets, waterfall.wins + waterfall.bonuses + waterfall.fees);
  return (
    <ol className={styles.steps}>
      {stepsOf(waterfall, earned).map((step) => (
        <li key={step.key} className={classNames((step.key === 'ngr' || step.key === 'earned') && styles.sum)}>
          <span>{t(`step.${step.key}`)}</span>
          <span aria-hidden="true" className={styles.track}>
            <span className={step.amount < 0 ? styles.minus : styles.plus} style={barOf(step, whole)} />
          </span>
          <strong>{format(step.amount)}</strong>
        </li>
      ))}
    </ol>
  );
};
