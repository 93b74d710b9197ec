import type { ReactNode } from 'react';
import type { AuthAnswer } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { changeModal } from '../../core/modal/modal.ts';
import { keepFastAccount, enterSession } from '../../core/session/session.ts';
import { forgetReferer } from '../../core/session/referer.ts';
import { Button } from '../../core/ui/button.tsx';
import { toast } from '../../core/ui/toast.tsx';
import type { AuthView } from './auth-dialogs.ts';
import styles from './auth.module.css';
import { LoginForm } from './login-form.tsx';
import { RegistrationView } from './registration-view.tsx';

const Switch = ({ to, children }: { to: AuthView; children: ReactNode }): ReactNode => (
  <Button variant="ghost" block onClick={() => changeModal(to)}>
    {children}
  </Button>
);

export interface EntryViewProps {
  social: ReactNode; // sign-in by way of other sites
}

/** Sign-in. */
export const LoginView = ({ social, notice }: EntryViewProps & { notice: string | undefined }): ReactNode => {
  const t = useMessages('auth', 'main');
  const enter = async (): Promise<void> => {
    await enterSession();
    toast.success(t('login.success'));
  };
  return (
    <>
      <div role="status" className={styles.success}>
        {notice !== undefined && <p>{notice}</p>}
      </div>
      <LoginForm onDone={enter} />
      {social}
      <Switch to="registration">{t('login.switch')}</Switch>
    </>
  );
};

/** Registration, whichever way. */
export const SignUpView = ({ social }: EntryViewProps): ReactNode => {
  const t = useMessages('auth', 'main');
  const enter = async ({ login, password }: AuthAnswer): Promise<void> => {
    if (login !== undefined && password !== undefined) keepFastAccount({ login, password });
    forgetReferer();
    await enterSession();
    toast.success(t('login.success.1'));
  };
  return (
    <>
      <RegistrationView onDone={enter} />
      {social}
      <Switch to="login">{t('registration.switch')}</Switch>
    </>
  );
};
