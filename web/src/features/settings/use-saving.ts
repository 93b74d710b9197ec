import { useState } from 'react';
import { CallError } from '../../core/connection/connection.ts';
import { useSettingsError, type Fallback } from './settings-errors.ts';

/** A change that is being saved, and what was refused of it. */
export interface Saving {
  readonly saving: boolean;
  /** What was refused as a whole: not of a field. */
  readonly problem: string | undefined;
  readonly mustSignInAgain: boolean;
  /** What was refused of the field that these codes are about. */
  errorOf(...codes: readonly number[]): string | undefined;
  /** Runs the change. Resolves with whether it was saved. */
  run(change: () => Promise<void>): Promise<boolean>;
  /** Marks a field before anything is sent, by its code. */
  refuse(code: number): void;
}

/** `ofFields`: codes that a field of the form shows. `fallback`: the code of a failure without a text of its own. */
export const useSaving = (fallback: Fallback, ofFields: readonly number[] = []): Saving => {
  const errorText = useSettingsError();
  const [saving, setSaving] = useState(false);
  const [refused, setRefused] = useState<{ error: unknown }>();
  const code = refused?.error instanceof CallError ? refused.error.code : undefined;
  const text = refused && errorText(refused.error, fallback);
  const isOfField = ofFields.some((known) => known === code);

  return {
    saving,
    problem: isOfField ? undefined : text,
    mustSignInAgain: code === 'sign_in_again',
    errorOf: (...codes) => (codes.some((known) => known === code) ? text : undefined),
    refuse: (known) => setRefused({ error: new CallError({ code: known }) }),
    async run(change) {
      setSaving(true);
      setRefused(undefined);
      try {
        await change();
        return true;
      } catch (error) {
        setRefused({ error });
        return false;
      } finally {
        setSaving(false);
      }
    },
  };
};
