import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './unsettled.messages.ts';

export const ua = {
  title: 'Раунди без підсумку',
  text: 'Провайдер прийняв ставку, але понад хвилину нічого не повідомляє. Через хвилину раунд закривається як програний; якщо виграш надійде пізніше, його буде виплачено.',
  counts: 'За тиждень: відкрито {{open}}, закрито нами {{closed}}.',
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
  last: 'Останнє повідомлення',
  round: 'Раунд провайдера',
} as const satisfies Translation<typeof ru>;
