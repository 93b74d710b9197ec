import { defineMessages } from '../../core/i18n/messages.ts';

/** The offer of a new version, in the source language. */
export const updateRu = {
  title: 'Вышло обновление',
  text: 'Обновите страницу, когда вам удобно. Ставки и баланс хранятся на сервере.',
  waiting: 'Обновим, как только закончится текущий раунд. Автоигра остановится после текущей ставки.',
  take: 'Обновить',
  later: 'Позже',
  failed: 'Обновить не удалось. Попробуйте ещё раз или перезагрузите страницу.',
} as const;

export const updateMessages = defineMessages('update', updateRu, {
  en: () => import('./update.messages.en.ts'),
  ua: () => import('./update.messages.ua.ts'),
  kz: () => import('./update.messages.kz.ts'),
  uz: () => import('./update.messages.uz.ts'),
  tr: () => import('./update.messages.tr.ts'),
});
