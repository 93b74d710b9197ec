import { defineMessages } from '../../core/i18n/messages.ts';

/** What the FAQ says of the game, in the source language. */
export const minesFaqRu = {
  question: 'Как играть в мины?',
  answer:
    'Задайте число мин, от {{least}} до {{most}}, и открывайте 24 ячейки по одной. Каждая безопасная повышает множитель, мина заканчивает игру. Выигрыш можно забрать после любой безопасной ячейки. Полные правила — [здесь](/helpdesk/rules#mines).',
  rtp: 'Мины: {{rtp}}',
  limits: 'Мины: от {{min}} до {{max}}',
} as const;

export const minesFaqMessages = defineMessages('mines-faq', minesFaqRu, {
  en: () => import('./mines-faq.messages.en.ts'),
  ua: () => import('./mines-faq.messages.ua.ts'),
  kz: () => import('./mines-faq.messages.kz.ts'),
  uz: () => import('./mines-faq.messages.uz.ts'),
  tr: () => import('./mines-faq.messages.tr.ts'),
});
