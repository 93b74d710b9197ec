import type { Translation } from '../../core/i18n/messages.ts';
import type { coinflipFaqRu } from './coinflip-faq.messages.ts';

export const uz = {
  question: 'Tanga tashlash qanday o‘ynaladi?',
  answer:
    'Tomon va tikishni tanlab xona oching yoki birovning xonasiga kiring. Tikishlar ham, imkoniyatlar ham teng; g‘olib ikkalasini {{commission}} ushlangan holda oladi. Faqat odamlar va faqat haqiqiy pulga o‘ynaydi. Raqib kirmagan xonani yopish mumkin, tikish qaytadi. To‘liq qoidalar — [bu yerda](/helpdesk/rules#coinflip).',
  rtp: 'Tanga tashlash: {{rtp}}',
  limits: 'Tanga tashlash: {{min}} dan {{max}} gacha',
} as const satisfies Translation<typeof coinflipFaqRu>;
