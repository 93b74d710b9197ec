import { defineMessages } from '../../core/i18n/messages.ts';

/** What the FAQ says of the game, in the source language. */
export const coinflipFaqRu = {
  question: 'Как играть в «Орла и решку»?',
  answer:
    'Откройте комнату, выбрав сторону и ставку, или войдите в чужую. Ставки равны, шансы тоже; победитель получает обе за вычетом {{commission}}. Играют только люди и только на реальные деньги. Комнату без соперника можно закрыть, ставка вернётся. Полные правила — [здесь](/helpdesk/rules#coinflip).',
  rtp: 'Орёл и решка: {{rtp}}',
  limits: 'Орёл и решка: от {{min}} до {{max}}',
} as const;

export const coinflipFaqMessages = defineMessages('coinflip-faq', coinflipFaqRu, {
  en: () => import('./coinflip-faq.messages.en.ts'),
  ua: () => import('./coinflip-faq.messages.ua.ts'),
  kz: () => import('./coinflip-faq.messages.kz.ts'),
  uz: () => import('./coinflip-faq.messages.uz.ts'),
  tr: () => import('./coinflip-faq.messages.tr.ts'),
});
