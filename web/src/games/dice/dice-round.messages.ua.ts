import type { Translation } from '../../core/i18n/messages.ts';
import type { diceRoundRu } from './dice-round.messages.ts';

export const ua = {
  draw: 'У костях потрібне одне число з 10 000, показане з двома знаками:',
  less: 'Менше {{percent}}',
  more: '{{percent}} і більше',
} as const satisfies Translation<typeof diceRoundRu>;
