import type { Translation } from '../../core/i18n/messages.ts';
import type { classicFaqRu } from './classic-faq.messages.ts';

export const uz = {
  question: 'Klassika qanday o‘tadi?',
  answer:
    'Tikilgan har bir yuzdan bir ulush — bitta chipta, ulardan biri yutadi. Egasi {{commission}} ushlangan butun bankni oladi. {{seconds}} s sanoq ikkinchi o‘yinchidan boshlanadi; {{alone}} s ichida hech kim qo‘shilmasa, tikishlar qaytariladi. To‘liq qoidalar — [bu yerda](/helpdesk/rules#classic).',
  rtp: 'Klassika: {{rtp}}',
  limits: 'Klassika: {{min}} dan {{max}} gacha, bir raundda {{bets}} tagacha tikish',
} as const satisfies Translation<typeof classicFaqRu>;
