import type { Translation } from '../../core/i18n/messages.ts';
import type { coinflipFaqRu } from './coinflip-faq.messages.ts';

export const tr = {
  question: 'Yazı tura nasıl oynanır?',
  answer:
    'Yüz ve bahis seçerek bir oda açın ya da başkasının odasına katılın. Bahisler de şanslar da eşittir; kazanan, {{commission}} düşüldükten sonra ikisini de alır. Yalnızca insanlar ve yalnızca gerçek parayla oynar. Kimsenin katılmadığı oda kapatılabilir, bahis geri döner. Kuralların tamamı [burada](/helpdesk/rules#coinflip).',
  rtp: 'Yazı tura: {{rtp}}',
  limits: 'Yazı tura: {{min}} – {{max}}',
} as const satisfies Translation<typeof coinflipFaqRu>;
