import { defineMessages } from '../../core/i18n/messages.ts';

/** What the FAQ says of the game, in the source language. */
export const wheelFaqRu = {
  question: 'Как устроено колесо фортуны?',
  answer:
    'Поставьте на один или несколько множителей. После первой ставки раунд принимает их ещё {{seconds}} с, затем колесо крутится. Ставка на выпавший множитель умножается на него. Полные правила — [здесь](/helpdesk/rules#wheel).',
  rtp: 'Колесо фортуны: {{rtp}}',
  limits: 'Колесо фортуны: от {{min}} до {{max}}',
} as const;

export const wheelFaqMessages = defineMessages('wheel-faq', wheelFaqRu, {
  en: () => import('./wheel-faq.messages.en.ts'),
  ua: () => import('./wheel-faq.messages.ua.ts'),
  kz: () => import('./wheel-faq.messages.kz.ts'),
  uz: () => import('./wheel-faq.messages.uz.ts'),
  tr: () => import('./wheel-faq.messages.tr.ts'),
});
