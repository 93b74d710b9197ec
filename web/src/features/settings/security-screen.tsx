import { lazy, Suspense, type ReactNode } from 'react';
import type { Profile } from 'server/contract';
import { useProfile } from '../../core/session/session.ts';
import { Skeleton } from '../../core/ui/skeleton.tsx';
import { PasswordCard } from './password-card.tsx';
import styles from './settings.module.css';
import { TwoFactorCard } from './two-factor-card.tsx';

const SESSIONS_PX = 200; // of a list that is to come
const LOCAL_PX = 420; // of the form that is to come

const LocalAccountCard = lazy(async () => ({
  default: (await import('./local-account-card.tsx')).LocalAccountCard,
}));

const SessionsCard = lazy(async () => ({ default: (await import('./sessions-card.tsx')).SessionsCard }));

/** What is opened by a login, or could be. */
const Login = ({ profile: { type, login } }: { profile: Profile }): ReactNode =>
  type === 0 ? (
    <PasswordCard login={login ?? ''} />
  ) : (
    <Suspense fallback={<Skeleton height={LOCAL_PX} />}>
      <LocalAccountCard />
    </Suspense>
  );

/** /settings/security: what opens the account, and where it is open. */
export const SecurityScreen = (): ReactNode => {
  const profile = useProfile();
  if (!profile) return null;
  return (
    <div className={styles.screen}>
      <Login profile={profile} />
      <TwoFactorCard profile={profile} />
      <Suspense fallback={<Skeleton height={SESSIONS_PX} />}>
        <SessionsCard />
      </Suspense>
    </div>
  );
};
