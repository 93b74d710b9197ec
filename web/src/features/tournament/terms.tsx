import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { TournamentInfo } from 'server/contract';
import { useHouseFigures } from '../../core/figures/house-figures.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { type FoundKey, useMessages } from '../../core/i18n/messages.ts';
import { useMoney } from '../../core/money/money.ts';
import styles from './tournament.module.css';

const terms = [
  'terms.who',
  'terms.amount',
  'terms.players',
  'terms.least',
  'terms.ties',
  'terms.late',
  'terms.bank',
  'terms.paid',
  'terms.checked',
  'terms.excluded',
  'terms.sober',
] as const;

/** Today's prize of each place. */
export const ShareTable = ({
  tournament: { shares, prizes, minStakes },
}: {
  tournament: Pick<TournamentInfo['tournament'], 'shares' | 'prizes' | 'minStakes'>;
}): ReactNode => {
  const t = useMessages('tournament', 'main');
  const { count, percent } = useFormat();
  const { format } = useMoney();
  const rows = shares.map((share, index) => ({
    place: index + 1,
    share,
    prize: prizes[index] ?? 0,
    min: minStakes[index] ?? 0,
  }));
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('shares.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('col.place')}</th>
          <th scope="col" className={styles.end}>
            {t('col.share')}
          </th>
          <th scope="col" className={styles.end}>
            {t('col.prize')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ place, share, prize, min }) => (
          <tr key={place}>
            <td>{count(place)}</td>
            <td className={styles.end}>{percent(share)}</td>
            <td className={styles.end}>
              <strong>{format(prize)}</strong>
              <span className={styles.staked}>{t('row.min', { amount: format(min) })}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** The terms in plain words. */
export const Terms = (): ReactNode => {
  const t = useMessages('tournament', 'main');
  const figures = useHouseFigures();
  return (
    <>
      <ul className={styles.terms}>
        {terms.map((term) => (
          <li key={term}>{t(term as FoundKey, figures)}</li>
        ))}
      </ul>
      <p className={styles.note}>
        <Link to="/settings/limits">{t('limits')}</Link>
      </p>
    </>
  );
};
