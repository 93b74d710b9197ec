import { useState, type ReactNode, Suspense } from 'react';
import { CallError } from '../../core/connection/connection.ts';
import { withConfirmation } from '../../core/reauthentication/reauthentication.ts';
import { useErrorText } from '../../core/ui/use-error-text.ts';
import styles from './settings.module.css';

/** A change that is being saved, and what was refused of it. */
export interface Saving {
  readonly saving: boolean;
  /** Refusal of the whole: not of a field. */
  readonly problem: string | undefined;
  /** Refusal of the field that these codes are about. */
  errorOf(...codes: readonly (number | string)[]): string | undefined;
  /** Runs the change, and once more when its player has first to show who they are. Resolves with whether it was saved. */
  run(change: () => Promise<void>): Promise<boolean>;
  /** Refuses a field with words of ours, before anything is sent. */
  refuse(code: string, msg: string): void;
}

/** The code of a password that was typed differently the second time: the server never hears of it. */
export const REPEAT_DIFFERS = 'repeat_differs';

/** `ofFields`: codes that a field of the form shows. */
export const useSaving = (ofFields: readonly (number | string)[] = []): Saving => {
  const errorText = useErrorText();
  const [saving, setSaving] = useState(false);
  const [refused, setRefused] = useState<{ error: unknown }>();
  const code = refused?.error instanceof CallError ? refused.error.code : undefined;
  const text = refused && errorText(refused.error);
  const isOfField = ofFields.some((known) => known === code);

  return {
    saving,
    problem: isOfField ? undefined : text,
    errorOf: (...codes) => (codes.some((known) => known === code) ? text : undefined),
    refuse: (known, msg) => setRefused({ error: new CallError({ code: known, msg }) }),
    async run(change) {
      setSaving(true);
      setRefused(undefined);
      try {
        await withConfirmation(change);
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

/** Refusal of the whole form. The region is there before its text, so that it is read out. */
export const SavingProblem = ({ saving }: { saving: Saving }): ReactNode => (
  <div role="alert" className={styles.problem}>
    {saving.problem && <p>{saving.problem}</p>}
  </div>
);

/** A window that loads when it is first opened, and stays from then on: to fade, and to give back the focus. */
export const OnDemand = ({ open, children }: { open: boolean; children: ReactNode }): ReactNode => {
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);
  return wanted ? <Suspense>{children}</Suspense> : null;
};
