import { lazy, type ReactNode } from 'react';
import { useCallQuery } from '../../core/connection/query.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { usePageDialog } from '../../core/modal/modal.ts';
import { Button } from '../../core/ui/button.tsx';
import { Card } from '../../core/ui/card.tsx';
import { Skeleton } from '../../core/ui/skeleton.tsx';
import { ErrorState } from '../../core/ui/states.tsx';
import { OnDemand } from './on-demand.tsx';
import { SessionRow } from './session-row.tsx';
import styles from './settings.module.css';
import { securityMessages } from './security.messages.ts';

const ROW_PX = 68;

const EndOthersDialog = lazy(async () => ({ default: (await import('./end-others-dialog.tsx')).EndOthersDialog }));

const EndOthers = (): ReactNode => {
  const t = useMessages(securityMessages);
  const { open, onOpen, onClose } = usePageDialog('endSessions');
  return (
    <div className={styles.actions}>
      <Button onClick={onOpen}>{t('sessions.endOthers')}</Button>
      <OnDemand open={open}>
        <EndOthersDialog open={open} onClose={onClose} />
      </OnDemand>
    </div>
  );
};

const List = (): ReactNode => {
  const t = useMessages(securityMessages);
  const { data: sessions, isError, refetch } = useCallQuery('sessions.list', {});
  if (isError && !sessions)
    return (
      <ErrorState action={<Button onClick={() => void refetch()}>{t('sessions.retry')}</Button>}>
        {t('sessions.failed')}
      </ErrorState>
    );
  if (!sessions)
    return (
      <div aria-busy="true">
        <Skeleton height={ROW_PX} />
      </div>
    );
  return (
    <>
      <ul>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 && <EndOthers />}
    </>
  );
};

/** Every browser in which the account is open: end one of them, or all but this one. */
export const SessionsCard = (): ReactNode => {
  const t = useMessages(securityMessages);
  return (
    <Card className={styles.card}>
      <h2>{t('sessions')}</h2>
      <p className={styles.text}>{t('sessions.text')}</p>
      <List />
    </Card>
  );
};
