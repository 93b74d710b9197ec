import { useMemo, type ReactNode } from 'react';
import type { DrawsAnswer } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import styles from './chart.module.css';
import { useFigures } from './use-figures.ts';

const WIDTH = 1000;
const HEIGHT = 300;
const GAP = 0.15; // gap, as part of a bar's place

type Props = Pick<DrawsAnswer, 'axis' | 'bins'>;

const pathsOf = (bins: Props['bins'], most: number): { bars: string; expected: string } => {
  const width = WIDTH / Math.max(1, bins.length);
  const y = (count: number): number => HEIGHT - (count / most) * HEIGHT;
  return {
    bars: bins
      .map(({ count }, bin) => `M${(bin + GAP) * width} ${HEIGHT}V${y(count)}h${(1 - 2 * GAP) * width}V${HEIGHT}Z`)
      .join(''),
    expected: bins.map(({ expected }, bin) => `M${bin * width} ${y(expected)}h${width}`).join(''),
  };
};

/** Number of draws of each, and the expected number. A picture: the table below says the same. */
export const DrawsChart = ({ axis, bins }: Props): ReactNode => {
  const t = useMessages('audit', 'figures');
  const { number } = useFigures();
  const most = Math.max(1, ...bins.flatMap(({ count, expected }) => [count, expected])) * 1.05;
  const paths = useMemo(() => pathsOf(bins, most), [bins, most]);
  return (
    <figure className={styles.figure}>
      <figcaption>{t(`axis.${axis}`)}</figcaption>
      <div className={styles.frame} aria-hidden="true">
        <div className={styles.scale}>
          <span>{number(most)}</span>
          <span>0</span>
        </div>
        <svg className={styles.plot} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
          <path className={styles.bar} d={paths.bars} />
          <path className={styles.change} d={paths.expected} />
        </svg>
        <div className={styles.times}>
          <span>{number(bins[0]?.from ?? 0)}</span>
          <span>{number(bins.at(-1)?.to ?? 0)}</span>
        </div>
      </div>
      <ul className={styles.legend} aria-hidden="true">
        <li>
          <i className={styles['key-bar']} />
          {t('col.count')}
        </li>
        <li>
          <i className={styles['key-change']} />
          {t('col.due')}
        </li>
      </ul>
    </figure>
  );
};
