import type { Translation } from '../../core/i18n/messages.ts';
import type { wheelFaqRu } from './wheel-faq.messages.ts';

export const uz = {
  question: 'Omad g‘ildiragi qanday ishlaydi?',
  answer:
    'Bitta yoki bir nechta ko‘paytirgichga tiking. Birinchi tikishdan keyin raund yana {{seconds}} s tikish qabul qiladi, so‘ng g‘ildirak aylanadi. Tushgan ko‘paytirgichga tikilgan pul unga ko‘paytiriladi. To‘liq qoidalar — [bu yerda](/helpdesk/rules#wheel).',
  rtp: 'Omad g‘ildiragi: {{rtp}}',
  limits: 'Omad g‘ildiragi: {{min}} dan {{max}} gacha',
} as const satisfies Translation<typeof wheelFaqRu>;
