import type { Translation } from '../../core/i18n/messages.ts';
import type { liveFeedRu } from './live-feed.messages.ts';

export const uz = {
  title: 'Stavkalar lentasi',
  'tab.my': 'Mening stavkalarim',
  'tab.all': 'Barcha stavkalar',
  'tab.big': 'Yirik yutuqlar',
  'column.game': 'O‘yin',
  'column.player': 'O‘yinchi',
  'column.stake': 'Stavka',
  'column.multiplier': 'Koeffitsiyent',
  'column.payout': 'To‘lov',
  'column.time': 'Vaqt',
  'row.card': '{{nick}}: o‘yinchi kartasi',
  'row.check': '{{game}}, {{nick}}: raundni tekshirish',
  'empty.my': 'Stavkalaringiz shu yerda ko‘rinadi.',
  'empty.all': 'Hozircha stavkalar yo‘q.',
  'empty.big': 'Hozircha yirik yutuqlar yo‘q.',
  'empty.play': 'O‘yinga o‘tish',
  'empty.reload': 'Yangilash',
  'guest.text': 'Stavkalaringizni shu yerda ko‘rish uchun kiring.',
  'guest.signIn': 'Kirish',
  'error.text': 'Lenta yuklanmadi. Bu stavkalar va balansga ta’sir qilmaydi.',
  'error.retry': 'Qayta urinish',
} as const satisfies Translation<typeof liveFeedRu>;
