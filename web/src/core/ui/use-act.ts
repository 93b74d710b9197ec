import { useState } from 'react';
import { call } from '../connection/connection.ts';
import { toast } from './toast.tsx';
import { useErrorText } from './use-error-text.ts';

/** Something that is being done by a call. */
export interface Act<T, Done> {
  readonly busy: boolean;
  readonly problem: string | undefined; // what was refused
  /** Does it, says so where it is told what, and reads again what it changed. Resolves with what came of it; undefined: refused. */
  run(work: (send: typeof call) => Promise<T>, done?: Done): Promise<T | undefined>;
}

/** `reread` reads again what may have changed. */
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
