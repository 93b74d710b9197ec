import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { closeModal, useModal, type ModalName } from '../core/modal/modal.ts';
import { currentLocation, navigate } from '../core/modal/navigator.ts';
import { useSession } from '../core/session/session.ts';

const AuthDialog = lazy(async () => ({ default: (await import('../features/auth/auth-dialog.tsx')).AuthDialog }));

const dialogs = {
  login: (open) => <AuthDialog view="login" open={open} onClose={closeModal} />,
  registration: (open) => <AuthDialog view="registration" open={open} onClose={closeModal} />,
} as const satisfies Record<ModalName, (open: boolean) => ReactNode>;

/** After sign-in a game goes on where it was; everybody else starts from the main page. */
const leave = (): void => {
  if (currentLocation().pathname.startsWith('/game/')) closeModal();
  else navigate('/main', { replace: true });
};

/** Closes sign-in once it is done; an old link to it only closes for who is signed in already. */
const useCloseWhenSignedIn = (name: ModalName | null): void => {
  const { status } = useSession();
  const before = useRef(status);
  useEffect(() => {
    const was = before.current;
    before.current = status;
    if (name === null || status !== 'player') return;
    if (was === 'guest') leave();
    else closeModal();
  }, [name, status]);
};

/** The dialog that the address names. The last one stays while it closes, to fade and to give back the focus. */
export const Modals = (): ReactNode => {
  const name = useModal();
  const [last, setLast] = useState(name);
  if (name !== null && name !== last) setLast(name);
  useCloseWhenSignedIn(name);
  return <Suspense>{last && dialogs[last](name !== null)}</Suspense>;
};
