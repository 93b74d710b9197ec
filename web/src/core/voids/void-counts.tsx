import {
  compareAvoided,
  expectedVoids,
  totalCounts,
  voidReasons,
  weekStart,
  type PaidShares,
  type VoidCounts,
} from 'games-engine';
import type { ReactNode } from 'react';
import { dateFormat } from '../i18n/dates.ts';
import { formatNumber } from '../format/format.ts';
import { useFormat } from '../format/use-format.ts';
import { localeOf } from '../i18n/locales.ts';
import { useLanguage, useMessages } from '../i18n/messages.ts';
import styles from './voids.module.css';

/** Ends of a game's rounds, week by week. */
export interface GameVoids {
  name: string; // name of the game
  weeks: readonly (VoidCounts & { week: number })[];
  usual: PaidShares;
  avoided: PaidShares;
}

const voidsIn = ({ reasons }: VoidCounts): number => Object.values(reasons).reduce((sum, count) => sum + count, 0);

const useFigures = () => {
  const language = useLanguage();
  const { percent } = useFormat();
  const day = { dateStyle: 'medium', timeZone: 'UTC' } as const;
  return {
    percent: (share: number): string => percent(share * 100),
    figure: (value: number): string => formatNumber(value, language, { maximumFractionDigits: 1 }),
    date: (at: number): string => dateFormat(localeOf[language], day).format(at),
  };
};

/** Why rounds of a week had no draw, each with how many an even spread would give. */
const Reasons = ({ counts, total }: { counts: VoidCounts; total: VoidCounts }): ReactNode => {
  const t = useMessages('voids', 'main');
  const { figure } = useFigures();
  return voidReasons
    .filter((reason) => counts.reasons[reason] !== undefined)
    .map((reason) => {
      const { expected, within } = expectedVoids(total, counts, reason);
      const chance = t('expected', { expected: figure(expected), within: figure(within) });
      return (
        <span key={reason} className={styles.reason}>
          {t(`reason.${reason}`)}: {counts.reasons[reason]} <small>{chance}</small>
        </span>
      );
    });
};

const Weeks = ({ weeks, total }: Pick<GameVoids, 'weeks'> & { total: VoidCounts }): ReactNode => {
  const t = useMessages('voids', 'main');
  const { count } = useFormat();
  const { date } = useFigures();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('week')}</th>
          <th scope="col">{t('rounds')}</th>
          <th scope="col">{t('voids')}</th>
        </tr>
      </thead>
      <tbody>
        {weeks.toReversed().map((counts) => (
          <tr key={counts.week}>
            <td>{date(weekStart(counts.week))}</td>
            <td>{count(counts.rounds)}</td>
            <td>{voidsIn(counts) === 0 ? 0 : <Reasons counts={counts} total={total} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** Payouts that avoided draws would have made, beside those of drawn rounds. */
const Avoided = ({ avoided, usual }: Pick<GameVoids, 'avoided' | 'usual'>): ReactNode => {
  const t = useMessages('voids', 'main');
  const { figure, percent } = useFigures();
  const compared = compareAvoided(avoided, usual);
  if (!compared) return null;
  const { share, usual: mean, errors } = compared;
  return (
    <p>
      {t('avoided', { count: avoided.rounds, share: percent(share), usual: percent(mean) })}{' '}
      {errors !== undefined && t('errors', { errors: figure(errors) })}
    </p>
  );
};

const Game = ({ name, weeks, usual, avoided }: GameVoids): ReactNode => {
  const t = useMessages('voids', 'main');
  const { count } = useFormat();
  const { percent } = useFigures();
  const total = totalCounts(weeks);
  const [voids, rounds] = [voidsIn(total), count(total.rounds)];
  return (
    <section className={styles.game} aria-label={name}>
      <h3>{name}</h3>
      <p>{voids === 0 ? t('none', { rounds }) : t('total', { voids, rounds, share: percent(voids / total.rounds) })}</p>
      {voids > 0 && (
        <>
          <p>
            {t('lit', { count: total.lit })} {t('hidden', { count: total.hidden })}
          </p>
          <Avoided avoided={avoided} usual={usual} />
          <Weeks weeks={weeks} total={total} />
        </>
      )}
    </section>
  );
};

/** Rounds that ended without a draw, by game and week, beside what an even spread would give. */
export const VoidCountsList = ({ games }: { games: readonly GameVoids[] }): ReactNode => {
  const t = useMessages('voids', 'main');
  const played = games.filter(({ weeks }) => weeks.length > 0);
  return (
    <>
      <p>{t('text')}</p>
      {played.length === 0 ? <p>{t('nothing')}</p> : played.map((each) => <Game key={each.name} {...each} />)}
    </>
  );
};
