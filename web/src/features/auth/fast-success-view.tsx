import { zodResolver } from '@hookform/resolvers/zod';
import { Download } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { fastEmailBody, type FastEmailBody } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { type FastAccount, useProfile } from '../../core/session/session.ts';
import { Button } from '../../core/ui/button.tsx';
import { CopyValue } from '../../core/ui/copy.tsx';
import { saveFile } from '../../core/ui/save-file.ts';
import { TextField } from '../../core/ui/text-field.tsx';
import { mailFastAccount, refused, type AuthResult } from './auth-api.ts';
import styles from './auth.module.css';
import { FormProblem, useAuthForm } from './form.tsx';

const mail = async (body: FastEmailBody): Promise<AuthResult> => {
  const result = await mailFastAccount(body);
  const isTooMany = result.outcome === 'refused' && result.refusal.retryAfterMs !== undefined;
  return isTooMany ? refused('6') : result; // it is letters that wait, not sign-ins
};

const Letter = ({ login, password }: FastAccount): ReactNode => {
  const t = useMessages('auth', 'main');
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm<FastEmailBody>({
    resolver: zodResolver(fastEmailBody),
    defaultValues: { login, password, email: '' },
  });
  const onDone = (): void => setSentTo(form.getValues('email'));
  const { problem, errorOf, submit } = useAuthForm({ form, send: mail, onDone });
  return (
    <form className={styles.letter} noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <div className={styles.send}>
        <TextField
          {...form.register('email', { onChange: () => setSentTo(undefined) })}
          label={t('fast.email')}
          error={errorOf('email')}
          type="email"
          autoComplete="email"
        />
        <Button type="submit" loading={form.formState.isSubmitting} disabled={sentTo !== undefined}>
          {t('fast.send')}
        </Button>
      </div>
      <FormProblem>{problem}</FormProblem>
      <div role="status" className={styles.success}>
        {sentTo !== undefined && <p>{t('fast.sent', { email: sentTo })}</p>}
      </div>
    </form>
  );
};

const SaveAsFile = ({ login, password }: FastAccount): ReactNode => {
  const t = useMessages('auth', 'main');
  const save = (): void =>
    saveFile(
      t('fast.file', { address: location.origin, login, password }),
      `glasshouse-${login}.txt`,
      'text/plain;charset=utf-8',
    );
  return (
    <Button block onClick={save}>
      <Download aria-hidden="true" size={18} />
      {t('fast.download')}
    </Button>
  );
};

/** Asks once more before what cannot be shown again is gone. */
const Continue = ({ onNext }: { onNext(): void }): ReactNode => {
  const t = useMessages('auth', 'main');
  const isIn = useProfile() !== null; // the next steps are for signed-in players
  const [isAsked, setAsked] = useState(false);
  const answer = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isAsked) answer.current?.focus();
  }, [isAsked]);
  if (!isAsked) {
    return (
      <Button variant="primary" size="large" block loading={!isIn} onClick={() => setAsked(true)}>
        {t('fast.continue')}
      </Button>
    );
  }
  return (
    <div className={styles.ask} role="group" aria-label={t('fast.confirm')}>
      <p>{t('fast.confirm')}</p>
      <div className={styles.choices}>
        <Button onClick={() => setAsked(false)}>{t('fast.confirm.no')}</Button>
        <Button ref={answer} variant="primary" onClick={onNext}>
          {t('fast.confirm.yes')}
        </Button>
      </div>
    </div>
  );
};

/** The browser asks before a page is left that still shows what is shown once. */
const useStayHere = (): void =>
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);

/** Login and password that a one-click registration has made: to copy, send or save, until their owner has them. */
export const FastSuccessView = ({ login, password, onNext }: FastAccount & { onNext(): void }): ReactNode => {
  const t = useMessages('auth', 'main');
  const nick = useProfile()?.nick;
  useStayHere();
  return (
    <div className={styles.form}>
      <p className={styles.text}>
        {t('fast.intro')} {nick !== undefined && t('fast.nick', { nick })}
      </p>
      <CopyValue label={t('login')} value={login} />
      <CopyValue label={t('password')} value={password} />
      <SaveAsFile login={login} password={password} />
      <Letter login={login} password={password} />
      <Continue onNext={onNext} />
    </div>
  );
};
