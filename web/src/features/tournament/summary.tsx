import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { TournamentInfo } from 'server/contract';
import { useFormat } from '../../core/format/use-format.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { askToSignIn } from '../../core/modal/modal.ts';
import { useMoney } from '../../core/money/money.ts';
import { ActButton } from '../../core/ui/act-button.tsx';
import { Button } from '../../core/ui/button.tsx';
import { FactList } from '../../core/ui/page.tsx';
import { Skeleton } from '../../core/ui/skeleton.tsx';
import { vipName } from '../../core/vip/vip-name.ts';
import type { Participation } from './participation.ts';
import { PlayerCell } from './player-cell.tsx';
import { tournamentMessages } from './tournament.messages.ts';
import styles from './tournament.module.css';
import { useClockLeft } from './use-clock-left.ts';
import { useDayName } from './use-day-name.ts';

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
  const t = useMessages(tournamentMessages);
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
      return <p>{t('needsLevel', { level: vipName(taking.level) ?? '' })}</p>;
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
  const t = useMessages(tournamentMessages);
  const { format } = useMoney();
  const { count } = useFormat();
  const time = useClockLeft(endsAt);
  return (
    <div className={styles.pool}>
      <p className={styles.label}>{t('pool')}</p>
      <p className={styles.bank}>{format(bank)}</p>
      <p className={styles.muted}>{t('pool.ton', { ton: count(bankTon) })}</p>
      <p role="timer">{t('ends', { time })}</p>
      <p className={styles.muted}>{t('players', { count: players })}</p>
    </div>
  );
};

/** The player's place and stakes. */
const OwnPosition = ({ own }: { own: NonNullable<TournamentInfo['own']> }): ReactNode => {
  const t = useMessages(tournamentMessages);
  const { count } = useFormat();
  const { format } = useMoney();
  return (
    <FactList
      facts={[
        [t('own.place'), own.place === null ? t('own.unranked') : count(own.place)],
        [t('own.amount'), format(own.betAmount)],
      ]}
    />
  );
};

/** Today's tournament at a glance. */
export const Summary = ({ info, taking }: { info: TournamentInfo; taking: Taking }): ReactNode => {
  const t = useMessages(tournamentMessages);
  const dayName = useDayName();
  const { tournament, own, lastWinner } = info;
  return (
    <div className={styles.summary}>
      {taking.state !== 'off' && <Pool tournament={tournament} />}
      <TakePart {...taking} />
      {own && <OwnPosition own={own} />}
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
