import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { loginBody, type LoginBody } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { Button } from '../../core/ui/button.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import { signIn } from './auth-api.ts';
import { authMessages } from './auth.messages.ts';
import styles from './auth.module.css';
import { PasswordField } from './password-field.tsx';
import { useAuthForm } from './use-auth-form.ts';

/** Sign-in by login and password. */
export const LoginForm = ({ onDone }: { onDone(): Promise<void> }): ReactNode => {
  const t = useMessages(authMessages);
  const form = useForm<LoginBody>({
    resolver: zodResolver(loginBody),
    mode: 'onTouched',
    defaultValues: { login: '', password: '' },
  });
  const { problem, errorOf, submit } = useAuthForm(form, signIn, onDone);
  const { isValid, isSubmitting } = form.formState;
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <TextField
        {...form.register('login')}
        label={t('login')}
        error={errorOf('login')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...form.register('password')}
        label={t('password')}
        error={errorOf('password')}
        autoComplete="current-password"
      />
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <Button type="submit" variant="primary" size="large" block disabled={!isValid} loading={isSubmitting}>
        {t('login.submit')}
      </Button>
    </form>
  );
};
