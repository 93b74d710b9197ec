import type { Translation } from '../../core/i18n/messages.ts';
import type { classicFaqRu } from './classic-faq.messages.ts';

export const en = {
  question: 'How does classic work?',
  answer:
    'Each hundredth staked is one ticket, and one ticket wins. Its owner gets the whole pot less {{commission}}. The countdown of {{seconds}} s starts with the second player; if nobody joins within {{alone}} s, the stakes are returned. The full rules are [here](/helpdesk/rules#classic).',
  rtp: 'Classic: {{rtp}}',
  limits: 'Classic: {{min}} to {{max}}, up to {{bets}} bets per round',
} as const satisfies Translation<typeof classicFaqRu>;
