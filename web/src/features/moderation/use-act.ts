import { useState } from 'react';
import { call, CallError } from '../../core/connection/connection.ts';
import { queryClient } from '../../core/connection/query.ts';
import { useMessages, type MessageKey } from '../../core/i18n/messages.ts';
import { toast } from '../../core/ui/toast.tsx';
import { moderationMessages, type ru } from './moderation.messages.ts';

/** Something that is being done to an account. */
export interface Act {
  readonly busy: boolean;
  readonly problem: string | undefined; // what was refused
  /** Does it, says so, and reads the account again. Resolves with whether it was done. */
  run(work: (send: typeof call) => Promise<unknown>, done: MessageKey<typeof ru>): Promise<boolean>;
}

export const useAct = (): Act => {
  const t = useMessages(moderationMessages);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  return {
    busy,
    problem,
    async run(work, done) {
      setBusy(true);
      setProblem(undefined);
      try {
        await work(call);
        toast.success(t(done));
        return true;
      } catch (error) {
        setProblem(error instanceof CallError && error.msg !== '' ? error.msg : t('failed'));
        return false;
      } finally {
        setBusy(false);
        void queryClient.invalidateQueries({
          predicate: ({ queryKey: [name] }) => String(name).startsWith('moderation.'),
        });
      }
    },
  };
};
