import type { Dictionary } from '../i18n/i18n.ts';
import { hasMessage, useMessages, type Messages } from '../i18n/messages.ts';
import type { BetProblem } from './bet-problem.ts';
import { gameKitMessages } from './game-kit.messages.ts';

/** Says a problem in the game's words, or in the kit's where the game has none. */
export const useProblemText = <S extends Dictionary>(messages: Messages<S>): ((problem: BetProblem) => string) => {
  const own = useMessages(messages);
  const kit = useMessages(gameKitMessages);
  return ({ key, params }) => {
    if (hasMessage(messages, key)) return own(key, params);
    return kit(hasMessage(gameKitMessages, key) ? key : 'error.unknown', params);
  };
};
