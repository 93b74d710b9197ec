import type { Translation } from '../i18n/messages.ts';
import type { ru } from './payout-cap.messages.ts';

export const en = {
  'cap.bet':
    'One bet never wins more than {{bet}}. Where this cap cuts a win, the return is lower too: the exact figures of your bet include it.',
  'cap.steps': 'As soon as the open cells are worth that much, the game ends by itself and pays.',
  'cap.sector':
    'All bets of a round on one sector are paid no more than {{round}} together: a bet beyond that is refused.',
  'cap.pot': 'All stakes of a round come to no more than {{pot}}: a bet beyond that is refused, and no win is cut.',
} as const satisfies Translation<typeof ru>;
