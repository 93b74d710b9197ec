import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { newPasswordBody, type NewPasswordBody } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { changeModal } from '../../core/modal/modal.ts';
import { Button } from '../../core/ui/button.tsx';
import { setPassword, type Refusal, authErrorText } from './auth-api.ts';
import styles from './auth.module.css';
import { FormProblem, NewPasswordFields, useAuthForm } from './form.tsx';
import { forgetLinkToken, useLinkToken } from './link-token.ts';

/** A link that opens nothing, and the way to another one. */
const DeadLink = (): ReactNode => {
  const t = useMessages('auth', 'main');
  return (
    <div className={styles.form}>
      <div role="alert" className={styles.problem}>
        <p>{authErrorText(t, 'link_expired')}</p>
      </div>
      <Button variant="primary" size="large" block onClick={() => changeModal('recovery')}>
        {t('newPassword.again')}
      </Button>
    </div>
  );
};

interface FormProps {
  token: string;
  onDone(): Promise<void>;
  onDead(): void;
}

const PasswordForm = ({ token, onDone, onDead }: FormProps): ReactNode => {
  const t = useMessages('auth', 'main');
  const form = useForm<NewPasswordBody>({
    resolver: zodResolver(newPasswordBody),
    mode: 'onTouched',
    defaultValues: { token, password: '', repeatPassword: '' },
  });
  const onRefused = ({ problem: why }: Refusal): boolean => {
    if (why === 'link_expired') onDead();
    return why === 'link_expired';
  };
  const { problem, errorOf, submit } = useAuthForm({ form, send: setPassword, onDone, onRefused });
  const { isValid, isSubmitting } = form.formState;
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <NewPasswordFields
        label={t('newPassword')}
        password={{ field: form.register('password', { deps: 'repeatPassword' }), error: errorOf('password') }}
        repeat={{ field: form.register('repeatPassword'), error: errorOf('repeatPassword') }}
      />
      <FormProblem>{problem}</FormProblem>
      <Button type="submit" variant="primary" size="large" block disabled={!isValid} loading={isSubmitting}>
        {t('newPassword.submit')}
      </Button>
    </form>
  );
};

/** Takes the new password of who followed the link of a recovery letter. */
export const NewPasswordView = ({ onDone }: { onDone(): Promise<void> }): ReactNode => {
  const token = useLinkToken('recovery');
  const finish = async (): Promise<void> => {
    await onDone();
    forgetLinkToken('recovery');
  };
  if (token === null) return <DeadLink />;
  return <PasswordForm key={token} token={token} onDone={finish} onDead={() => forgetLinkToken('recovery')} />;
};
