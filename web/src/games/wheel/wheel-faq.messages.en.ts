import type { Translation } from '../../core/i18n/messages.ts';
import type { wheelFaqRu } from './wheel-faq.messages.ts';

export const en = {
  question: 'How does the wheel of fortune work?',
  answer:
    'Bet on one or several multipliers. After the first bet the round takes bets for another {{seconds}} s, then the wheel turns. A bet on the multiplier where it stops is multiplied by it. The full rules are [here](/helpdesk/rules#wheel).',
  rtp: 'Wheel of fortune: {{rtp}}',
  limits: 'Wheel of fortune: {{min}} to {{max}}',
} as const satisfies Translation<typeof wheelFaqRu>;
