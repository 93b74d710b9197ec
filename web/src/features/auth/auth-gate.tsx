import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { isAmong } from '../../core/features/audience.ts';
import { Parts } from '../../core/features/parts.tsx';
import { changeModal, closeModal } from '../../core/modal/modal.ts';
import { currentLocation, navigate } from '../../core/modal/navigator.ts';
import { useFastAccount, useSession } from '../../core/session/session.ts';
import { Skeleton } from '../../core/ui/skeleton.tsx';
import { authDialogs, useAuthView, type AuthView } from './auth-dialogs.ts';

const AuthDialog = lazy(async () => ({ default: (await import('./auth-dialog.tsx')).AuthDialog }));

const OTHER_WAYS_HEIGHT = 160; // about what they will take

/** After sign-in a game goes on where it was; everybody else starts from the main page. */
const leave = (): void => {
  if (currentLocation().pathname.startsWith('/game/')) closeModal();
  else navigate('/main', { replace: true });
};

/** Leads on from what is open once somebody has signed in, and closes what is not for who they are. */
const useWayOn = (name: AuthView | null): void => {
  const session = useSession();
  const { status } = session;
  const fits = name === null || isAmong(authDialogs[name].audience, session);
  const before = useRef(status);
  useEffect(() => {
    const hasEntered = before.current === 'guest' && status === 'player';
    before.current = status;
    if (fits || status === 'loading') return;
    if (hasEntered && name === 'registration') changeModal('currency');
    else if (hasEntered) leave();
    else closeModal();
  }, [name, status, fits]);
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

/** The view of the way in that the address names. The last one stays while it closes, to fade and to give back the focus. */
export const AuthGate = (): ReactNode => {
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
          social={<Parts place="signIn" given={{}} fallback={<Skeleton height={OTHER_WAYS_HEIGHT} />} />}
          onClose={closeModal}
          onFinished={leave}
        />
      )}
    </Suspense>
  );
};
