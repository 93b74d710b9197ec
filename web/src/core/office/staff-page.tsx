import { ShieldAlert } from 'lucide-react';
import { HOUSE_ZONE } from 'games-engine';
import { Suspense, type ReactNode } from 'react';
import { staffCodes, type Right } from 'server/contract';
import { useCallQuery } from '../connection/query.ts';
import { useMessages } from '../i18n/messages.ts';
import { MomentZone } from '../i18n/use-moment.ts';
import { openModal } from '../modal/modal.ts';
import { isAmong } from '../features/audience.ts';
import { useSession } from '../session/session.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../ui/states.tsx';
import styles from './office.module.css';

export interface StaffPageProps {
  whose: Right | readonly Right[]; // it opens to who has one of these rights
  title: string; // title where it stays closed
  guest: string; // why to sign in
  forbidden: string; // refusal in words
  width: number; // px at the most
  children: ReactNode; // an h1 among them
}

const Loading = (): ReactNode => (
  <>
    <Skeleton height={44} />
    <Skeleton height={320} />
  </>
);

/** Instead of the page: for whom it is, and what to do. */
const Closed = ({ title, text, action }: { title: string; text: string; action: ReactNode }): ReactNode => (
  <>
    <h1>{title}</h1>
    <Card>
      <EmptyState action={action}>{text}</EmptyState>
    </Card>
  </>
);

/** Somebody of the staff without a second factor: let in as a demonstration, or sent to switch it on. */
const Unprotected = ({ title, children }: { title: string; children: ReactNode }): ReactNode => {
  const t = useMessages('office', 'staff');
  const { data, error, refetch } = useCallQuery('staff.access', {}, { staleTime: Infinity });
  if (data)
    return (
      <>
        <p role="status" className={styles.exempt}>
          <ShieldAlert aria-hidden="true" size={20} />
          {t('exempt')}
        </p>
        {children}
      </>
    );
  if (error?.code === staffCodes.needsSecondFactor) {
    const setUp = (
      <ButtonLink to="/settings/security?modal=twoFactor" variant="primary">
        {t('factor.enable')}
      </ButtonLink>
    );
    return <Closed title={title} text={error.msg} action={setUp} />;
  }
  if (error)
    return (
      <ErrorState about={error} action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}>
        {t('failed')}
      </ErrorState>
    );
  return <Loading />;
};

const Gate = ({ whose, title, guest, forbidden, children }: Omit<StaffPageProps, 'width'>): ReactNode => {
  const t = useMessages('ui', 'main');
  const session = useSession();
  const { status, profile } = session;
  if (status === 'loading') return <Loading />;
  if (status === 'guest') {
    const signIn = (
      <Button variant="primary" onClick={() => openModal('login')}>
        {t('signIn')}
      </Button>
    );
    return <Closed title={title} text={guest} action={signIn} />;
  }
  if (isAmong(whose, session)) return profile?.FA ? children : <Unprotected title={title}>{children}</Unprotected>;
  return <Closed title={title} text={forbidden} action={<ButtonLink to="/main">{t('home')}</ButtonLink>} />;
};

/**
 * A page of the staff. Keeps out who may not see it: the server does so too, whatever a page shows. Its times are the
 * house's, so that the days of two pages, and of two people, are the same.
 */
export const StaffPage = ({ width, ...gate }: StaffPageProps): ReactNode => {
  const t = useMessages('office', 'staff');
  return (
    <MomentZone value={HOUSE_ZONE}>
      <div className={styles.page} style={{ maxWidth: width }} aria-busy={useSession().status === 'loading'}>
        <Suspense fallback={<Loading />}>
          <Gate {...gate} />
        </Suspense>
        <p className={styles.faint}>{t('zone')}</p>
      </div>
    </MomentZone>
  );
};
