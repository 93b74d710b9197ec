import type { Translation } from '../../core/i18n/messages.ts';
import type { diceRoundRu } from './dice-round.messages.ts';

export const tr = {
  draw: 'Zar, 10.000 sayıdan birini ister; sayı iki ondalıkla gösterilir:',
  less: '{{percent}} altı',
  more: '{{percent}} ve üstü',
} as const satisfies Translation<typeof diceRoundRu>;
