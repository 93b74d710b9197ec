import type { GameFaq } from '../../core/games/web-game.ts';
import { coinflipFaqMessages } from './coinflip-faq.messages.ts';

export const coinflipFaq: GameFaq = {
  messages: coinflipFaqMessages,
  numbers: { commission: ['percent', 'commissionPpm'] },
};
