import { useMessages, type MessageKey } from '../../core/i18n/messages.ts';
import { useAct, type Act } from '../../core/ui/use-act.ts';
import { rereadStudio } from './reread-studio.ts';
import { studioMessages, type ru } from './studio.messages.ts';

/** Something that is being done to a version. */
export const useVersionAct = <T extends object>(): Act<T, MessageKey<typeof ru>> => {
  const t = useMessages(studioMessages);
  const { run, ...state } = useAct<T>(rereadStudio);
  return { ...state, run: (work, done) => run(work, done && t(done)) };
};
