import { lazy, Suspense, type ReactNode } from 'react';
import { paymentCodes } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { useProfile } from '../../core/session/session.ts';
import { Card } from '../../core/ui/card.tsx';
import { lazyPart } from '../../core/ui/lazy-part.ts';
import { EmptyState } from '../../core/ui/states.tsx';
import { CHECKLIST, useCashQuery, useLastWays, WAGERING } from './cash-query.ts';
import styles from './cashbox.module.css';
import { LoadError, Loading } from './notes.tsx';
import { useFollowBets } from './wagering-bar.tsx';
import type { ChecklistViewProps } from './withdraw-checklist.tsx';

const WithdrawWays = lazy(async () => ({ default: (await import('./withdraw-ways.tsx')).WithdrawWays }));
const ChecklistView = lazyPart<ChecklistViewProps>(
  async () => (await import('./withdraw-checklist.tsx')).ChecklistView,
);

/** Taking money out: what can leave and what it waits for, then where to and how much, then what it comes to. */
export const WithdrawScreen = (): ReactNode => {
  const t = useMessages('cashbox', 'withdraw');
  const isBlocked = useProfile()?.blockWithdraw ?? false;
  const checklist = useCashQuery(CHECKLIST, {});
  const wagering = useCashQuery(WAGERING, {}).data;
  const last = useLastWays(paymentCodes.withdrawal);
  useFollowBets();
  if (isBlocked)
    return (
      <Card>
        <EmptyState>{t('blocked')}</EmptyState>
      </Card>
    );
  return (
    <Card className={styles.card}>
      {checklist.data && (
        <Suspense fallback={<Loading height={112} />}>
          <ChecklistView list={checklist.data} of={wagering?.of ?? 0} />
        </Suspense>
      )}
      {checklist.isPending && <Loading height={112} />}
      {checklist.error && !checklist.data && (
        <LoadError error={checklist.error} retry={() => void checklist.refetch()} />
      )}
      {last ? (
        <Suspense fallback={<Loading />}>
          <WithdrawWays list={checklist.data} last={last} />
        </Suspense>
      ) : (
        <Loading />
      )}
    </Card>
  );
};
