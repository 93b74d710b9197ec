import type { ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { openModal } from '../../core/modal/modal.ts';
import { useSession } from '../../core/session/session.ts';
import { Button, ButtonLink } from '../../core/ui/button.tsx';
import { Card } from '../../core/ui/card.tsx';
import { Skeleton } from '../../core/ui/skeleton.tsx';
import { EmptyState } from '../../core/ui/states.tsx';
import { studioMessages } from './studio.messages.ts';
import styles from './studio.module.css';

/** Instead of the page: for whom it is, and what to do. */
const Closed = ({ text, action }: { text: string; action: ReactNode }): ReactNode => {
  const t = useMessages(studioMessages);
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('title')}</h1>
      <Card>
        <EmptyState action={action}>{text}</EmptyState>
      </Card>
    </div>
  );
};

/** Keeps out who does not design games: the server does so too, whatever a page shows. */
export const StudioFrame = ({ children }: { children: ReactNode }): ReactNode => {
  const t = useMessages(studioMessages);
  const { status, profile } = useSession();
  if (status === 'loading')
    return (
      <div className={styles.page} aria-busy="true">
        <Skeleton height={44} />
        <Skeleton height={320} />
      </div>
    );
  if (status === 'guest') {
    const signIn = (
      <Button variant="primary" onClick={() => openModal('login')}>
        {t('signIn')}
      </Button>
    );
    return <Closed text={t('guest')} action={signIn} />;
  }
  if (!profile?.admin && !profile?.roles.includes('designer'))
    return <Closed text={t('forbidden')} action={<ButtonLink to="/main">{t('home')}</ButtonLink>} />;
  return <div className={styles.page}>{children}</div>;
};
