import type { ReactNode } from 'react';
import type { TournamentInfo } from 'server/contract';
import { useCallQuery } from '../../core/connection/query.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoney } from '../../core/money/money.ts';
import { Podium } from '../../core/podium/podium.tsx';
import { ButtonLink } from '../../core/ui/button.tsx';
import { Skeleton } from '../../core/ui/skeleton.tsx';
import styles from './tournament-place.module.css';
import { useClockLeft } from './use-clock-left.ts';

const POLL_MS = 10_000; // its own page asks every second

const Standing = ({ info }: { info: TournamentInfo }): ReactNode => {
  const t = useMessages('tournament', 'main');
  const { format } = useMoney();
  const { bank, endsAt } = info.tournament;
  const left = useClockLeft(endsAt);
  return (
    <div className={styles.today}>
      <Podium label={t('ranking.title')} you={t('you')} info={info} />
      <div className={styles.facts}>
        <p className={styles.label}>{t('pool')}</p>
        <p className={styles.bank}>{format(bank)}</p>
        <p role="timer" className={styles.clock}>
          {t('ends', { time: left })}
        </p>
        <ButtonLink to="/dailydist">{t('toPage')}</ButtonLink>
      </div>
    </div>
  );
};

/** The podium of today with its pool and clock; a sentence on a day without a tournament. */
export const TournamentToday = (): ReactNode => {
  const t = useMessages('tournament', 'main');
  const { data } = useCallQuery('tournament.daily.getInfo', {}, { refetchInterval: POLL_MS });
  if (!data) return <Skeleton height={240} />;
  return data.tournament.bank === 0 ? <p>{t('off')}</p> : <Standing info={data} />;
};
