import { useEffect, useRef, type ReactNode } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { fromBase } from 'games-engine';
import { courseOf, useMoney } from '../money/money.ts';
import { hex } from '../tokens/tokens.ts';
import styles from './profit-chart.module.css';
import type { ProfitPoint } from './session-stats.ts';
import { useElementSize } from './use-element-size.ts';

const AXIS = 12;

const axis = (): uPlot.Axis => ({
  stroke: hex('faint'),
  font: `${AXIS}px Inter, system-ui, sans-serif`,
  grid: { stroke: hex('divider'), width: 1 },
  ticks: { show: false },
});

const options = (width: number, height: number, units: (profit: number) => string): uPlot.Options => ({
  width,
  height,
  legend: { show: false },
  cursor: { show: false },
  padding: [8, 8, 0, 0],
  scales: {
    x: { time: false },
    y: { range: (_chart, low, high) => uPlot.rangeNum(Math.min(low, 0), Math.max(high, 0), 0.1, true) },
  },
  axes: [
    { ...axis(), values: (_chart, bets) => bets.map((bet) => (Number.isInteger(bet) ? String(bet) : '')) },
    { ...axis(), size: 64, values: (_chart, amounts) => amounts.map(units) },
  ],
  series: [{}, { stroke: hex('info'), width: 1.5, points: { show: false } }],
});

const dataOf = (points: readonly ProfitPoint[]): uPlot.AlignedData => [points.map(({ bet }) => bet), points.map(({ profit }) => profit)];

/** The course of the profit, bet by bet. A picture: the figures beside it say the same. */
export const ProfitChart = ({ points, label }: { points: readonly ProfitPoint[]; label: string }): ReactNode => {
  const box = useRef<HTMLDivElement>(null);
  const chart = useRef<uPlot>(undefined);
  const latest = useRef(points);
  const size = useElementSize(box);
  const { currency } = useMoney();
  useEffect(() => {
    latest.current = points;
    chart.current?.setData(dataOf(points));
  }, [points]);
  useEffect(() => {
    const place = box.current;
    if (!place || !size) return undefined;
    const course = courseOf(currency);
    const units = (profit: number): string => String(Number(fromBase(BigInt(Math.round(profit)), course)) / 100);
    const made = new uPlot(options(size.width, size.height, units), dataOf(latest.current), place);
    chart.current = made;
    return () => {
      chart.current = undefined;
      made.destroy();
    };
  }, [size, currency]);
  return <div ref={box} className={styles.chart} role="img" aria-label={label} />;
};
