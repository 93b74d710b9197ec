import { defineMessages } from '../../core/i18n/messages.ts';

/** What the FAQ says of the game, in the source language. */
export const diceFaqRu = {
  question: 'Как играть в кости?',
  answer:
    'Выберите процент и сторону. Выпадает число от 0,00 до 99,99: «меньше» выигрывает, если оно ниже процента, «и больше» — если равно ему или выше. Чем меньше шанс, тем больше множитель. Полные правила — [здесь](/helpdesk/rules#dice).',
  rtp: 'Кости: {{rtp}}',
  limits: 'Кости: от {{min}} до {{max}}',
} as const;

export const diceFaqMessages = defineMessages('dice-faq', diceFaqRu, {
  en: () => import('./dice-faq.messages.en.ts'),
  ua: () => import('./dice-faq.messages.ua.ts'),
  kz: () => import('./dice-faq.messages.kz.ts'),
  uz: () => import('./dice-faq.messages.uz.ts'),
  tr: () => import('./dice-faq.messages.tr.ts'),
});
