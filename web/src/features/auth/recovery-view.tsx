import { zodResolver } from '@hookform/resolvers/zod';
import { useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { recoveryBody, type AuthErrorKey, type RecoveryBody } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { changeModal } from '../../core/modal/modal.ts';
import { Button } from '../../core/ui/button.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import { askRecovery, authErrorText } from './auth-api.ts';
import styles from './auth.module.css';
import { FormProblem, useAuthForm, useSolved } from './form.tsx';

const UNFINISHED = '15' satisfies AuthErrorKey; // while it is typed; at submission the schema's own key tells

/** Asks for a link to a new password. The answer is the same whether anybody has the address. */
export const RecoveryView = (): ReactNode => {
  const t = useMessages('auth', 'main');
  const [isSent, setSent] = useState(false);
  const form = useForm<RecoveryBody>({
    resolver: zodResolver(recoveryBody),
    mode: 'onTouched',
    defaultValues: { email: '' },
  });
  const onDone = (): void => setSent(true);
  const { problem, errorOf, submit } = useAuthForm({ form, send: useSolved(askRecovery), onDone });
  const { isSubmitting, isSubmitted } = form.formState;
  const error = errorOf('email');
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <p className={styles.text}>{t('recovery.text')}</p>
      <TextField
        {...form.register('email', { onChange: () => setSent(false) })}
        label={t('email')}
        error={error && !isSubmitted ? authErrorText(t, UNFINISHED) : error}
        type="email"
        autoComplete="email"
      />
      <FormProblem>{problem}</FormProblem>
      <div role="status" className={styles.success}>
        {isSent && <p>{t('login.success.2')}</p>}
      </div>
      <Button type="submit" variant="primary" size="large" block loading={isSubmitting} disabled={isSent}>
        {t('recovery.submit')}
      </Button>
      <Button variant="ghost" block onClick={() => changeModal('login')}>
        {t('recovery.back')}
      </Button>
    </form>
  );
};
