import { useState, type ReactNode } from 'react';
import type { FieldValues, Path, UseFormReturn, UseFormRegisterReturn } from 'react-hook-form';
import type { AuthAnswer } from 'server/contract';
import { useCaptcha } from '../../core/captcha/captcha.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { PasswordField } from '../../core/ui/text-field.tsx';
import { refused, type AuthResult, type CodePrompt, type Refusal, authErrorText, refusalText } from './auth-api.ts';
import styles from './auth.module.css';

type Solved<T> = T & { recaptchaToken?: string | undefined };

/** Sends a body together with a captcha that was solved for it: a solution is good once. */
export const useSolved = <T extends object>(
  send: (body: Solved<T>) => Promise<AuthResult>,
): ((body: T) => Promise<AuthResult>) => {
  const { solve } = useCaptcha();
  return async (body) => {
    try {
      return await send({ ...body, recaptchaToken: await solve() });
    } catch (error) {
      return refused(error instanceof TypeError ? 'network' : 'captcha_failed'); // rejection of fetch
    }
  };
};

export interface AuthForm<T extends FieldValues, Valid extends object> {
  readonly problem: string | undefined; // refusal of the whole form
  errorOf(field: Path<T>): string | undefined;
  submit(values: Valid): Promise<void>;
}

export interface AuthFormOptions<T extends FieldValues, Valid extends object> {
  form: UseFormReturn<T, unknown, Valid>;
  send(values: Valid): Promise<AuthResult>;
  onDone(answer: AuthAnswer): void | Promise<void>;
  onPrompt?(prompt: CodePrompt): void;
  onRefused?(refusal: Refusal): boolean; // true: it is said elsewhere
}

/** Shares the handling of answers among all forms: refused fields are marked, the rest is said above the button. */
export const useAuthForm = <T extends FieldValues, Valid extends object>({
  form,
  send,
  onDone,
  onPrompt,
  onRefused,
}: AuthFormOptions<T, Valid>): AuthForm<T, Valid> => {
  const t = useMessages('auth', 'main');
  const [refusal, setRefusal] = useState<Refusal>();
  const refuse = (next: Refusal, values: Valid): void => {
    if (onRefused?.(next)) return;
    const fields = Object.entries(next.fields).filter(([field]) => field in values);
    for (const [field, message] of fields) form.setError(field as Path<T>, { message }, { shouldFocus: true });
    if (fields.length === 0) setRefusal(next);
  };
  return {
    problem: refusal && refusalText(t, refusal),
    errorOf: (field) => {
      const { error } = form.getFieldState(field, form.formState);
      return error?.message && authErrorText(t, error.message);
    },
    submit: async (values) => {
      setRefusal(undefined);
      const result = await send(values);
      if (result.outcome === 'done') return onDone(result.answer);
      if (result.outcome === 'prompt') onPrompt?.(result.prompt);
      else refuse(result.refusal, values);
    },
  };
};

/** Refusal of the whole form, above the button. The region is there before its text, so that it is read out. */
export const FormProblem = ({ children }: { children: string | undefined }): ReactNode => (
  <div role="alert" className={styles.problem}>
    {children && <p>{children}</p>}
  </div>
);

/** A field as the form has registered it, and what is wrong with it. */
interface Registered {
  field: UseFormRegisterReturn;
  error: string | undefined;
}

interface NewPasswordFieldsProps {
  label: string; // label of the first
  password: Registered;
  repeat: Registered;
}

/** A password that is being chosen, typed twice. */
export const NewPasswordFields = ({ label, password, repeat }: NewPasswordFieldsProps): ReactNode => {
  const t = useMessages('auth', 'main');
  return (
    <>
      <PasswordField
        {...password.field}
        label={label}
        hint={t('password.hint')}
        error={password.error}
        autoComplete="new-password"
      />
      <PasswordField {...repeat.field} label={t('repeat')} error={repeat.error} autoComplete="new-password" />
    </>
  );
};
