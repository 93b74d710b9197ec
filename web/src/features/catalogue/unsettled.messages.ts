import { defineMessages } from '../../core/i18n/messages.ts';

/** Rounds of providers' games whose win has not come, for staff, in the source language. */
export const ru = {
  title: 'Раунды без итога',
  text: 'Провайдер принял ставку, но больше минуты ничего не сообщает. Через минуту раунд закрывается как проигранный; если выигрыш придёт позже, он будет выплачен.',
  counts: 'За неделю: открыто {{open}}, закрыто нами {{closed}}.',
  none: 'Таких раундов нет.',
  player: 'Игрок',
  game: 'Игра',
  'game.of': '{{game}}, {{provider}}',
  staked: 'Поставлено',
  paid: 'Выплачено',
  account: 'Счёт',
  'account.real': 'Деньги',
  'account.bonus': 'Бонус',
  state: 'Состояние',
  'state.open': 'Открыт',
  'state.closed': 'Закрыт нами',
  last: 'Последнее сообщение',
  round: 'Раунд провайдера',
} as const;

export const unsettledMessages = defineMessages('unsettled', ru, {
  en: () => import('./unsettled.messages.en.ts'),
  ua: () => import('./unsettled.messages.ua.ts'),
  kz: () => import('./unsettled.messages.kz.ts'),
  uz: () => import('./unsettled.messages.uz.ts'),
  tr: () => import('./unsettled.messages.tr.ts'),
});
