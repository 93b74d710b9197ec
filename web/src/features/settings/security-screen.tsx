import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { useState, type ReactNode, lazy, Suspense } from 'react';
import { settingsCodes, type Profile } from 'server/contract';
import { legacy } from '../../core/connection/connection.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { usePageDialog } from '../../core/modal/modal.ts';
import { renewSession, useProfile } from '../../core/session/session.ts';
import { Badge } from '../../core/ui/badge.tsx';
import { Button } from '../../core/ui/button.tsx';
import { Card } from '../../core/ui/card.tsx';
import { classNames } from '../../core/ui/class-names.ts';
import { Form } from '../../core/ui/form.tsx';
import { Skeleton } from '../../core/ui/skeleton.tsx';
import { PasswordField } from '../../core/ui/text-field.tsx';
import { toast } from '../../core/ui/toast.tsx';
import { SavingProblem, REPEAT_DIFFERS, useSaving, OnDemand } from './saving.tsx';
import { readSessions } from './sessions.ts';
import styles from './settings.module.css';

const { wrongCurrentPassword, invalidPassword, shortPassword, weakPassword } = settingsCodes;
const blank = { current: '', next: '', repeat: '' };

/** Changes the password. Every other device is signed out by it, and this one gets a new token. */
const PasswordCard = ({ login }: { login: string }): ReactNode => {
  const t = useMessages('settings', 'security');
  const common = useMessages('settings', 'main');
  const [values, setValues] = useState(blank);
  const saving = useSaving([wrongCurrentPassword, invalidPassword, shortPassword, weakPassword, REPEAT_DIFFERS]);
  const fieldOf = (name: keyof typeof blank) => ({
    value: values[name],
    onChange: (event: React.ChangeEvent<HTMLInputElement>) =>
      setValues({ ...values, [name]: event.currentTarget.value }),
  });

  const save = async (): Promise<void> => {
    if (values.next !== values.repeat) return saving.refuse(REPEAT_DIFFERS, common('repeatDiffers'));
    const isSaved = await saving.run(async () => {
      await legacy('user:changePassword', { password: values.next, currentPassword: values.current });
    });
    if (!isSaved) return;
    setValues(blank);
    toast.success(t('password.saved'));
    await renewSession();
    await readSessions();
  };

  return (
    <Card className={styles.card}>
      <h2>{t('password')}</h2>
      <p className={styles.text}>{t('password.text', { login })}</p>
      <Form className={classNames(styles.form, styles.narrow)} onSubmit={() => void save()}>
        <input type="text" value={login} autoComplete="username" readOnly hidden />
        <PasswordField
          {...fieldOf('current')}
          label={common('currentPassword')}
          error={saving.errorOf(wrongCurrentPassword)}
          autoComplete="current-password"
        />
        <PasswordField
          {...fieldOf('next')}
          label={t('password.new')}
          hint={t('password.hint')}
          error={saving.errorOf(invalidPassword, shortPassword, weakPassword)}
          autoComplete="new-password"
        />
        <PasswordField
          {...fieldOf('repeat')}
          label={t('password.repeat')}
          error={saving.errorOf(REPEAT_DIFFERS)}
          autoComplete="new-password"
        />
        <SavingProblem saving={saving} />
        <Button type="submit" variant="primary" loading={saving.saving}>
          {t('password.submit')}
        </Button>
      </Form>
    </Card>
  );
};

const TwoFactorWindow = lazy(async () => ({ default: (await import('./two-factor-window.tsx')).TwoFactorWindow }));

const State = ({ isOn }: { isOn: boolean }): ReactNode => {
  const t = useMessages('settings', 'security');
  return (
    <Badge tone={isOn ? 'good' : 'wait'} icon={isOn ? ShieldCheck : ShieldAlert}>
      {t(isOn ? 'factor.on' : 'factor.off')}
    </Badge>
  );
};

/** Two-factor sign-in: whether it is on, and the switch. */
const TwoFactorCard = ({ profile: { FA: isOn, type } }: { profile: Profile }): ReactNode => {
  const t = useMessages('settings', 'security');
  const { open, onOpen, onClose } = usePageDialog('twoFactor');
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <h2>{t('factor')}</h2>
        <State isOn={isOn} />
      </div>
      <p className={styles.text}>{t('factor.text')}</p>
      <div className={styles.actions}>
        <Button variant={isOn ? 'secondary' : 'primary'} onClick={onOpen}>
          {t(isOn ? 'factor.disable' : 'factor.enable')}
        </Button>
      </div>
      <OnDemand open={open}>
        <TwoFactorWindow open={open} isOn={isOn} hasPassword={type === 0} onClose={onClose} />
      </OnDemand>
    </Card>
  );
};

const SESSIONS_PX = 200; // height of a list that is to come
const LOCAL_PX = 420; // height of the form that is to come

const LocalAccountCard = lazy(async () => ({
  default: (await import('./local-account-card.tsx')).LocalAccountCard,
}));

const SessionsCard = lazy(async () => ({ default: (await import('./sessions-card.tsx')).SessionsCard }));

/** Login of the account, or the way to get one. */
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
