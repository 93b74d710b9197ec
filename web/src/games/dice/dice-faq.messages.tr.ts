import type { Translation } from '../../core/i18n/messages.ts';
import type { diceFaqRu } from './dice-faq.messages.ts';

export const tr = {
  question: 'Zar nasıl oynanır?',
  answer:
    'Bir yüzde ve bir yön seçin. 0,00 ile 99,99 arasında bir sayı çekilir: “altı”, sayı yüzdeden küçükse; “ve üstü”, eşit ya da büyükse kazanır. Şans ne kadar küçükse çarpan o kadar büyüktür. Kuralların tamamı [burada](/helpdesk/rules#dice).',
  rtp: 'Zar: {{rtp}}',
  limits: 'Zar: {{min}} – {{max}}',
} as const satisfies Translation<typeof diceFaqRu>;
