import { zodResolver } from '@hookform/resolvers/zod';
import { useState, type ReactNode } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { loginBody, type LoginBody } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { changeModal } from '../../core/modal/modal.ts';
import { announce } from '../../core/ui/live-region.tsx';
import { Button } from '../../core/ui/button.tsx';
import { PasswordField } from '../../core/ui/password-field.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import { signIn, type CodePrompt } from './auth-api.ts';
import { authMessages } from './auth.messages.ts';
import styles from './auth.module.css';
import { FormProblem } from './form-problem.tsx';
import { LoginCode } from './login-code.tsx';
import { useAuthForm, type AuthForm } from './use-auth-form.ts';
import { useSolved } from './use-solved.ts';

interface FieldsProps {
  form: UseFormReturn<LoginBody>;
  errorOf: AuthForm<LoginBody, LoginBody>['errorOf'];
  onChange(): void;
}

const Fields = ({ form, errorOf, onChange }: FieldsProps): ReactNode => {
  const t = useMessages(authMessages);
  return (
    <>
      <TextField
        {...form.register('login', { onChange })}
        label={t('login')}
        error={errorOf('login')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...form.register('password', { onChange })}
        label={t('password')}
        error={errorOf('password')}
        autoComplete="current-password"
      />
    </>
  );
};

/** Sign-in by login and password, and by a code once the server has asked for one. */
export const LoginForm = ({ onDone }: { onDone(): Promise<void> }): ReactNode => {
  const t = useMessages(authMessages);
  const [prompt, setPrompt] = useState<CodePrompt>();
  const form = useForm<LoginBody>({
    resolver: zodResolver(loginBody),
    mode: 'onTouched',
    defaultValues: { login: '', password: '', code: '' },
  });
  const { problem, errorOf, submit } = useAuthForm({ form, send: useSolved(signIn), onDone, onPrompt: setPrompt });
  const code = useWatch({ control: form.control, name: 'code' });
  const { isValid, isSubmitting } = form.formState;
  const forgetCode = (): void => {
    if (!prompt) return;
    setPrompt(undefined); // another account may ask for none
    form.resetField('code');
  };
  const sendAgain = async (values: LoginBody): Promise<void> => {
    form.resetField('code');
    await submit({ ...values, code: '' });
    announce(t('code.mail'));
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <Fields form={form} errorOf={errorOf} onChange={forgetCode} />
      {prompt ? (
        <LoginCode
          form={form}
          prompt={prompt}
          error={errorOf('code')}
          onAgain={() => void form.handleSubmit(sendAgain)()}
        />
      ) : (
        <Button variant="ghost" className={styles.aside} onClick={() => changeModal('recovery')}>
          {t('login.recovery')}
        </Button>
      )}
      <FormProblem>{problem}</FormProblem>
      <Button
        type="submit"
        variant="primary"
        size="large"
        block
        disabled={!isValid || (prompt !== undefined && !code)}
        loading={isSubmitting}
      >
        {t('login.submit')}
      </Button>
    </form>
  );
};
