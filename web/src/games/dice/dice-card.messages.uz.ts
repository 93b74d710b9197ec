import type { Translation } from '../../core/i18n/messages.ts';
import type { diceCardRu } from './dice-card.messages.ts';

export const uz = {
  name: 'Kubik',
  text: '0,00 dan 99,99 gacha bo‘lgan son. Chegara va tomonni tanlang.',
} as const satisfies Translation<typeof diceCardRu>;
