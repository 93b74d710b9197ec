import type { Translation } from '../../core/i18n/messages.ts';
import type { diceCardRu } from './dice-card.messages.ts';

export const en = {
  name: 'Dice',
  text: 'A number from 0.00 to 99.99. Choose the threshold and the side.',
} as const satisfies Translation<typeof diceCardRu>;
