import type { Translation } from '../../core/i18n/messages.ts';
import type { diceFaqRu } from './dice-faq.messages.ts';

export const uz = {
  question: 'Kubik qanday o‘ynaladi?',
  answer:
    'Foiz va tomonni tanlang. 0,00 dan 99,99 gacha son tushadi: “kichik” son foizdan past bo‘lsa, “va katta” unga teng yoki undan yuqori bo‘lsa yutadi. Imkoniyat qancha kichik bo‘lsa, ko‘paytirgich shuncha katta. To‘liq qoidalar — [bu yerda](/helpdesk/rules#dice).',
  rtp: 'Kubik: {{rtp}}',
  limits: 'Kubik: {{min}} dan {{max}} gacha',
} as const satisfies Translation<typeof diceFaqRu>;
