import { useEffect, useState, type ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { LoginBody } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { Button } from '../../core/ui/button.tsx';
import { CodeField } from '../../core/ui/code-field.tsx';
import type { CodePrompt } from './auth-api.ts';
import { authMessages } from './auth.messages.ts';
import styles from './auth.module.css';

export interface LoginCodeProps {
  form: UseFormReturn<LoginBody>;
  prompt: CodePrompt;
  error: string | undefined;
  onAgain(): void; // sends the letter again
}

/** The code that a sign-in asks for: out of a letter, out of an app, or one of the recovery codes. */
export const LoginCode = ({ form, prompt, error, onAgain }: LoginCodeProps): ReactNode => {
  const t = useMessages(authMessages);
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
