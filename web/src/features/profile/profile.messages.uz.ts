import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './profile.messages.ts';

export const uz = {
  title: 'O‘yinchi kartasi',
  'title.own': 'Mening profilim',
  loading: 'Yuklanmoqda…',
  failed: 'Karta yuklanmadi.',
  retry: 'Qayta urinish',
  'role.moderator': 'Moderator',
  'role.admin': 'Administrator',
  since: 'Ro‘yxatdan o‘tgan: {{month}}',
  hidden: 'O‘yinchi statistikasini yashirgan.',
  hiddenOwn: 'Boshqa o‘yinchilarga nikingiz qisqartirib ko‘rsatiladi, statistikangiz esa yashirilgan.',
  vip: 'VIP darajasi: {{name}}',
  'vip.text': 'Daraja haqiqiy pulga qilingan tikishlar bilan o‘sadi.',
  'vip.open': 'VIP-klub',
  'stats.title': 'Statistika',
  'stats.totalBet': 'Jami tikilgan',
  'stats.totalGames': 'O‘ynalgan tikishlar',
  'stats.maxWin': 'Eng katta yutuq',
  'stats.maxCoef': 'Eng katta ko‘paytirgich',
  id: 'ID',
  settings: 'Sozlamalar',
  moderate: 'Moderatsiyada ochish',
} as const satisfies Translation<typeof ru>;
