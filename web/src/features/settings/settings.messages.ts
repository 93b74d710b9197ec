import { defineMessages } from '../../core/i18n/messages.ts';

/** What all pages of the settings say, in the source language. `settings.error.*` are the catalogue’s codes. */
export const ru = {
  currentPassword: 'Текущий пароль',
  again: 'Выйти и войти заново',
  'settings.error.1': 'Это имя уже занято. Выберите другое.',
  'settings.error.2': 'Введите корректный ник: от 3 до 15 букв, цифр и точек, хотя бы одна буква.',
  'settings.error.3': 'Этот e-mail уже занят.',
  'settings.error.4': 'Логин и пароль — латинские буквы и цифры, от 6 знаков.',
  'settings.error.5': 'Неверный текущий пароль.',
  'settings.error.7': 'Не хватает денег на балансе.',
  'settings.error.8': 'Неверный код двухфакторной защиты.',
  'settings.error.9': 'Неверный пароль.',
  'settings.error.10': 'Не получилось. Ничего не изменилось, попробуйте ещё раз.',
  'settings.error.14': 'Такого e-mail не бывает: проверьте адрес.',
  'settings.error.15': 'В пароле нужны заглавная и строчная буквы и цифра.',
  'settings.error.16': 'Пароль — не короче 6 символов.',
  'settings.error.17': 'Пароли не совпадают.',
  'settings.error.18': 'Не удалось сохранить. Ничего не изменилось.',
  'settings.error.same_email': 'Этот адрес уже подтверждён.',
  'settings.error.sign_in_again': 'Войдите заново: это изменение доступно в первые 30 минут после входа.',
  'settings.error.too_many_attempts': 'Слишком много попыток. Подождите и попробуйте снова.',
  'settings.error.offline': 'Нет связи с сервером. Проверьте соединение и попробуйте ещё раз.',
} as const;

export const settingsMessages = defineMessages('settings', ru, {
  en: () => import('./settings.messages.en.ts'),
  ua: () => import('./settings.messages.ua.ts'),
  kz: () => import('./settings.messages.kz.ts'),
  uz: () => import('./settings.messages.uz.ts'),
  tr: () => import('./settings.messages.tr.ts'),
});
