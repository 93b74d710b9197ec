import { useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useMessages } from '../../core/i18n/messages.ts';
import type { AuthResult } from './auth-api.ts';
import { authErrorText } from './auth-errors.ts';
import { authMessages } from './auth.messages.ts';

export interface AuthForm<T extends FieldValues, Valid extends object> {
  readonly problem: string | undefined; // what was refused as a whole
  errorOf(field: Path<T>): string | undefined;
  submit(values: Valid): Promise<void>;
}

/** What both forms do with an answer: refused fields are marked, the rest is said above the button. */
export const useAuthForm = <T extends FieldValues, Valid extends object>(
  form: UseFormReturn<T, unknown, Valid>,
  send: (values: Valid) => Promise<AuthResult>,
  onDone: () => Promise<void>,
): AuthForm<T, Valid> => {
  const t = useMessages(authMessages);
  const [problem, setProblem] = useState<string>();
  return {
    problem: problem && authErrorText(t, problem),
    errorOf: (field) => {
      const { error } = form.getFieldState(field, form.formState);
      return error?.message && authErrorText(t, error.message);
    },
    submit: async (values) => {
      setProblem(undefined);
      const result = await send(values);
      if (result.ok) return onDone();
      const fields = Object.entries(result.fields).filter(([field]) => field in values);
      for (const [field, message] of fields) form.setError(field as Path<T>, { message });
      if (fields.length === 0) setProblem(result.problem);
    },
  };
};
