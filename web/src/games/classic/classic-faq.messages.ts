import { defineMessages } from '../../core/i18n/messages.ts';

/** What the FAQ says of the game, in the source language. */
export const classicFaqRu = {
  question: 'Как устроена классика?',
  answer:
    'Каждая поставленная сотая доля — один билет, и выигрывает один из них. Владелец получает весь банк за вычетом {{commission}}. Отсчёт в {{seconds}} с начинается со второго игрока; если за {{alone}} с никто не присоединился, ставки возвращаются. Полные правила — [здесь](/helpdesk/rules#classic).',
  rtp: 'Классика: {{rtp}}',
  limits: 'Классика: от {{min}} до {{max}}, до {{bets}} ставок за раунд',
} as const;

export const classicFaqMessages = defineMessages('classic-faq', classicFaqRu, {
  en: () => import('./classic-faq.messages.en.ts'),
  ua: () => import('./classic-faq.messages.ua.ts'),
  kz: () => import('./classic-faq.messages.kz.ts'),
  uz: () => import('./classic-faq.messages.uz.ts'),
  tr: () => import('./classic-faq.messages.tr.ts'),
});
