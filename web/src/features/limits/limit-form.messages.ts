import { defineMessages } from '../../core/i18n/messages.ts';

/** A limit’s form, in the source language. */
export const ru = {
  'form.amount': 'Сумма',
  'form.minutes': 'Минут в день',
  'form.now': 'Подействует сразу.',
  'form.later': 'Понадобится подтверждение: его можно дать через 24 часа, с {{at}}.',
  'form.same': 'Такой лимит действует сейчас.',
  'form.invalid': 'Нужна сумма от {{min}} до {{max}}',
  'form.invalid.minutes': 'Нужно целое число от {{min}} до {{max}}',
  'form.save': 'Сохранить',
  'form.remove': 'Снять лимит',
  'form.cancel': 'Отмена',
  'saved.now': 'Лимит сохранён и уже действует',
  'saved.later': 'Запрос сохранён. Подтвердите новый лимит с {{at}}',
  'saved.ends': 'Запрос сохранён. Подтвердите снятие лимита с {{at}}',
} as const;

export const limitFormMessages = defineMessages('limit-form', ru, {
  en: () => import('./limit-form.messages.en.ts'),
  ua: () => import('./limit-form.messages.ua.ts'),
  kz: () => import('./limit-form.messages.kz.ts'),
  uz: () => import('./limit-form.messages.uz.ts'),
  tr: () => import('./limit-form.messages.tr.ts'),
});
