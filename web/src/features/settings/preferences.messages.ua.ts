import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './preferences.messages.ts';

export const ua = {
  interface: 'Інтерфейс',
  language: 'Мова',
  currency: 'Валюта показу',
  'currency.hint': 'У ній показано суми й робляться ставки.',
  'currency.failed': 'Змінити валюту не вдалося. Баланс не змінився.',
  'language.failed': 'Мову змінено, але сервер її не запам’ятав.',
  sound: 'Звук',
  'sound.hint': 'Звуки ігор і сповіщень.',
  animations: 'Анімація',
  'animations.hint': 'Без неї все з’являється одразу, без руху.',
  shortcuts: 'Гарячі клавіші',
  'shortcuts.hint': 'Ставки однією клавішею на сторінках ігор.',
  privacy: 'Приватність і листи',
  hidden: 'Приховувати мій нік',
  'hidden.hint': 'У стрічках ставок інші побачать лише першу літеру.',
  marketing: 'Листи з новинами й бонусами',
  'marketing.hint': 'Листи про безпеку надходять завжди.',
  'preferences.later': 'Немає зв’язку. Налаштування збережеться, коли він повернеться.',
} as const satisfies Translation<typeof ru>;
