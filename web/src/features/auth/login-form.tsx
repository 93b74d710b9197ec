import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState, type ReactNode } from 'react';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { type LoginBody, loginBody } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { changeModal } from '../../core/modal/modal.ts';
import { Button } from '../../core/ui/button.tsx';
import { announce } from '../../core/ui/live-region.tsx';
import { CodeField, PasswordField, TextField } from '../../core/ui/text-field.tsx';
import { type CodePrompt, signIn } from './auth-api.ts';
import { FormProblem, useAuthForm, type AuthForm, useSolved } from './form.tsx';
import styles from './auth.module.css';

export interface LoginCodeProps {
  form: UseFormReturn<LoginBody>;
  prompt: CodePrompt;
  error: string | undefined;
  onAgain(): void; // sends the letter again
}

/** The code that a sign-in asks for: out of a letter, out of an app, or one of the recovery codes. */
const LoginCode = ({ form, prompt, error, onAgain }: LoginCodeProps): ReactNode => {
  const t = useMessages('auth', 'main');
  const [isRecovery, setRecovery] = useState(false);
  const { setFocus, resetField, register } = form;
  const kind = isRecovery ? 'recovery' : 'digits';
  useEffect(() => setFocus('code'), [setFocus]);
  const change = (): void => {
    resetField('code');
    setRecovery(!isRecovery);
    setFocus('code');
  };
  const text = prompt === 'enter_a_temporary_code' ? 'code.mail' : (`code.${kind}` as const);
  return (
    <div className={styles.code}>
      <CodeField {...register('code')} label={t('code')} hint={t(text)} error={error} kind={kind} />
      {prompt === 'enter_a_temporary_code' ? (
        <Button variant="ghost" onClick={onAgain}>
          {t('code.again')}
        </Button>
      ) : (
        <Button variant="ghost" onClick={change}>
          {t(isRecovery ? 'code.useDigits' : 'code.useRecovery')}
        </Button>
      )}
    </div>
  );
};

interface FieldsProps {
  form: UseFormReturn<LoginBody>;
  errorOf: AuthForm<LoginBody, LoginBody>['errorOf'];
  onChange(): void;
}

const Fields = ({ form, errorOf, onChange }: FieldsProps): ReactNode => {
  const t = useMessages('auth', 'main');
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
  const t = useMessages('auth', 'main');
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
