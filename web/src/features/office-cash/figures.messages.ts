import { defineMessages } from '../../core/i18n/messages.ts';

/** Money of the house by day, game and provider, in the source language. */
export const ru = {
  totals: 'Итого за период',
  deposits: 'Пополнения',
  withdrawals: 'Выплаты',
  fees: 'Комиссии',
  ggr: 'GGR',
  net: 'Пополнения минус выплаты',
  'ggr.text': 'GGR — ставки минус выигрыши завершённых раундов. Дни — по московскому времени.',
  days: 'По дням',
  'days.table': 'Цифры по дням',
  'col.day': 'День',
  games: 'GGR по играм',
  'games.none': 'Ставок за этот период не было.',
  'games.table': 'GGR по играм и дням',
  'col.game': 'Игра',
  'col.staked': 'Поставлено',
  'col.paid': 'Выплачено',
  'col.share': 'Доля от ставок',
  balances: 'Обязательства и провайдеры',
  'liability.real': 'Балансы игроков',
  'liability.bonus': 'Бонусные балансы',
  'liability.held': 'Удержано: ставки и выплаты в работе',
  'liability.total': 'Всего должны игрокам',
  covered: 'Провайдеры держат не меньше, чем мы должны: запас {{amount}}.',
  uncovered: 'Провайдеры держат меньше, чем мы должны: не хватает {{amount}}.',
  providers: 'По провайдерам',
  'providers.none': 'Через провайдеров ещё ничего не прошло.',
  'col.provider': 'Провайдер',
  'col.received': 'Получено',
  'col.paidOut': 'Выплачено',
  'col.balance': 'Остаток сейчас',
} as const;

export const figureMessages = defineMessages('office-figures', ru, {
  en: () => import('./figures.messages.en.ts'),
  ua: () => import('./figures.messages.ua.ts'),
  kz: () => import('./figures.messages.kz.ts'),
  uz: () => import('./figures.messages.uz.ts'),
  tr: () => import('./figures.messages.tr.ts'),
});
