import type { Translation } from '../../core/i18n/messages.ts';
import type { wheelFaqRu } from './wheel-faq.messages.ts';

export const tr = {
  question: 'Şans çarkı nasıl işler?',
  answer:
    'Bir ya da birkaç çarpana bahis yapın. İlk bahisten sonra tur {{seconds}} sn daha bahis alır, sonra çark döner. Çarkın durduğu çarpana yapılan bahis onunla çarpılır. Kuralların tamamı [burada](/helpdesk/rules#wheel).',
  rtp: 'Şans çarkı: {{rtp}}',
  limits: 'Şans çarkı: {{min}} – {{max}}',
} as const satisfies Translation<typeof wheelFaqRu>;
