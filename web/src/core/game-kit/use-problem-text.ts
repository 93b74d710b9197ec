import { useMessages } from '../i18n/messages.ts';
import type { BetProblem } from './bet-problem.ts';
import { gameKitMessages } from './game-kit.messages.ts';

/** Says a problem: in the server's words, or that nobody knows yet what became of the bet. */
export const useProblemText = (): ((problem: BetProblem) => string) => {
  const t = useMessages(gameKitMessages);
  return ({ msg }) => msg || t('outcome.unknown');
};
