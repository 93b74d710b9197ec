import type { Translation } from '../../core/i18n/messages.ts';
import type { coinflipFaqRu } from './coinflip-faq.messages.ts';

export const en = {
  question: 'How do I play coinflip?',
  answer:
    'Open a room with a side and a stake, or join someone else’s. The stakes are equal and so are the chances; the winner gets both less {{commission}}. Only people play, and only with real money. A room that nobody has joined can be closed, and the stake comes back. The full rules are [here](/helpdesk/rules#coinflip).',
  rtp: 'Coinflip: {{rtp}}',
  limits: 'Coinflip: {{min}} to {{max}}',
} as const satisfies Translation<typeof coinflipFaqRu>;
