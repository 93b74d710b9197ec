import { useEffect, useRef, type ReactNode, lazy, Suspense, useState } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { changeModal, closeModal } from '../../core/modal/modal.ts';
import { forgetFastAccount, useFastAccount, refreshProfile } from '../../core/session/session.ts';
import { Dialog } from '../../core/ui/dialog.tsx';
import { Skeleton } from '../../core/ui/skeleton.tsx';
import { toast } from '../../core/ui/toast.tsx';
import type { AuthView } from './auth-dialogs.ts';
import { CurrencyView } from './currency-view.tsx';
import { EntryView } from './entry-views.tsx';
import { FastSuccessView } from './fast-success-view.tsx';
import { NewPasswordView } from './new-password-view.tsx';
import { RecoveryView } from './recovery-view.tsx';
import styles from './auth.module.css';

const FIELD = 'input:not([type="checkbox"], [type="radio"])';
const isTouched = (): boolean => matchMedia('(pointer: coarse)').matches; // there a focused field opens the keyboard

export interface ViewFrameProps {
  view: string;
  isForm: boolean; // its first field is what it is about
  children: ReactNode;
}

/** The two tabs of one view: by their arrows the focus stays on them. */
const isEntry = (view: string): boolean => view === 'login' || view === 'registration';

/** Takes the focus along to the next view of an open dialog: into the first field of a form, else to the view itself. */
const ViewFrame = ({ view, isForm, children }: ViewFrameProps): ReactNode => {
  const frame = useRef<HTMLDivElement>(null);
  const before = useRef(view);
  useEffect(() => {
    const last = before.current;
    before.current = view;
    if (last === view || (isEntry(last) && isEntry(view))) return;
    const field = !isForm || isTouched() ? null : frame.current?.querySelector<HTMLElement>(FIELD);
    (field ?? frame.current)?.focus();
  }, [view, isForm]);
  return (
    <div ref={frame} tabIndex={-1} className={styles.frame}>
      {children}
    </div>
  );
};

const AvatarView = lazy(async () => ({ default: (await import('./avatar-view.tsx')).AvatarView }));

const AVATAR_HEIGHT = 320; // about what it will take

type View = AuthView | 'fastSuccess';

/** Views that no cross leads out of: each leads on. */
const steps: readonly View[] = ['fastSuccess', 'currency', 'avatar'];

interface ViewProps {
  view: View;
  social: ReactNode; // sign-in by way of other sites
  onRegistered(): void;
}

const View = ({ view, social, onRegistered }: ViewProps): ReactNode => {
  const t = useMessages('auth', 'main');
  const fastAccount = useFastAccount();
  const [notice, setNotice] = useState<string>();
  const goToLogin = async (): Promise<void> => {
    await refreshProfile(); // the change has ended this account's sessions
    setNotice(t('newPassword.changed'));
    toast.success(t('newPassword.changed'));
    changeModal('login');
  };
  switch (view) {
    case 'login':
    case 'registration':
      return <EntryView view={view} social={social} notice={notice} onRegistered={onRegistered} />;
    case 'recovery':
      return <RecoveryView />;
    case 'newPassword':
      return <NewPasswordView onDone={goToLogin} />;
    case 'fastSuccess':
      return fastAccount && <FastSuccessView {...fastAccount} onNext={forgetFastAccount} />;
    case 'currency':
      return <CurrencyView onNext={() => changeModal('avatar')} />;
    case 'avatar':
      return <AvatarView onNext={closeModal} />;
  }
};

export interface AuthDialogProps extends Omit<ViewProps, 'view'> {
  view: AuthView;
  open: boolean;
  onClose(): void;
}

/** Everything around getting into an account, in one window: registration and sign-in, recovery, how others see a player. */
export const AuthDialog = ({ view, open, onClose, ...rest }: AuthDialogProps): ReactNode => {
  const t = useMessages('auth', 'main');
  const shown = useFastAccount() ? 'fastSuccess' : view;
  return (
    <Dialog open={open} onClose={onClose} dismissible={!steps.includes(shown)} title={t(`${shown}.title`)}>
      <ViewFrame view={shown} isForm={shown !== 'fastSuccess'}>
        <Suspense fallback={<Skeleton height={AVATAR_HEIGHT} />}>
          <View {...rest} view={shown} />
        </Suspense>
      </ViewFrame>
    </Dialog>
  );
};
