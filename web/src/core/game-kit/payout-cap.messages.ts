import { defineMessages } from '../i18n/messages.ts';

/** What the rules of every game say of its payout cap, in the source language. */
export const ru = {
  'cap.bet':
    'Выигрыш по одной ставке не больше {{bet}}. Где предел уменьшает выигрыш, меньше и возврат: точные числа вашей ставки это учитывают.',
  'cap.steps': 'Как только открытые ячейки стоят столько, игра заканчивается сама и выплачивает выигрыш.',
  'cap.sector':
    'Все ставки раунда на один сектор вместе получают не больше {{round}}: ставка сверх этого не принимается.',
  'cap.pot': 'Все ставки раунда вместе не больше {{pot}}: ставка сверх этого не принимается, а выигрыши не урезаются.',
} as const;

export const payoutCapMessages = defineMessages('payout-cap', ru, {
  en: () => import('./payout-cap.messages.en.ts'),
  ua: () => import('./payout-cap.messages.ua.ts'),
  kz: () => import('./payout-cap.messages.kz.ts'),
  uz: () => import('./payout-cap.messages.uz.ts'),
  tr: () => import('./payout-cap.messages.tr.ts'),
});
