import { bonusesPictures } from 'assets/features/bonuses/pictures';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { TOURNAMENT_MIN_STATUS, type TournamentInfo } from 'server/contract';
import { useFormat } from '../../core/format/use-format.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { askToSignIn } from '../../core/modal/modal.ts';
import { useMoney } from '../../core/money/money.ts';
import { Podium } from '../../core/podium/podium.tsx';
import { ActButton } from '../../core/ui/act-button.tsx';
import { Button } from '../../core/ui/button.tsx';
import { Facts } from '../../core/ui/facts.tsx';
import { Skeleton } from '../../core/ui/skeleton.tsx';
import { vipName } from '../../core/vip/vip-level.ts';
import type { Participation } from './participation.ts';
import { PlayerCell } from './ranking-table.tsx';
import { useClockLeft } from './use-clock-left.ts';
import { useDayName } from './use-day-name.ts';
import styles from './tournament.module.css';

/** The player's participation today. */
export interface Taking {
  readonly state: Participation;
  readonly level: number; // the viewer's VIP level
  readonly busy: boolean;
  readonly problem: string | undefined; // text of the refusal
  onParticipate(): void;
}

/** Registration for today's tournament, or why it is not possible. */
export const TakePart = (taking: Taking): ReactNode => {
  const t = useMessages('tournament', 'main');
  switch (taking.state) {
    case 'loading':
      return <Skeleton height={44} />;
    case 'off':
      return <p>{t('off')}</p>;
    case 'visitor':
      return (
        <Button variant="primary" onClick={askToSignIn}>
          {t('signIn')}
        </Button>
      );
    case 'closed':
      return <p>{t('closed')}</p>;
    case 'level':
      return (
        <p>
          {t('needsLevel', {
            level: vipName(taking.level) ?? '',
            tournamentLevel: vipName(TOURNAMENT_MIN_STATUS) ?? '',
          })}
        </p>
      );
    case 'registered':
      return (
        <p className={styles.registered}>
          <CircleCheck aria-hidden="true" size={20} />
          {t('registered')}
        </p>
      );
    case 'open':
      return (
        <ActButton busy={taking.busy} problem={taking.problem} onAct={taking.onParticipate}>
          {t('participate')}
        </ActButton>
      );
  }
};

/** Today's bank and its end. */
const Pool = ({ tournament: { bank, bankTon, endsAt, players } }: Pick<TournamentInfo, 'tournament'>): ReactNode => {
  const t = useMessages('tournament', 'main');
  const { format } = useMoney();
  const { count } = useFormat();
  const time = useClockLeft(endsAt);
  return (
    <div className={styles.pool}>
      <img src={bonusesPictures.trophy.url} alt="" width={112} height={112} className={styles.trophy} />
      <p className={styles.label}>{t('pool')}</p>
      <p className={styles.bank}>{format(bank)}</p>
      <p className={styles.muted}>{t('pool.ton', { ton: count(bankTon) })}</p>
      <p role="timer" className={styles.clock}>
        {t('ends', { time })}
      </p>
      <p className={styles.muted}>{t('players', { count: players })}</p>
    </div>
  );
};

/** The player's place and stakes, the prize that they would get now, and what is missing for the place's own. */
const OwnPosition = ({
  own: { place, betAmount, prizePlace },
  tournament: { prizes, minStakes },
}: {
  own: NonNullable<TournamentInfo['own']>;
  tournament: TournamentInfo['tournament'];
}): ReactNode => {
  const t = useMessages('tournament', 'main');
  const { count } = useFormat();
  const { format } = useMoney();
  const min = place === null ? undefined : minStakes[place - 1];
  const prize = prizePlace === null ? t('own.noPrize') : format(prizes[prizePlace - 1] ?? 0);
  return (
    <Facts
      layout="rows"
      facts={[
        [t('own.place'), place === null ? t('own.unranked') : count(place)],
        [t('own.amount'), format(betAmount)],
        [t('own.prize'), prize],
        min !== undefined &&
          min > betAmount && [t('own.missing', { place: count(place ?? 0) }), format(min - betAmount)],
      ]}
    />
  );
};

/** Today's tournament at a glance. */
export const Summary = ({ info, taking }: { info: TournamentInfo; taking: Taking }): ReactNode => {
  const t = useMessages('tournament', 'main');
  const dayName = useDayName();
  const { tournament, own, lastWinner } = info;
  return (
    <div className={styles.summary}>
      {taking.state !== 'off' && (
        <>
          <Pool tournament={tournament} />
          <Podium label={t('podium')} you={t('you')} info={info} />
        </>
      )}
      <TakePart {...taking} />
      {own && <OwnPosition own={own} tournament={tournament} />}
      {tournament.counting !== null && (
        <p className={styles.notice}>{t('counting', { date: dayName(tournament.counting) })}</p>
      )}
      {lastWinner && (
        <div>
          <p className={styles.label}>{t('champion')}</p>
          <PlayerCell face={lastWinner} />
        </div>
      )}
    </div>
  );
};
