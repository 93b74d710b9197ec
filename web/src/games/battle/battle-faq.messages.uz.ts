import type { Translation } from '../../core/i18n/messages.ts';
import type { battleFaqRu } from './battle-faq.messages.ts';

export const uz = {
  question: 'Jang qanday o‘tadi?',
  answer:
    'Qizillar ko‘klarga qarshi teng imkoniyat bilan o‘ynaydi. Ikkala jamoada ham tikish bo‘lganda sanoq boshlanadi: {{seconds}} s. G‘oliblar yutqazganlar bankini tikishlari miqdoriga qarab bo‘lishadi, shu bankdan biz {{commission}} olamiz. To‘liq qoidalar — [bu yerda](/helpdesk/rules#battle).',
  rtp: 'Jang, banklar teng bo‘lganda: {{rtp}}',
  limits: 'Jang: {{min}} dan {{max}} gacha',
} as const satisfies Translation<typeof battleFaqRu>;
