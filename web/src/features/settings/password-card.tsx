import { useState, type ReactNode } from 'react';
import { settingsCodes } from 'server/contract';
import { legacy } from '../../core/connection/connection.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { renewSession } from '../../core/session/renew-session.ts';
import { Button } from '../../core/ui/button.tsx';
import { Card } from '../../core/ui/card.tsx';
import { classNames } from '../../core/ui/class-names.ts';
import { Form } from '../../core/ui/form.tsx';
import { PasswordField } from '../../core/ui/password-field.tsx';
import { toast } from '../../core/ui/toast.tsx';
import { SavingProblem } from './saving-problem.tsx';
import { readSessions } from './sessions.ts';
import styles from './settings.module.css';
import { settingsMessages } from './settings.messages.ts';
import { securityMessages } from './security.messages.ts';
import { REPEAT_DIFFERS, useSaving } from './use-saving.ts';

const { wrongCurrentPassword, invalidPassword, shortPassword, weakPassword } = settingsCodes;
const blank = { current: '', next: '', repeat: '' };

/** Changes the password. Every other device is signed out by it, and this one gets a new token. */
export const PasswordCard = ({ login }: { login: string }): ReactNode => {
  const t = useMessages(securityMessages);
  const common = useMessages(settingsMessages);
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
