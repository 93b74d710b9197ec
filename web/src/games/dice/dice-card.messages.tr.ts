import type { Translation } from '../../core/i18n/messages.ts';
import type { diceCardRu } from './dice-card.messages.ts';

export const tr = {
  name: 'Zar',
  text: '0,00 ile 99,99 arasında bir sayı. Sınırı ve yönü seçin.',
} as const satisfies Translation<typeof diceCardRu>;
