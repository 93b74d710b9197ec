import { defineMessages } from '../../i18n/messages.ts';

/** The draw by a public beacon, in the source language. */
export const lightRu = {
  'light.ahead':
    'Итог решит публичный маяк случайности. Какой его раунд, станет известно, как только определится время закрытия ставок.',
  'light.announced': 'Итог решает раунд маяка {{round}}.',
  'light.simulated': 'Маяк здесь учебный: честность казино он не доказывает.',
  'light.random': 'Итог определяет random.org.',
  'light.chain': 'Раунд разыгрывается без маяка: тот, кто ставит последним, мог бы подобрать итог.',
  'light.short': 'Ждём маяк',
  'light.waiting': 'Ставки закрыты. Ждём свет маяка: раунд {{round}}.',
  'light.waiting.random': 'Ставки закрыты. Ждём ответ random.org.',
  'void.unanswered': 'Источник случайности не ответил вовремя. Раунд отменён, все ставки возвращены.',
  'void.unanswered.mine': 'Источник случайности не ответил вовремя. Раунд отменён, ваша ставка {{amount}} возвращена.',
  'void.late': 'Приём ставок закрылся слишком поздно для этого раунда маяка. Раунд отменён, все ставки возвращены.',
  'void.late.mine':
    'Приём ставок закрылся слишком поздно для этого раунда маяка. Раунд отменён, ваша ставка {{amount}} возвращена.',
} as const;

export const lightMessages = defineMessages('light', lightRu, {
  en: () => import('./light.messages.en.ts'),
  ua: () => import('./light.messages.ua.ts'),
  kz: () => import('./light.messages.kz.ts'),
  uz: () => import('./light.messages.uz.ts'),
  tr: () => import('./light.messages.tr.ts'),
});
