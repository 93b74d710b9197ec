import type { Translation } from '../../core/i18n/messages.ts';
import type { liveFeedRu } from './live-feed.messages.ts';

export const kz = {
  title: 'Бәстер таспасы',
  'tab.my': 'Менің бәстерім',
  'tab.all': 'Барлық бәстер',
  'tab.big': 'Ірі ұтыстар',
  'column.game': 'Ойын',
  'column.player': 'Ойыншы',
  'column.stake': 'Бәс',
  'column.multiplier': 'Еселік',
  'column.payout': 'Төлем',
  'column.time': 'Уақыт',
  'row.card': '{{nick}}: ойыншы карточкасы',
  'row.check': '{{game}}, {{nick}}: раундты тексеру',
  'empty.my': 'Бәстеріңіз осы жерде көрінеді.',
  'empty.all': 'Әзірге бәс жоқ.',
  'empty.big': 'Әзірге ірі ұтыс жоқ.',
  'empty.play': 'Ойынға өту',
  'empty.reload': 'Жаңарту',
  'guest.text': 'Бәстеріңізді осы жерде көру үшін кіріңіз.',
  'guest.signIn': 'Кіру',
  'error.text': 'Таспа жүктелмеді. Бұл бәстер мен балансқа әсер етпейді.',
  'error.retry': 'Қайталау',
} as const satisfies Translation<typeof liveFeedRu>;
