import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './unsettled.messages.ts';

export const ua = {
  title: 'Раунди без підсумку',
  text: 'Провайдер прийняв ставку, але понад хвилину нічого не повідомляє. За хвилину раунд закривається як програний, а якщо провайдер сказав, що раунд триває, — за добу. Виграш, який надійде пізніше, буде виплачено: такий раунд стоїть тут як «Виплачено пізніше».',
  providers: 'За провайдерами за тиждень',
  rounds: 'Раунди',
  shown: 'Показано {{shown}} з {{all}}: спершу без підсумку, останні згори.',
  provider: 'Провайдер',
  'staked.left': 'Поставлено без підсумку',
  none: 'Таких раундів немає.',
  player: 'Гравець',
  game: 'Гра',
  'game.of': '{{game}}, {{provider}}',
  staked: 'Поставлено',
  paid: 'Виплачено',
  account: 'Рахунок',
  'account.real': 'Гроші',
  'account.bonus': 'Бонус',
  state: 'Стан',
  'state.open': 'Відкритий',
  'state.closed': 'Закритий нами',
  'state.late': 'Виплачено пізніше',
  last: 'Останнє повідомлення',
  round: 'Раунд провайдера',
} as const satisfies Translation<typeof ru>;
