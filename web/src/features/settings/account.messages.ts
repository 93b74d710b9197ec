import { defineMessages } from '../../core/i18n/messages.ts';

/** The account page of the settings, in the source language. */
export const ru = {
  save: 'Сохранить',
  send: 'Отправить письмо',
  avatar: 'Аватар',
  'avatar.edit': 'Изменить аватар',
  nick: 'Ник',
  'nick.edit': 'Изменить ник',
  'nick.hint': 'От {{min}} до {{max}} букв, цифр и точек, хотя бы одна буква. Буквы одного алфавита.',
  'nick.saved': 'Ник изменён',
  id: 'ID',
  email: 'E-mail',
  'email.none': 'Не указан',
  'email.add': 'Указать e-mail',
  'email.edit': 'Изменить e-mail',
  'email.confirmed': 'Подтверждён',
  'email.unconfirmed': 'Не подтверждён',
  'email.pending': 'Мы отправили письмо на {{email}}. Перейдите по ссылке в нём, чтобы подтвердить адрес.',
  'email.resend': 'Отправить ещё раз',
  'email.sent': 'Письмо отправлено',
  'email.text': 'На новый адрес придёт письмо со ссылкой. Адрес сменится, когда вы по ней перейдёте.',
  'email.new': 'Новый e-mail',
  social: 'Вход через соцсети',
} as const;

export const accountMessages = defineMessages('settings-account', ru, {
  en: () => import('./account.messages.en.ts'),
  ua: () => import('./account.messages.ua.ts'),
  kz: () => import('./account.messages.kz.ts'),
  uz: () => import('./account.messages.uz.ts'),
  tr: () => import('./account.messages.tr.ts'),
});
