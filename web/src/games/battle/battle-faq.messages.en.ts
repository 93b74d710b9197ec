import type { Translation } from '../../core/i18n/messages.ts';
import type { battleFaqRu } from './battle-faq.messages.ts';

export const en = {
  question: 'How does battle work?',
  answer:
    'Red plays against blue with equal chances. Once both teams have bets, a countdown of {{seconds}} s begins. The winners share the losing pot in proportion to their stakes; we take {{commission}} of that pot. The full rules are [here](/helpdesk/rules#battle).',
  rtp: 'Battle, with equal pots: {{rtp}}',
  limits: 'Battle: {{min}} to {{max}}',
} as const satisfies Translation<typeof battleFaqRu>;
