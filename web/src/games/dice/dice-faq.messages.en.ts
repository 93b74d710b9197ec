import type { Translation } from '../../core/i18n/messages.ts';
import type { diceFaqRu } from './dice-faq.messages.ts';

export const en = {
  question: 'How do I play dice?',
  answer:
    'Choose a percent and a side. A number from 0.00 to 99.99 is drawn: “less than” wins if it is below the percent, “or more” if it equals or exceeds it. The smaller the chance, the greater the multiplier. The full rules are [here](/helpdesk/rules#dice).',
  rtp: 'Dice: {{rtp}}',
  limits: 'Dice: {{min}} to {{max}}',
} as const satisfies Translation<typeof diceFaqRu>;
