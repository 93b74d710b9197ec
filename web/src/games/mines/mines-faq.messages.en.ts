import type { Translation } from '../../core/i18n/messages.ts';
import type { minesFaqRu } from './mines-faq.messages.ts';

export const en = {
  question: 'How do I play mines?',
  answer:
    'Set the number of mines, {{least}} to {{most}}, and open the 24 cells one at a time. Each safe cell raises the multiplier; a mine ends the game. You can take the win after any safe cell. The full rules are [here](/helpdesk/rules#mines).',
  rtp: 'Mines: {{rtp}}',
  limits: 'Mines: {{min}} to {{max}}',
} as const satisfies Translation<typeof minesFaqRu>;
