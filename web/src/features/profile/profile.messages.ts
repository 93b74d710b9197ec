import { defineMessages } from '../../core/i18n/messages.ts';

/** The card of a player, in the source language. */
export const ru = {
  title: 'Карточка игрока',
  'title.own': 'Мой профиль',
  loading: 'Загружаем…',
  failed: 'Карточка не загрузилась.',
  retry: 'Повторить',
  'role.moderator': 'Модератор',
  'role.admin': 'Администратор',
  since: 'Регистрация: {{month}}',
  hidden: 'Игрок скрыл свою статистику.',
  hiddenOwn: 'Другим игрокам ваш ник виден сокращённо, а статистика скрыта.',
  vip: 'VIP-уровень {{name}}',
  'vip.text': 'Уровень растёт от ставок на реальные деньги.',
  'vip.open': 'VIP-клуб',
  'stats.title': 'Статистика',
  'stats.totalBet': 'Всего поставлено',
  'stats.totalGames': 'Ставок сыграно',
  'stats.maxWin': 'Лучший выигрыш',
  'stats.maxCoef': 'Лучший множитель',
  id: 'ID',
  settings: 'Настройки',
  moderate: 'Открыть в модерации',
} as const;

export const profileMessages = defineMessages('profile', ru, {
  en: () => import('./profile.messages.en.ts'),
  ua: () => import('./profile.messages.ua.ts'),
  kz: () => import('./profile.messages.kz.ts'),
  uz: () => import('./profile.messages.uz.ts'),
  tr: () => import('./profile.messages.tr.ts'),
});
