import { useState, type ReactNode } from 'react';
import { settingsCodes } from 'server/contract';
import { legacy } from '../../core/connection/connection.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { refreshProfile } from '../../core/session/session.ts';
import { Button } from '../../core/ui/button.tsx';
import { Card } from '../../core/ui/card.tsx';
import { classNames } from '../../core/ui/class-names.ts';
import { Form } from '../../core/ui/form.tsx';
import { PasswordField, TextField } from '../../core/ui/text-field.tsx';
import { toast } from '../../core/ui/toast.tsx';
import { SavingProblem, REPEAT_DIFFERS, useSaving } from './saving.tsx';
import styles from './settings.module.css';

const { taken, weakPassword } = settingsCodes;
const blank = { login: '', password: '', repeat: '' };

/** Gives a login and a password to an account that was opened by way of another site. */
export const LocalAccountCard = (): ReactNode => {
  const t = useMessages('settings', 'local-account');
  const common = useMessages('settings', 'main');
  const [values, setValues] = useState(blank);
  const saving = useSaving([taken, weakPassword, REPEAT_DIFFERS]);
  const fieldOf = (name: keyof typeof blank) => ({
    value: values[name],
    onChange: (event: React.ChangeEvent<HTMLInputElement>) =>
      setValues({ ...values, [name]: event.currentTarget.value }),
  });

  const save = async (): Promise<void> => {
    const { login, password, repeat } = values;
    if (password !== repeat) return saving.refuse(REPEAT_DIFFERS, common('repeatDiffers'));
    const isSaved = await saving.run(async () => {
      await legacy('user:createLocalAccount', { login: login.trim(), password });
    });
    if (!isSaved) return;
    toast.success(t('local.saved'));
    await refreshProfile();
  };

  return (
    <Card className={styles.card}>
      <h2>{t('local')}</h2>
      <p className={styles.text}>{t('local.text')}</p>
      <Form className={classNames(styles.form, styles.narrow)} onSubmit={() => void save()}>
        <TextField
          {...fieldOf('login')}
          label={t('local.login')}
          hint={t('local.loginHint')}
          error={saving.errorOf(taken)}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          {...fieldOf('password')}
          label={t('local.password')}
          hint={t('local.passwordHint')}
          error={saving.errorOf(weakPassword)}
          autoComplete="new-password"
        />
        <PasswordField
          {...fieldOf('repeat')}
          label={t('local.repeat')}
          error={saving.errorOf(REPEAT_DIFFERS)}
          autoComplete="new-password"
        />
        <SavingProblem saving={saving} />
        <Button type="submit" variant="primary" loading={saving.saving}>
          {t('local.submit')}
        </Button>
      </Form>
    </Card>
  );
};
