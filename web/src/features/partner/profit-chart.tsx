import type { ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoney } from '../../core/money/money.ts';
import { classNames } from '../../core/ui/class-names.ts';
import { useDay } from './use-day.ts';
import styles from './partner.module.css';

export interface ChartDay {
  readonly day: number;
  readonly earned: number;
}

/** Earned money by day, a bar each, also of days without any. The table below says the same in figures. */
export const ProfitChart = ({ days, from, to }: { days: readonly ChartDay[]; from: number; to: number }): ReactNode => {
  const t = useMessages('partner', 'profit');
  const { format } = useMoney();
  const nameOf = useDay();
  const earnedOn = new Map(days.map(({ day, earned }) => [day, earned]));
  const all = Array.from({ length: to - from + 1 }, (_, at) => ({
    day: from + at,
    earned: earnedOn.get(from + at) ?? 0,
  }));
  const greatest = Math.max(1, ...all.map(({ earned }) => Math.abs(earned)));
  return (
    <figure className={styles.chart} aria-label={t('chart')}>
      <div aria-hidden="true" className={styles.bars}>
        {all.map(({ day, earned }) => (
          <span key={day} title={`${nameOf(day)}: ${format(earned)}`}>
            <span
              className={classNames(earned < 0 ? styles.minus : styles.plus)}
              style={{ height: `${(Math.abs(earned) / greatest) * 100}%` }}
            />
          </span>
        ))}
      </div>
      <figcaption>
        <span>{nameOf(from)}</span>
        <span>{t('chart.greatest', { amount: format(greatest) })}</span>
        <span>{nameOf(to)}</span>
      </figcaption>
    </figure>
  );
};
