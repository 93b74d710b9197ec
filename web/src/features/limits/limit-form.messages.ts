import { defineMessages } from '../../core/i18n/messages.ts';

/** A limit’s form, in the source language. */
export const ru = {
  'form.amount': 'Сумма',
  'form.minutes': 'Минут в день',
  'form.now': 'Подействует сразу.',
  'form.later': 'Подействует через 24 часа: {{at}}.',
  'form.same': 'Такой лимит действует сейчас.',
  'form.invalid': 'Нужна сумма от {{least}} до {{greatest}}',
  'form.invalid.minutes': 'Нужно целое число от {{least}} до {{greatest}}',
  'form.save': 'Сохранить',
  'form.remove': 'Снять лимит',
  'form.cancel': 'Отмена',
  'saved.now': 'Лимит сохранён и уже действует',
  'saved.later': 'Новый лимит начнёт действовать {{at}}',
  'saved.ends': 'Лимит снимется {{at}}',
} as const;

export const limitFormMessages = defineMessages('limit-form', ru, {
  en: () => import('./limit-form.messages.en.ts'),
  ua: () => import('./limit-form.messages.ua.ts'),
  kz: () => import('./limit-form.messages.kz.ts'),
  uz: () => import('./limit-form.messages.uz.ts'),
  tr: () => import('./limit-form.messages.tr.ts'),
});
