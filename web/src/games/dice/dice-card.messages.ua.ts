import type { Translation } from '../../core/i18n/messages.ts';
import type { diceCardRu } from './dice-card.messages.ts';

export const ua = {
  name: 'Кості',
  text: 'Число від 0,00 до 99,99. Оберіть межу та бік.',
} as const satisfies Translation<typeof diceCardRu>;
