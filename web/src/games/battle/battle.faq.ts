import type { GameFaq } from '../../core/games/web-game.ts';
import { battleFaqMessages } from './battle-faq.messages.ts';

export const battleFaq: GameFaq = {
  messages: battleFaqMessages,
  numbers: { seconds: ['seconds', 'countdownMs'], commission: ['percent', 'commissionPpm'] },
};
