import type { StakeClass } from 'games-engine/analysis';
import { useFormat } from '../format/use-format.ts';
import { useMessages } from '../i18n/messages.ts';
import { useGameStudio } from './use-game-studio.ts';

/** Names a game's ways to bet in the interface's language. */
export const useClassText = (game: string): ((stakeClass: Pick<StakeClass, 'parameters'>) => string) => {
  const { messages, nameClass } = useGameStudio(game);
  const t = useMessages(messages);
  const format = useFormat();
  return ({ parameters }) => {
    const { key, params } = nameClass(parameters, format);
    return t(key, params);
  };
};
