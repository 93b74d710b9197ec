import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { RealityCheck as Figures } from 'server/contract';
import { useCallQuery } from '../../core/connection/query.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoney } from '../../core/money/money.ts';
import { Button } from '../../core/ui/button.tsx';
import { Dialog } from '../../core/ui/dialog.tsx';
import { Skeleton } from '../../core/ui/skeleton.tsx';
import styles from './limits.module.css';
import { useRealityCheck } from './use-reality-check.ts';

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;

/** Length of the player's stay, and its result. */
const Stay = ({ figures: { sinceMs, serverTime, stakedMinor, paidMinor } }: { figures: Figures }): ReactNode => {
  const t = useMessages('limits', 'reality-check');
  const { format } = useMoney();
  const minutes = Math.floor((serverTime - sinceMs) / MINUTE_MS);
  const hours = Math.floor(minutes / HOUR_MINUTES);
  const rest = minutes % HOUR_MINUTES;
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{t('check.time')}</dt>
        <dd>{hours > 0 ? t('duration.hm', { hours, minutes: rest }) : t('duration.m', { minutes: rest })}</dd>
      </div>
      <div>
        <dt>{t('check.staked')}</dt>
        <dd>{format(stakedMinor)}</dd>
      </div>
      <div>
        <dt>{t('check.paid')}</dt>
        <dd>{format(paidMinor)}</dd>
      </div>
      <div className={styles.net}>
        <dt>{t('check.net')}</dt>
        <dd>{format(paidMinor - stakedMinor, { sign: true })}</dd>
      </div>
    </dl>
  );
};

/** The figures and two choices, neither of which is made to look better. */
const Choice = ({ onAnswer }: { onAnswer: () => void }): ReactNode => {
  const t = useMessages('limits', 'reality-check');
  const navigate = useNavigate();
  const { data } = useCallQuery('limits.realityCheck', {}, { staleTime: 0, gcTime: 0, retry: true });
  return (
    <div className={styles.question}>
      {data ? <Stay figures={data} /> : <Skeleton height={128} />}
      <div className={styles.choices}>
        <Button onClick={onAnswer}>{t('check.continue')}</Button>
        <Button
          onClick={() => {
            onAnswer();
            void navigate('/settings/limits');
          }}
        >
          {t('check.pause')}
        </Button>
      </div>
    </div>
  );
};

export interface RealityCheckProps {
  player: number;
  everyMinutes: number;
}

/** Tells the player every so many minutes how long they have been here and where they stand. */
export const RealityCheck = ({ player, everyMinutes }: RealityCheckProps): ReactNode => {
  const t = useMessages('limits', 'reality-check');
  const { due, answer } = useRealityCheck(player, everyMinutes);
  return (
    <Dialog open={due} dismissible={false} onClose={answer} title={t('check.title')}>
      <Choice onAnswer={answer} />
    </Dialog>
  );
};
