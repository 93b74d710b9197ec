import type { ReactNode } from 'react';
import { nicknameOfLogin, type AuthAnswer } from 'server/contract';
import { confirmAdult } from '../../core/age/age.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { changeModal } from '../../core/modal/modal.ts';
import { forgetReferer } from '../../core/session/referer.ts';
import { currentSession, enterSession, keepFastAccount } from '../../core/session/session.ts';
import { Tabs } from '../../core/ui/tabs.tsx';
import { toast } from '../../core/ui/toast.tsx';
import styles from './auth.module.css';
import { LoginForm } from './login-form.tsx';
import { RegistrationView } from './registration-view.tsx';

const SignIn = ({ notice }: { notice: string | undefined }): ReactNode => {
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
    </>
  );
};

const SignUp = ({ onRegistered }: { onRegistered(): void }): ReactNode => {
  const t = useMessages('auth', 'main');
  const enter = async ({ login, password }: AuthAnswer, chosenLogin?: string): Promise<void> => {
    if (login !== undefined && password !== undefined) keepFastAccount({ login, password });
    forgetReferer();
    confirmAdult(); // the box has said so
    await enterSession();
    onRegistered();
    toast.success(t('login.success.1'));
    const nick = currentSession().profile?.nick;
    const expected = chosenLogin === undefined ? nick : nicknameOfLogin(chosenLogin);
    if (nick !== undefined && expected !== undefined && nick !== expected)
      toast.info(t('nick.taken', { nick, taken: expected }));
  };
  return <RegistrationView onDone={enter} />;
};

export interface EntryViewProps {
  view: 'registration' | 'login';
  social: ReactNode; // sign-in by way of other sites
  notice: string | undefined; // news before a sign-in
  onRegistered(): void;
}

/** Registration and sign-in, side by side. */
export const EntryView = ({ view, social, notice, onRegistered }: EntryViewProps): ReactNode => {
  const t = useMessages('auth', 'main');
  return (
    <Tabs
      label={t('entry')}
      tabs={[
        { value: 'registration', label: t('registration.title') },
        { value: 'login', label: t('login.title') },
      ]}
      value={view}
      onChange={changeModal}
      panelClass={styles.panel}
    >
      {view === 'login' ? <SignIn notice={notice} /> : <SignUp onRegistered={onRegistered} />}
      {social}
    </Tabs>
  );
};
