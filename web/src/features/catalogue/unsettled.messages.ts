import { defineMessages } from '../../core/i18n/messages.ts';

/** Rounds of providers' games whose win has not come, for staff, in the source language. */
export const ru = {
  title: 'Раунды без итога',
  text: 'Провайдер принял ставку, но больше минуты ничего не сообщает. Через минуту раунд закрывается как проигранный, а если провайдер сказал, что раунд продолжается, — через сутки. Выигрыш, который придёт позже, будет выплачен: такой раунд стоит здесь как «Выплачен позже».',
  providers: 'По провайдерам за неделю',
  rounds: 'Раунды',
  shown: 'Показано {{shown}} из {{all}}: сначала без итога, последние сверху.',
  provider: 'Провайдер',
  'staked.left': 'Поставлено без итога',
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
  'state.late': 'Выплачен позже',
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
