import type { Translation } from '../../core/i18n/messages.ts';
import type { diceRoundRu } from './dice-round.messages.ts';

export const en = {
  draw: 'Dice needs one number out of 10,000, shown with two decimals:',
  less: 'Less than {{percent}}',
  more: '{{percent}} or more',
} as const satisfies Translation<typeof diceRoundRu>;
