import { useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { AuthAnswer } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import type { AuthResult, CodePrompt, Refusal } from './auth-api.ts';
import { authErrorText, refusalText } from './auth-errors.ts';
import { authMessages } from './auth.messages.ts';

export interface AuthForm<T extends FieldValues, Valid extends object> {
  readonly problem: string | undefined; // what was refused as a whole
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

/** What all forms do with an answer: refused fields are marked, the rest is said above the button. */
export const useAuthForm = <T extends FieldValues, Valid extends object>({
  form,
  send,
  onDone,
  onPrompt,
  onRefused,
}: AuthFormOptions<T, Valid>): AuthForm<T, Valid> => {
  const t = useMessages(authMessages);
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
