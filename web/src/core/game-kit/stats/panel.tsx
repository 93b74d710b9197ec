import { Suspense, type ReactNode } from 'react';
import { useFormat } from '../../format/use-format.ts';
import { useMessages } from '../../i18n/messages.ts';
import { useMoney } from '../../money/money.ts';
import { readSaved, save } from '../../store/saved.ts';
import { createStore, useStore } from '../../store/store.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
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

interface FiguresProps {
  stats: SessionStats;
  onReset(): void;
}

const toneOf = ({ profitMinor }: SessionStats): string | undefined =>
  profitMinor > 0n ? styles.up : profitMinor < 0n ? styles.down : undefined;

const Figures = ({ stats, onReset }: FiguresProps): ReactNode => {
  const t = useMessages('game-kit', 'main');
  const { format } = useMoney();
  const { count } = useFormat();
  const profit = format(stats.profitMinor, { sign: true });
  return (
    <>
      <dl className={styles.figures}>
        <Figure name={t('stats.bets')} value={count(stats.bets)} />
        <Figure name={t('stats.wins')} value={count(stats.wins)} />
        <Figure name={t('stats.wagered')} value={format(stats.wageredMinor)} />
        <Figure name={t('stats.profit')} value={profit} tone={toneOf(stats)} />
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
    </>
  );
};

export interface SessionFiguresProps extends FiguresProps {
  onWindow?: () => void; // takes them out of the page
}

/** Bets, wins, wagered, profit and its course, plainly. */
export const SessionFigures = ({ onWindow, ...props }: SessionFiguresProps): ReactNode => {
  const t = useMessages('game-kit', 'main');
  const { format } = useMoney();
  const { stats } = props;
  return (
    <details className={styles.panel}>
      <summary className={styles.head}>
        <h2 className={styles.title}>{t('stats.title')}</h2>
        <span className={classNames(styles.profit, toneOf(stats))}>
          {stats.bets === 0 ? '' : format(stats.profitMinor, { sign: true })}
        </span>
      </summary>
      <Figures {...props} />
      {onWindow && (
        <Button variant="ghost" onClick={onWindow}>
          {t('stats.window')}
        </Button>
      )}
    </details>
  );
};

const StatsWindow = lazyPart(async () => (await import('./window.tsx')).StatsWindow);

const WINDOW = 'stats window open';
const isWindowOpen = createStore(readSaved(WINDOW, 'visit') === true); // from game to game, in this tab

const openWindow = (isOpen: boolean): void => {
  isWindowOpen.set(isOpen);
  save(WINDOW, isOpen || undefined, 'visit');
};

/** Figures of the play since the visit began, in the page or in a window over it. Play money is in none of them. */
export const SessionStatsPanel = ({ game }: { game: string }): ReactNode => {
  const figures = { stats: useSessionStats(game), onReset: () => resetStats(game) };
  const t = useMessages('game-kit', 'main');
  const isOpen = useStore(isWindowOpen);
  const isTrial = usePlayMoney().isOn;
  if (isTrial) return <p className={styles.trial}>{t('play.stats')}</p>;
  if (!isOpen) return <SessionFigures {...figures} onWindow={() => openWindow(true)} />;
  return (
    <Suspense>
      <StatsWindow onClose={() => openWindow(false)}>
        <Figures {...figures} />
      </StatsWindow>
    </Suspense>
  );
};
