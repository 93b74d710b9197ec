import { queryClient } from '../../core/connection/query.ts';
import { useMessages, type MessageKey } from '../../core/i18n/messages.ts';
import { useAct, type Act } from '../../core/ui/use-act.ts';
import { moderationMessages, type ru } from './moderation.messages.ts';

const rereadAccounts = (): void =>
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [name] }) => String(name).startsWith('moderation.'),
  });

/** Something that is being done to an account. */
export const useAccountAct = (): Act<object, MessageKey<typeof ru>> => {
  const t = useMessages(moderationMessages);
  const { run, ...state } = useAct<object>(rereadAccounts);
  return { ...state, run: (work, done) => run(work, done && t(done)) };
};
