import type { Translation } from '../../core/i18n/messages.ts';
import type { classicFaqRu } from './classic-faq.messages.ts';

export const tr = {
  question: 'Klasik nasıl işler?',
  answer:
    'Bahsin her yüzde biri bir bilettir ve biletlerden biri kazanır. Sahibi, {{commission}} düşülmüş potun tamamını alır. {{seconds}} sn’lik geri sayım ikinci oyuncuyla başlar; {{alone}} sn içinde kimse katılmazsa bahisler iade edilir. Kuralların tamamı [burada](/helpdesk/rules#classic).',
  rtp: 'Klasik: {{rtp}}',
  limits: 'Klasik: {{min}} – {{max}}, bir turda en fazla {{bets}} bahis',
} as const satisfies Translation<typeof classicFaqRu>;
