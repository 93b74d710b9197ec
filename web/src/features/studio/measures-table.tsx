import { toNumber } from 'games-engine';
import type { ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoney } from '../../core/money/money.ts';
import type { Compared } from './compared.ts';
import { useNumberText } from '../../core/configs/numbers.ts';
import styles from '../../core/configs/tables.module.css';
import type { ClassPair, MeasuredClass } from './use-classes.ts';

const rows = ['rtp', 'promised', 'edge', 'hit', 'variance', 'deviation', 'maxReturn', 'maxPayout', 'maxOdds'] as const;
type RowName = (typeof rows)[number];

const useRowText = (): ((row: RowName, measured: MeasuredClass) => string) => {
  const t = useMessages('studio', 'measures');
  const number = useNumberText();
  const { format } = useMoney();
  return (row, { stakeClass, measures }) => {
    const texts = {
      rtp: () => number.percent(measures.rtp),
      promised: () => number.percent(stakeClass.promisedRtp),
      edge: () => number.percent(measures.houseEdge),
      hit: () => number.percent(measures.hitFrequency),
      variance: () => number.plain(toNumber(measures.variance)),
      deviation: () => number.plain(measures.standardDeviation),
      maxReturn: () => number.times(toNumber(measures.maxReturn)),
      maxPayout: () => format(measures.maxPayoutMinor),
      maxOdds: () => t('oddsValue', { odds: number.plain(1 / toNumber(measures.maxChance)) }),
    } satisfies Record<RowName, () => string>;
    return texts[row]();
  };
};

/** Everything exact about one way to bet, by both configs. What differs stands out by more than its colour. */
export const MeasuresTable = ({ compared: { labels }, pair }: { compared: Compared; pair: ClassPair }): ReactNode => {
  const t = useMessages('studio', 'measures');
  const textOf = useRowText();
  const say = (row: RowName, measured: MeasuredClass | undefined): string =>
    measured ? textOf(row, measured) : t('absent');
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={t('exact')}>
      <table className={styles.table}>
        <caption>{t('exact')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('measure')}</th>
            <th scope="col">{labels.before}</th>
            <th scope="col">{labels.after}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const [before, after] = [say(row, pair.before), say(row, pair.after)];
            return (
              <tr key={row} className={before === after ? undefined : styles.changed}>
                <th scope="row">{t(`row.${row}`)}</th>
                <td>{before}</td>
                <td>{after}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
};
