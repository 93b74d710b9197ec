import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './account.messages.ts';

export const ua = {
  save: 'Зберегти',
  send: 'Надіслати лист',
  avatar: 'Аватар',
  'avatar.edit': 'Змінити аватар',
  nick: 'Нік',
  'nick.edit': 'Змінити нік',
  'nick.hint': 'Від {{min}} до {{max}} літер, цифр і крапок, хоча б одна літера. Літери однієї абетки.',
  'nick.saved': 'Нік змінено',
  id: 'ID',
  email: 'E-mail',
  'email.none': 'Не вказано',
  'email.add': 'Додати e-mail',
  'email.edit': 'Змінити e-mail',
  'email.confirmed': 'Підтверджено',
  'email.unconfirmed': 'Не підтверджено',
  'email.pending': 'Ми надіслали лист на {{email}}. Перейдіть за посиланням у ньому, щоб підтвердити адресу.',
  'email.resend': 'Надіслати ще раз',
  'email.sent': 'Лист надіслано',
  'email.text': 'На нову адресу прийде лист із посиланням. Адреса зміниться, коли ви за ним перейдете.',
  'email.new': 'Новий e-mail',
  social: 'Вхід через соцмережі',
} as const satisfies Translation<typeof ru>;
