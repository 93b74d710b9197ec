import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { changeModal, closeModal, useAuthView, type AuthView } from '../core/modal/modal.ts';
import { currentLocation, navigate } from '../core/modal/navigator.ts';
import { useFastAccount } from '../core/session/fast-account.ts';
import { useSession } from '../core/session/session.ts';
import { SocialSignIn } from './social-slots.tsx';

const AuthDialog = lazy(async () => ({ default: (await import('../features/auth/auth-dialog.tsx')).AuthDialog }));

/** Who may see a view: an old link to another one only closes. */
const audience = {
  login: 'guest',
  registration: 'guest',
  recovery: 'anyone',
  newPassword: 'anyone',
  currency: 'player',
  avatar: 'player',
} as const satisfies Record<AuthView, 'guest' | 'player' | 'anyone'>;

/** After sign-in a game goes on where it was; everybody else starts from the main page. */
const leave = (): void => {
  if (currentLocation().pathname.startsWith('/game/')) closeModal();
  else navigate('/main', { replace: true });
};

/** Leads on from what is open once somebody has signed in, and closes what is not for who they are. */
const useWayOn = (name: AuthView | null): void => {
  const { status } = useSession();
  const before = useRef(status);
  useEffect(() => {
    const hasEntered = before.current === 'guest' && status === 'player';
    before.current = status;
    if (name === null || status === 'loading' || audience[name] === 'anyone') return;
    if (hasEntered && name === 'registration') changeModal('currency');
    else if (hasEntered && audience[name] === 'guest') leave();
    else if (audience[name] !== status) closeModal();
  }, [name, status]);
};

/** A newcomer by way of another site comes back with `?welcome=1` and begins where all others do. */
const useWelcome = (): void => {
  const [params] = useSearchParams();
  const { status } = useSession();
  const isWelcome = params.get('welcome') === '1';
  useEffect(() => {
    if (!isWelcome || status === 'loading') return;
    const { pathname } = currentLocation();
    navigate(status === 'player' ? `${pathname}?modal=currency` : pathname, { replace: true });
  }, [isWelcome, status]);
};

/** The dialog that the address names. The last one stays while it closes, to fade and to give back the focus. */
export const Modals = (): ReactNode => {
  const name = useAuthView();
  const isKept = useFastAccount() !== null; // shown until its owner has it, wherever Back has led
  const [last, setLast] = useState(name);
  if (name !== null && name !== last) setLast(name);
  useWayOn(name);
  useWelcome();
  return (
    <Suspense>
      {last && (
        <AuthDialog
          view={last}
          open={name !== null || isKept}
          social={<SocialSignIn />}
          onClose={closeModal}
          onFinished={leave}
        />
      )}
    </Suspense>
  );
};
