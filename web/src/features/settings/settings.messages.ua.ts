import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './settings.messages.ts';

export const ua = {
  currentPassword: 'Поточний пароль',
  again: 'Вийти й увійти знову',
  'settings.error.1': 'Це ім’я вже зайнято. Виберіть інше.',
  'settings.error.2': 'Введіть правильний нік: від 3 до 15 літер, цифр і крапок, хоча б одна літера.',
  'settings.error.3': 'Цей e-mail уже зайнятий.',
  'settings.error.4': 'Логін і пароль — латинські літери й цифри, від 6 знаків.',
  'settings.error.5': 'Неправильний поточний пароль.',
  'settings.error.7': 'Не вистачає грошей на балансі.',
  'settings.error.8': 'Неправильний код двофакторного захисту.',
  'settings.error.9': 'Неправильний пароль.',
  'settings.error.10': 'Не вийшло. Нічого не змінилося, спробуйте ще раз.',
  'settings.error.14': 'Такого e-mail не буває: перевірте адресу.',
  'settings.error.15': 'У паролі потрібні велика й мала літери та цифра.',
  'settings.error.16': 'Пароль — не коротший за 6 символів.',
  'settings.error.17': 'Паролі не збігаються.',
  'settings.error.18': 'Не вдалося зберегти. Нічого не змінилося.',
  'settings.error.same_email': 'Цю адресу вже підтверджено.',
  'settings.error.sign_in_again': 'Увійдіть знову: цю зміну можна зробити в перші 30 хвилин після входу.',
  'settings.error.too_many_attempts': 'Забагато спроб. Зачекайте й спробуйте знову.',
  'settings.error.offline': 'Немає зв’язку із сервером. Перевірте з’єднання й спробуйте ще раз.',
} as const satisfies Translation<typeof ru>;
