import type { ProfitPoint } from './session-stats.ts';
import type { ReactNode } from 'react';
import { useMoney } from '../../money/money.ts';
import styles from './profit-chart.module.css';

/** A chart in a square of 0 … 100 either way; it is stretched to its place. */
export interface ProfitCurve {
  path: string; // SVG path of the curve
  zeroY: number; // position of a profit of 0
  max: number; // profit at the upper edge
  min: number; // profit at the lower edge
}

const SIZE = 100;

const place = (value: number): string => String(Math.round(value * 100) / 100);

/** The course of the profit. 0 always lies within, so that ahead and behind can be told. */
export const profitCurve = (points: readonly ProfitPoint[]): ProfitCurve => {
  const profits = points.map(({ profit }) => profit);
  const [min, max] = [Math.min(0, ...profits), Math.max(0, ...profits)];
  const height = max - min || 1;
  const bets = points.at(-1)?.bet || 1;
  const y = (profit: number): number => ((max - profit) / height) * SIZE;
  const corners = points.map(({ bet, profit }) => `${place((bet / bets) * SIZE)} ${place(y(profit))}`);
  return { path: `M${corners.join('L')}`, zeroY: y(0), max, min };
};

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
