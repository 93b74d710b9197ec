import { defineMessages } from '../../core/i18n/messages.ts';

/** The preferences page of the settings, in the source language. */
export const ru = {
  interface: 'Интерфейс',
  language: 'Язык',
  currency: 'Валюта показа',
  'currency.hint': 'В ней показаны суммы и делаются ставки.',
  'currency.failed': 'Валюту сменить не удалось. Баланс не изменился.',
  'language.failed': 'Язык переключён, но сервер его не запомнил.',
  sound: 'Звук',
  'sound.hint': 'Звуки игр и уведомлений.',
  animations: 'Анимация',
  'animations.hint': 'Без неё всё появляется сразу, без движения.',
  shortcuts: 'Горячие клавиши',
  'shortcuts.hint': 'Ставки одной клавишей на страницах игр.',
  privacy: 'Приватность и письма',
  hidden: 'Скрывать мой ник',
  'hidden.hint': 'В лентах ставок другие увидят только первую букву.',
  marketing: 'Письма с новостями и бонусами',
  'marketing.hint': 'Письма о безопасности приходят всегда.',
  'preferences.later': 'Нет связи. Настройка сохранится, когда она вернётся.',
} as const;

export const preferencesMessages = defineMessages('settings-preferences', ru, {
  en: () => import('./preferences.messages.en.ts'),
  ua: () => import('./preferences.messages.ua.ts'),
  kz: () => import('./preferences.messages.kz.ts'),
  uz: () => import('./preferences.messages.uz.ts'),
  tr: () => import('./preferences.messages.tr.ts'),
});
