import type { Translation } from '../../core/i18n/messages.ts';
import type { minesFaqRu } from './mines-faq.messages.ts';

export const tr = {
  question: 'Mayınlar nasıl oynanır?',
  answer:
    'Mayın sayısını {{least}} ile {{most}} arasında seçin ve 24 hücreyi birer birer açın. Her güvenli hücre çarpanı yükseltir, mayın oyunu bitirir. Kazancı herhangi bir güvenli hücreden sonra alabilirsiniz. Kuralların tamamı [burada](/helpdesk/rules#mines).',
  rtp: 'Mayınlar: {{rtp}}',
  limits: 'Mayınlar: {{min}} – {{max}}',
} as const satisfies Translation<typeof minesFaqRu>;
