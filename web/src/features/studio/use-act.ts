import { useState } from 'react';
import { call, CallError } from '../../core/connection/connection.ts';
import { queryClient } from '../../core/connection/query.ts';
import { translate, useMessages, type MessageKey } from '../../core/i18n/messages.ts';
import { toast } from '../../core/ui/toast.tsx';
import { studioMessages, type ru } from './studio.messages.ts';

/** Something that is being done to a version. */
export interface Act<T> {
  readonly busy: boolean;
  readonly problem: string | undefined; // what was refused
  /** Does it, says so, and reads the versions again. Resolves with what came of it; undefined: it was refused. */
  run(work: (send: typeof call) => Promise<T>, done: MessageKey<typeof ru>): Promise<T | undefined>;
}

/** Reads again what is shown of versions, and the config that the games play by. */
export const rereadStudio = (): void =>
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [name] }) => String(name).startsWith('studio.') || name === 'games.config',
  });

const problemOf = (error: unknown): string =>
  error instanceof CallError && error.msg !== '' ? error.msg : translate(studioMessages, 'failed');

export const useAct = <T>(): Act<T> => {
  const t = useMessages(studioMessages);
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
        toast.success(t(done));
        return result;
      } catch (error) {
        setProblem(problemOf(error));
        return undefined;
      } finally {
        setBusy(false);
        rereadStudio();
      }
    },
  };
};
