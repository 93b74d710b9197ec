import type { GameFaq } from '../../core/games/web-game.ts';
import { wheelFaqMessages } from './wheel-faq.messages.ts';

export const wheelFaq: GameFaq = {
  messages: wheelFaqMessages,
  numbers: { seconds: ['seconds', 'bettingMs'] },
};
