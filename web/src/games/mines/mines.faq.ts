import type { GameFaq } from '../../core/games/web-game.ts';
import { minesFaqMessages } from './mines-faq.messages.ts';

export const minesFaq: GameFaq = {
  messages: minesFaqMessages,
  numbers: { least: ['count', 'minMines'], most: ['count', 'maxMines'] },
};
