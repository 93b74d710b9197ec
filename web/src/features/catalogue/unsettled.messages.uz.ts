import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './unsettled.messages.ts';

export const uz = {
  title: 'Natijasiz raundlar',
  text: 'Provayder stavkani qabul qildi, lekin bir daqiqadan beri hech narsa aytmayapti. Bir daqiqadan keyin raund yutqazilgan deb yopiladi, provayder raund davom etyapti degan bo‘lsa — bir sutkadan keyin. Keyinroq kelgan yutuq baribir to‘lanadi: bunday raund “Kech to‘langan” deb turadi.',
  providers: 'Provayderlar bo‘yicha, bir haftada',
  rounds: 'Raundlar',
  shown: '{{all}} tadan {{shown}} ko‘rsatilgan: avval natijasizlari, so‘nggilari yuqorida.',
  provider: 'Provayder',
  'staked.left': 'Natijasiz tikilgan',
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
  'state.late': 'Kech to‘langan',
  last: 'So‘nggi xabar',
  round: 'Provayder raundi',
} as const satisfies Translation<typeof ru>;
