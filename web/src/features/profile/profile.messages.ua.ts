import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './profile.messages.ts';

export const ua = {
  title: 'Картка гравця',
  'title.own': 'Мій профіль',
  loading: 'Завантажуємо…',
  failed: 'Картка не завантажилася.',
  retry: 'Повторити',
  'role.moderator': 'Модератор',
  'role.admin': 'Адміністратор',
  since: 'Реєстрація: {{month}}',
  hidden: 'Гравець приховав свою статистику.',
  hiddenOwn: 'Іншим гравцям ваш нік видно скорочено, а статистику приховано.',
  vip: 'VIP-рівень {{name}}',
  'vip.text': 'Рівень зростає від ставок на реальні гроші.',
  'vip.open': 'VIP-клуб',
  'stats.title': 'Статистика',
  'stats.totalBet': 'Усього поставлено',
  'stats.totalGames': 'Ставок зіграно',
  'stats.maxWin': 'Найкращий виграш',
  'stats.maxCoef': 'Найкращий множник',
  id: 'ID',
  settings: 'Налаштування',
  moderate: 'Відкрити в модерації',
} as const satisfies Translation<typeof ru>;
