import type { GameFaq } from '../../core/games/web-game.ts';
import { diceFaqMessages } from './dice-faq.messages.ts';

export const diceFaq: GameFaq = {
  messages: diceFaqMessages,
  numbers: {},
};
