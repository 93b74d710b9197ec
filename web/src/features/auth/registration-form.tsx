import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { registrationBody, type AuthAnswer, type AuthErrorKey, type RegistrationBody } from 'server/contract';
import type { z } from 'zod';
import { useMessages } from '../../core/i18n/messages.ts';
import { refererId } from '../../core/session/referer.ts';
import { Button } from '../../core/ui/button.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import { register } from './auth-api.ts';
import { authMessages } from './auth.messages.ts';
import styles from './auth.module.css';
import { FormProblem } from './form-problem.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { Terms } from './terms.tsx';
import { useAuthForm, type AuthForm } from './use-auth-form.ts';
import { useSolved } from './use-solved.ts';

/** As the form holds it: the box is not ticked at first. */
type Draft = Omit<z.input<typeof registrationBody>, 'terms'> & { terms: boolean };

const LOGIN_FORMAT = '14' satisfies AuthErrorKey;

interface FieldsProps {
  form: UseFormReturn<Draft, unknown, RegistrationBody>;
  errorOf: AuthForm<Draft, RegistrationBody>['errorOf'];
}

const Fields = ({ form, errorOf }: FieldsProps): ReactNode => {
  const t = useMessages(authMessages);
  const wrongFormat = form.formState.errors.login?.message === LOGIN_FORMAT; // here the hint says it better
  return (
    <>
      <TextField
        {...form.register('login')}
        label={t('login')}
        hint={t('login.hint')}
        error={wrongFormat ? t('login.hint') : errorOf('login')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        {...form.register('email')}
        label={t('email')}
        error={errorOf('email')}
        type="email"
        autoComplete="email"
      />
      <NewPasswordFields
        label={t('password')}
        password={{ field: form.register('password', { deps: 'repeatPassword' }), error: errorOf('password') }}
        repeat={{ field: form.register('repeatPassword'), error: errorOf('repeatPassword') }}
      />
    </>
  );
};

/** Registration by e-mail. */
export const RegistrationForm = ({ onDone }: { onDone(answer: AuthAnswer): Promise<void> }): ReactNode => {
  const t = useMessages(authMessages);
  const form = useForm<Draft, unknown, RegistrationBody>({
    resolver: zodResolver(registrationBody as z.ZodType<RegistrationBody, Draft>),
    mode: 'onTouched',
    defaultValues: { login: '', email: '', password: '', repeatPassword: '', terms: false },
  });
  const registerSolved = useSolved(register);
  const send = (values: RegistrationBody) => registerSolved({ ...values, refererId: refererId() });
  const { problem, errorOf, submit } = useAuthForm({ form, send, onDone });
  const { isValid, isSubmitting } = form.formState;
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <Fields form={form} errorOf={errorOf} />
      <Terms {...form.register('terms')} />
      <FormProblem>{problem}</FormProblem>
      <Button type="submit" variant="primary" size="large" block disabled={!isValid} loading={isSubmitting}>
        {t('registration.submit')}
      </Button>
    </form>
  );
};
