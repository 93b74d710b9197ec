import type { GameFaq } from '../../core/games/web-game.ts';
import { classicFaqMessages } from './classic-faq.messages.ts';

export const classicFaq: GameFaq = {
  messages: classicFaqMessages,
  numbers: {
    seconds: ['seconds', 'countdownMs'],
    alone: ['seconds', 'aloneMs'],
    bets: ['count', 'maxBetsPerPlayer'],
    commission: ['percent', 'commissionPpm'],
  },
};
