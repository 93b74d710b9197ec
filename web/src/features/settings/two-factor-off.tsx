import { useState, type ReactNode } from 'react';
import { settingsCodes } from 'server/contract';
import { legacy } from '../../core/connection/connection.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { renewSession } from '../../core/session/renew-session.ts';
import { patchProfile } from '../../core/session/session.ts';
import { Button } from '../../core/ui/button.tsx';
import { CodeField } from '../../core/ui/code-field.tsx';
import { Form } from '../../core/ui/form.tsx';
import { CurrentPasswordField } from './current-password-field.tsx';
import { SavingProblem } from './saving-problem.tsx';
import styles from './settings.module.css';
import { twoFactorMessages } from './two-factor.messages.ts';
import { useSaving } from './use-saving.ts';

const { wrongCode, wrongPassword } = settingsCodes;

/** Switches two-factor off by a code of the authenticator, or one of recovery when it is lost. */
export const TwoFactorOff = ({ hasPassword, onDone }: { hasPassword: boolean; onDone(): void }): ReactNode => {
  const t = useMessages(twoFactorMessages);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const saving = useSaving([wrongCode, wrongPassword]);
  const save = async (): Promise<void> => {
    const isSaved = await saving.run(async () => {
      await legacy('user:disable2FA', { password, code });
    });
    if (!isSaved) return;
    patchProfile({ FA: false });
    onDone();
    await renewSession();
  };
  return (
    <Form className={styles.form} onSubmit={() => void save()}>
      <p className={styles.text}>{t('factor.offText')}</p>
      {hasPassword && <CurrentPasswordField saving={saving} value={password} onChange={setPassword} />}
      <CodeField
        kind="recovery"
        label={t('factor.codeOrRecovery')}
        error={saving.errorOf(wrongCode)}
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <SavingProblem saving={saving} />
      <Button type="submit" variant="primary" size="large" block loading={saving.saving}>
        {t('factor.submitOff')}
      </Button>
    </Form>
  );
};
