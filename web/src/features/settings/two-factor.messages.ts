import { defineMessages } from '../../core/i18n/messages.ts';

/** The window of two-factor protection, in the source language. */
export const ru = {
  'title.on': 'Включить защиту',
  'title.off': 'Выключить защиту',
  'factor.scan': 'Откройте приложение для кодов и отсканируйте картинку или введите ключ.',
  'factor.qr': 'QR-код с ключом двухфакторной защиты',
  'factor.secret': 'Ключ',
  'factor.code': 'Код из приложения',
  'factor.codeOrRecovery': 'Код из приложения или код восстановления',
  'factor.submitOn': 'Включить',
  'factor.submitOff': 'Выключить',
  'factor.offText': 'Без защиты для входа хватит пароля.',
  'factor.loading': 'Готовим ключ…',
  'recovery.title': 'Коды восстановления',
  'recovery.text':
    'Каждый код один раз заменит код из приложения, если телефон потеряется. Больше мы их не покажем: сохраните сейчас.',
  'recovery.copy': 'Коды восстановления',
  'recovery.save': 'Скачать файлом',
  'recovery.file': 'Коды восстановления Glasshouse. Каждый действует один раз.',
  'recovery.done': 'Я сохранил коды',
  'settings.success.4': 'Двухфакторная защита изменена',
} as const;

export const twoFactorMessages = defineMessages('settings-two-factor', ru, {
  en: () => import('./two-factor.messages.en.ts'),
  ua: () => import('./two-factor.messages.ua.ts'),
  kz: () => import('./two-factor.messages.kz.ts'),
  uz: () => import('./two-factor.messages.uz.ts'),
  tr: () => import('./two-factor.messages.tr.ts'),
});
