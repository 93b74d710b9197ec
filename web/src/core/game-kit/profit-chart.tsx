import type { ReactNode } from 'react';
import { useMoney } from '../money/money.ts';
import { profitCurve } from './profit-chart.maths.ts';
import styles from './profit-chart.module.css';
import type { ProfitPoint } from './session-stats.ts';

/** The course of the profit, bet by bet. A picture: the figures beside it say the same. */
export const ProfitChart = ({ points, label }: { points: readonly ProfitPoint[]; label: string }): ReactNode => {
  const { format } = useMoney();
  const { path, zeroY, max, min } = profitCurve(points);
  return (
    <figure className={styles.chart}>
      <figcaption className="visually-hidden">{label}</figcaption>
      <svg aria-hidden="true" className={styles.plot} viewBox="0 0 100 100" preserveAspectRatio="none">
        <path className={styles.zero} d={`M0 ${zeroY}H100`} />
        <path className={styles.curve} d={path} />
      </svg>
      <div className={styles.scale} aria-hidden="true">
        <span>{format(max, { sign: true })}</span>
        <span>{format(min, { sign: true })}</span>
      </div>
    </figure>
  );
};
