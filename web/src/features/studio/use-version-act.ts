import { queryClient } from '../../core/connection/query.ts';
import { useMessages, type MessageKey } from '../../core/i18n/messages.ts';
import { useAct, type Act } from '../../core/ui/use-act.ts';
import { studioMessages, type ru } from './studio.messages.ts';

/** Reads again what is shown of versions, and the config that the games play by. */
export const rereadStudio = (): void =>
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [name] }) => String(name).startsWith('studio.') || name === 'games.config',
  });

/** Something that is being done to a version. */
export const useVersionAct = <T extends object>(): Act<T, MessageKey<typeof ru>> => {
  const t = useMessages(studioMessages);
  const { run, ...state } = useAct<T>(rereadStudio);
  return { ...state, run: (work, done) => run(work, done && t(done)) };
};
