import type { ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import type { Compared } from './compared.ts';
import { barsOf } from './distribution.maths.ts';
import { useNumberText } from '../../core/configs/numbers.ts';
import styles from '../../core/configs/tables.module.css';
import type { ClassPair } from './use-classes.ts';

const MIN_WIDTH = 0.4; // percent of the width: every possible result is seen, however rare

const width = (share: number): number => (share === 0 ? 0 : Math.max(MIN_WIDTH, share * 100));

/** Two bars, the active config's above the edited one's. A picture: the figures beside it say the same. */
const Bars = ({ before, after }: { before: number; after: number }): ReactNode => (
  <svg aria-hidden="true" className={styles.bars} viewBox="0 0 100 20" preserveAspectRatio="none">
    <rect className={styles.barBefore} x={0} y={1} width={width(before)} height={8} />
    <rect className={styles.barAfter} x={0} y={11} width={width(after)} height={8} />
  </svg>
);

/** Results of a stake, and their probabilities. */
export const DistributionChart = ({
  compared: { labels },
  pair,
}: {
  compared: Compared;
  pair: ClassPair;
}): ReactNode => {
  const t = useMessages('studio', 'measures');
  const number = useNumberText();
  const bars = barsOf(pair.before?.stakeClass.distribution, pair.after?.stakeClass.distribution);
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={t('distribution')}>
      <table className={styles.table}>
        <caption>{t('distribution')}</caption>
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              {t('returned')}
            </th>
            <th scope="col">{labels.before}</th>
            <th scope="col">{labels.after}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ returned, before, after }) => (
            <tr key={returned}>
              <th scope="row">{number.times(returned)}</th>
              <td className={styles.barCell}>
                <Bars before={before} after={after} />
              </td>
              <td>{number.share(before)}</td>
              <td>{number.share(after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
