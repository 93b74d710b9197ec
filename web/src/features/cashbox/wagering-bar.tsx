import { useEffect, type ReactNode } from 'react';
import { DEPOSIT_WAGER_TIMES } from 'server/contract';
import { queryClient } from '../../core/connection/query.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoney } from '../../core/money/money.ts';
import { currentSession, onSession } from '../../core/session/session.ts';
import { Card } from '../../core/ui/card.tsx';
import { ProgressBar } from '../../core/ui/progress-bar.tsx';
import { CHECKLIST, useCashQuery, WAGERING } from './cash-query.ts';
import styles from './cashbox.module.css';

const QUIET_MS = 400; // a series of bets is read once

/** Has wagering read again once bets, on any page, have moved the balance. */
export const useFollowBets = (): void =>
  useEffect(() => {
    let before = currentSession().profile?.balance;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onSession(() => {
      const balance = currentSession().profile?.balance;
      if (balance === before) return;
      before = balance;
      clearTimeout(timer);
      timer = setTimeout(() => {
        for (const name of [WAGERING, CHECKLIST]) void queryClient.invalidateQueries({ queryKey: [name] });
      }, QUIET_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);

export interface WageringViewProps {
  left: number; // base hundredths
  of: number;
}

/** Stakes still missing before a withdrawal, and how they are counted. */
export const WageringView = ({ left, of }: WageringViewProps): ReactNode => {
  const t = useMessages('cashbox', 'main');
  const { format } = useMoney();
  const { multiplier } = useFormat();
  const [done, whole] = [Math.max(0, of - left), Math.max(1, of)];
  return (
    <Card className={styles.wagering}>
      <div className={styles.between}>
        <h2>{t('wagering.title')}</h2>
        <p>{left > 0 ? t('wagering.left', { amount: format(left) }) : t('wagering.done')}</p>
      </div>
      <ProgressBar label={t('wagering.title')} done={left > 0 ? done : whole} of={whole} />
      <details className={styles.details}>
        <summary>{t('wagering.how')}</summary>
        <p>{t('wagering.rule', { times: multiplier(Number(DEPOSIT_WAGER_TIMES)) })}</p>
        {of > 0 && <p>{t('wagering.progress', { done: format(done), of: format(of) })}</p>}
      </details>
    </Card>
  );
};

/** The player's wagering, live; nothing while nothing has ever been asked for. */
export const WageringBar = (): ReactNode => {
  useFollowBets();
  const { data } = useCashQuery(WAGERING, {});
  if (!data || (data.of === 0 && data.needToPlaying === 0)) return null;
  return <WageringView left={data.needToPlaying} of={data.of} />;
};
