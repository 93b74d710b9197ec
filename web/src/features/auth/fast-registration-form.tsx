import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { fastRegistrationBody, type AuthAnswer, type FastRegistrationBody } from 'server/contract';
import type { z } from 'zod';
import { useMessages } from '../../core/i18n/messages.ts';
import { refererId } from '../../core/session/referer.ts';
import { Button } from '../../core/ui/button.tsx';
import { registerFast } from './auth-api.ts';
import { authMessages } from './auth.messages.ts';
import styles from './auth.module.css';
import { FormProblem } from './form-problem.tsx';
import { Terms } from './terms.tsx';
import { useAuthForm } from './use-auth-form.ts';
import { useSolved } from './use-solved.ts';

interface Draft {
  terms: boolean;
}

/** Registration in one click: the server makes login and password. */
export const FastRegistrationForm = ({ onDone }: { onDone(answer: AuthAnswer): Promise<void> }): ReactNode => {
  const t = useMessages(authMessages);
  const form = useForm<Draft, unknown, FastRegistrationBody>({
    resolver: zodResolver(fastRegistrationBody as z.ZodType<FastRegistrationBody, Draft>),
    defaultValues: { terms: false },
  });
  const registerSolved = useSolved(registerFast);
  const send = (values: FastRegistrationBody) => registerSolved({ ...values, refererId: refererId() });
  const { problem, submit } = useAuthForm({ form, send, onDone });
  const { isValid, isSubmitting } = form.formState;
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <p className={styles.text}>{t('fast.text')}</p>
      <Terms {...form.register('terms')} />
      <FormProblem>{problem}</FormProblem>
      <Button type="submit" variant="primary" size="large" block disabled={!isValid} loading={isSubmitting}>
        {t('fast.submit')}
      </Button>
    </form>
  );
};
