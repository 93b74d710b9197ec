import { useState } from 'react';
import { call } from '../connection/connection.ts';
import { toast } from './toast.tsx';
import { useErrorText } from './use-error-text.ts';

/** A call in progress. */
export interface Act<T, Done> {
  readonly busy: boolean;
  readonly problem: string | undefined; // text of the refusal
  /** Runs `work`, shows the `done` message, and reloads what it changed. Resolves to the result; undefined: refused. */
  run(work: (send: typeof call) => Promise<T>, done?: Done): Promise<T | undefined>;
}

/** `reread` reloads what may have changed. */
export const useAct = <T extends object>(reread: () => void): Act<T, string> => {
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  return {
    busy,
    problem,
    async run(work, done) {
      setBusy(true);
      setProblem(undefined);
      try {
        const result = await work(call);
        if (done !== undefined) toast.success(done);
        return result;
      } catch (error) {
        setProblem(errorText(error));
        return undefined;
      } finally {
        setBusy(false);
        reread();
      }
    },
  };
};
