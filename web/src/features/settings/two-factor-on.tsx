import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { settingsCodes } from 'server/contract';
import { legacy } from '../../core/connection/connection.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { renewSession } from '../../core/session/renew-session.ts';
import { Button } from '../../core/ui/button.tsx';
import { CodeField } from '../../core/ui/code-field.tsx';
import { CopyValue } from '../../core/ui/copy-value.tsx';
import { Form } from '../../core/ui/form.tsx';
import { Skeleton } from '../../core/ui/skeleton.tsx';
import { ErrorState } from '../../core/ui/states.tsx';
import { CurrentPasswordField } from './current-password-field.tsx';
import { SavingProblem } from './saving-problem.tsx';
import { readSessions } from './sessions.ts';
import { useErrorText } from '../../core/ui/use-error-text.ts';
import styles from './settings.module.css';
import { twoFactorMessages } from './two-factor.messages.ts';
import { useSaving } from './use-saving.ts';

const { wrongCode, wrongPassword } = settingsCodes;

/** A fresh secret each time the window opens; never kept, never asked for twice by itself. */
const useSecret = () =>
  useQuery({
    queryKey: ['user:load2FA'],
    queryFn: () => legacy('user:load2FA', {}),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
  });

const Secret = ({ qrcode, code }: { qrcode: string; code: string }): ReactNode => {
  const t = useMessages(twoFactorMessages);
  return (
    <>
      <img src={qrcode} width={208} height={208} alt={t('factor.qr')} className={styles.qr} />
      <CopyValue label={t('factor.secret')} value={code} />
    </>
  );
};

const SecretPlace = (): ReactNode => {
  const t = useMessages(twoFactorMessages);
  return (
    <div className={styles.qrPlace} aria-busy="true" aria-label={t('factor.loading')} role="img">
      <Skeleton height={208} />
    </div>
  );
};

export interface TwoFactorOnProps {
  hasPassword: boolean;
  onDone(recoveryCodes: readonly string[]): void;
}

/** Shows a secret to an authenticator and takes its first code. */
export const TwoFactorOn = ({ hasPassword, onDone }: TwoFactorOnProps): ReactNode => {
  const t = useMessages(twoFactorMessages);
  const errorText = useErrorText();
  const secret = useSecret();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const saving = useSaving([wrongCode, wrongPassword]);
  const save = async (): Promise<void> => {
    await saving.run(async () => {
      const { recoveryCodes } = await legacy('user:enable2FA', { password, code });
      onDone(recoveryCodes); // before anything else can go wrong: they are shown once
      await renewSession();
      await readSessions();
    });
  };
  if (secret.isError) return <ErrorState>{errorText(secret.error)}</ErrorState>;
  return (
    <Form className={styles.form} onSubmit={() => void save()}>
      <p className={styles.text}>{t('factor.scan')}</p>
      {secret.data ? <Secret {...secret.data} /> : <SecretPlace />}
      {hasPassword && <CurrentPasswordField saving={saving} value={password} onChange={setPassword} />}
      <CodeField
        label={t('factor.code')}
        error={saving.errorOf(wrongCode)}
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <SavingProblem saving={saving} />
      <Button type="submit" variant="primary" size="large" block loading={saving.saving}>
        {t('factor.submitOn')}
      </Button>
    </Form>
  );
};
