import type { Translation } from '../../core/i18n/messages.ts';
import type { liveFeedRu } from './live-feed.messages.ts';

export const uz = {
  title: 'Tikishlar lentasi',
  'tab.my': 'Mening tikishlarim',
  'tab.all': 'Barcha tikishlar',
  'tab.big': 'Yirik yutuqlar',
  'column.game': 'O‘yin',
  'column.player': 'O‘yinchi',
  'column.stake': 'Tikish',
  'column.multiplier': 'Ko‘paytirgich',
  'column.payout': 'To‘lov',
  'column.time': 'Vaqt',
  'row.card': '{{nick}}: o‘yinchi kartasi',
  'row.check': '{{game}}, {{nick}}: raundni tekshirish',
  'empty.my': 'Tikishlaringiz shu yerda ko‘rinadi.',
  'empty.all': 'Hozircha tikishlar yo‘q.',
  'empty.big': 'Hozircha yirik yutuqlar yo‘q.',
  'empty.play': 'O‘yinga o‘tish',
  'empty.reload': 'Yangilash',
  'guest.text': 'Tikishlaringizni shu yerda ko‘rish uchun kiring.',
  'guest.signIn': 'Kirish',
  'error.text': 'Lenta yuklanmadi. Bu tikishlar va balansga ta’sir qilmaydi.',
  'error.retry': 'Qayta urinish',
} as const satisfies Translation<typeof liveFeedRu>;
