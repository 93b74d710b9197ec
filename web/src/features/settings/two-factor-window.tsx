import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { settingsCodes } from 'server/contract';
import { legacy } from '../../core/connection/connection.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { renewSession, patchProfile } from '../../core/session/session.ts';
import { Button } from '../../core/ui/button.tsx';
import { CopyButton, CopyValue } from '../../core/ui/copy.tsx';
import { Dialog } from '../../core/ui/dialog.tsx';
import { Form } from '../../core/ui/form.tsx';
import { saveFile } from '../../core/ui/save-file.ts';
import { Skeleton } from '../../core/ui/skeleton.tsx';
import { ErrorState } from '../../core/ui/states.tsx';
import { PasswordField, CodeField } from '../../core/ui/text-field.tsx';
import { toast } from '../../core/ui/toast.tsx';
import { useErrorText } from '../../core/ui/use-error-text.ts';
import { type Saving, SavingProblem, useSaving } from './saving.tsx';
import { readSessions } from './sessions.ts';
import styles from './settings.module.css';

interface CurrentPasswordFieldProps {
  saving: Saving;
  value: string;
  onChange(value: string): void;
}

/** The password that an account has, for what only its owner may do. */
const CurrentPasswordField = ({ saving, value, onChange }: CurrentPasswordFieldProps): ReactNode => {
  const t = useMessages('settings', 'main');
  return (
    <PasswordField
      label={t('currentPassword')}
      error={saving.errorOf(settingsCodes.wrongPassword)}
      value={value}
      autoComplete="current-password"
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
};

const FILE = 'glasshouse-recovery-codes.txt';

/** The recovery codes, this once: to be copied or saved. */
const RecoveryCodes = ({ codes, onDone }: { codes: readonly string[]; onDone(): void }): ReactNode => {
  const t = useMessages('settings', 'two-factor');
  const list = codes.join('\n');
  const download = (): void => saveFile(`${t('recovery.file')}\n\n${list}\n`, FILE, 'text/plain;charset=utf-8');
  return (
    <div className={styles.form}>
      <p className={styles.text}>{t('recovery.text')}</p>
      <ul className={styles.codes} aria-label={t('recovery.title')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button onClick={download}>
          <Download aria-hidden="true" size={18} />
          {t('recovery.save')}
        </Button>
        <CopyButton text={list} what={t('recovery.copy')} />
      </div>
      <Button variant="primary" size="large" block onClick={onDone}>
        {t('recovery.done')}
      </Button>
    </div>
  );
};

/** Switches two-factor off by a code of the authenticator, or one of recovery when it is lost. */
const TwoFactorOff = ({ hasPassword, onDone }: { hasPassword: boolean; onDone(): void }): ReactNode => {
  const t = useMessages('settings', 'two-factor');
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
  const t = useMessages('settings', 'two-factor');
  return (
    <>
      <img src={qrcode} width={208} height={208} alt={t('factor.qr')} className={styles.qr} />
      <CopyValue label={t('factor.secret')} value={code} />
    </>
  );
};

const SecretPlace = (): ReactNode => {
  const t = useMessages('settings', 'two-factor');
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
const TwoFactorOn = ({ hasPassword, onDone }: TwoFactorOnProps): ReactNode => {
  const t = useMessages('settings', 'two-factor');
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
  if (secret.isError) return <ErrorState about={secret.error}>{errorText(secret.error)}</ErrorState>;
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

const titles = {
  on: 'title.on',
  off: 'title.off',
  codes: 'recovery.title',
} as const;

export interface TwoFactorWindowProps {
  open: boolean;
  isOn: boolean;
  hasPassword: boolean;
  onClose(): void;
}

/** Switches two-factor on or off. The recovery codes are shown once: then the window closes by its own button only. */
export const TwoFactorWindow = ({ open, isOn, hasPassword, onClose }: TwoFactorWindowProps): ReactNode => {
  const t = useMessages('settings', 'two-factor');
  const [wasOpen, setWasOpen] = useState(open);
  const [view, setView] = useState<keyof typeof titles>(isOn ? 'off' : 'on'); // stays while it closes
  const [codes, setCodes] = useState<readonly string[]>([]);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setView(isOn ? 'off' : 'on');
  }
  const done = (): void => {
    onClose();
    setCodes([]);
    toast.success(t('settings.success.4'));
  };
  const show = (fresh: readonly string[]): void => {
    setCodes(fresh);
    setView('codes');
  };
  const isKept = codes.length > 0; // shown until their owner has them, wherever Back has led
  return (
    <Dialog open={open || isKept} onClose={onClose} dismissible={!isKept} title={t(titles[view])}>
      {view === 'on' && <TwoFactorOn hasPassword={hasPassword} onDone={show} />}
      {view === 'off' && <TwoFactorOff hasPassword={hasPassword} onDone={done} />}
      {view === 'codes' && <RecoveryCodes codes={codes} onDone={done} />}
    </Dialog>
  );
};
