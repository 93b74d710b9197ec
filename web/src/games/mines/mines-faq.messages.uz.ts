import type { Translation } from '../../core/i18n/messages.ts';
import type { minesFaqRu } from './mines-faq.messages.ts';

export const uz = {
  question: 'Minalar qanday o‘ynaladi?',
  answer:
    'Minalar sonini tanlang, {{least}} dan {{most}} gacha, va 24 katakni bittadan oching. Har bir xavfsiz katak ko‘paytirgichni oshiradi, mina o‘yinni tugatadi. Yutuqni istalgan xavfsiz katakdan keyin olish mumkin. To‘liq qoidalar — [bu yerda](/helpdesk/rules#mines).',
  rtp: 'Minalar: {{rtp}}',
  limits: 'Minalar: {{min}} dan {{max}} gacha',
} as const satisfies Translation<typeof minesFaqRu>;
