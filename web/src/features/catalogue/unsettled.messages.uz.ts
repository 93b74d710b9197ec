import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './unsettled.messages.ts';

export const uz = {
  title: 'Natijasiz raundlar',
  text: 'Provayder tikishni qabul qildi, lekin bir daqiqadan beri hech narsa bildirmayapti. Bir daqiqadan keyin raund yutqazilgan deb yopiladi; yutuq keyin kelsa, u to‘lanadi.',
  counts: 'Bir haftada: ochiq {{open}}, biz yopgan {{closed}}.',
  none: 'Bunday raundlar yo‘q.',
  player: 'O‘yinchi',
  game: 'O‘yin',
  'game.of': '{{game}}, {{provider}}',
  staked: 'Tikilgan',
  paid: 'To‘langan',
  account: 'Hisob',
  'account.real': 'Pul',
  'account.bonus': 'Bonus',
  state: 'Holati',
  'state.open': 'Ochiq',
  'state.closed': 'Biz yopdik',
  last: 'So‘nggi xabar',
  round: 'Provayder raundi',
} as const satisfies Translation<typeof ru>;
