import type { ReactNode } from 'react';
import { useFormat } from '../../format/use-format.ts';
import { useMessages } from '../../i18n/messages.ts';
import { useMoney } from '../../money/money.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { usePlayMoney } from '../play-money/play-money.tsx';
import { ProfitChart } from './profit-chart.tsx';
import styles from './panel.module.css';
import { type SessionStats, resetStats, useSessionStats } from './session-stats.ts';

const Figure = ({ name, value, tone }: { name: string; value: string; tone?: string | undefined }): ReactNode => (
  <div className={styles.figure}>
    <dt>{name}</dt>
    <dd className={tone}>{value}</dd>
  </div>
);

export interface SessionFiguresProps {
  stats: SessionStats;
  onReset(): void;
}

/** Bets, wins, wagered, profit and its course, plainly. */
export const SessionFigures = ({ stats, onReset }: SessionFiguresProps): ReactNode => {
  const t = useMessages('game-kit', 'main');
  const { format } = useMoney();
  const { count } = useFormat();
  const profit = format(stats.profitMinor, { sign: true });
  const tone = stats.profitMinor > 0n ? styles.up : stats.profitMinor < 0n ? styles.down : undefined;
  return (
    <details className={styles.panel}>
      <summary className={styles.head}>
        <h2 className={styles.title}>{t('stats.title')}</h2>
        <span className={classNames(styles.profit, tone)}>{stats.bets === 0 ? '' : profit}</span>
      </summary>
      <dl className={styles.figures}>
        <Figure name={t('stats.bets')} value={count(stats.bets)} />
        <Figure name={t('stats.wins')} value={count(stats.wins)} />
        <Figure name={t('stats.wagered')} value={format(stats.wageredMinor)} />
        <Figure name={t('stats.profit')} value={profit} tone={tone} />
      </dl>
      <div className={styles.chart}>
        {stats.bets === 0 ? (
          <p className={styles.empty}>{t('stats.empty')}</p>
        ) : (
          <ProfitChart points={stats.points} label={t('stats.chart', { profit })} />
        )}
      </div>
      <Button variant="ghost" disabled={stats.bets === 0} onClick={onReset}>
        {t('stats.reset')}
      </Button>
    </details>
  );
};

/** Figures of the play since the visit began. Play money is in none of them. */
export const SessionStatsPanel = ({ game }: { game: string }): ReactNode => {
  const t = useMessages('game-kit', 'main');
  const stats = useSessionStats(game);
  const isTrial = usePlayMoney().isOn;
  return isTrial ? (
    <p className={styles.trial}>{t('play.stats')}</p>
  ) : (
    <SessionFigures stats={stats} onReset={() => resetStats(game)} />
  );
};
