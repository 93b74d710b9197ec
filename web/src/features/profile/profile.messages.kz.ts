import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './profile.messages.ts';

export const kz = {
  title: 'Ойыншы карточкасы',
  'title.own': 'Менің профилім',
  loading: 'Жүктелуде…',
  failed: 'Карточка жүктелмеді.',
  retry: 'Қайталау',
  'role.moderator': 'Модератор',
  'role.admin': 'Әкімші',
  since: 'Тіркелген: {{month}}',
  hidden: 'Ойыншы статистикасын жасырған.',
  hiddenOwn: 'Басқа ойыншыларға никіңіз қысқартылып көрінеді, ал статистикаңыз жасырылған.',
  vip: 'VIP деңгейі: {{name}}',
  'vip.text': 'Деңгей нақты ақшаға тігілген бәстермен өседі.',
  'vip.open': 'VIP-клуб',
  'stats.title': 'Статистика',
  'stats.totalBet': 'Барлығы тігілді',
  'stats.totalGames': 'Ойналған бәстер',
  'stats.maxWin': 'Ең үлкен ұтыс',
  'stats.maxCoef': 'Ең үлкен еселік',
  id: 'ID',
  settings: 'Баптаулар',
  moderate: 'Модерацияда ашу',
} as const satisfies Translation<typeof ru>;
