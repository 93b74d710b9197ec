import type { Translation } from '../../core/i18n/messages.ts';
import type { liveFeedRu } from './live-feed.messages.ts';

export const kz = {
  title: 'Ставкалар таспасы',
  'tab.my': 'Менің ставкаларым',
  'tab.all': 'Барлық ставкалар',
  'tab.big': 'Ірі ұтыстар',
  'column.game': 'Ойын',
  'column.player': 'Ойыншы',
  'column.stake': 'Ставка',
  'column.multiplier': 'Көбейткіш',
  'column.payout': 'Төлем',
  'column.time': 'Уақыт',
  'row.card': '{{nick}}: ойыншы карточкасы',
  'row.check': '{{game}}, {{nick}}: раундты тексеру',
  'empty.my': 'Ставкаларыңыз осы жерде көрінеді.',
  'empty.all': 'Әзірге ставка жоқ.',
  'empty.big': 'Әзірге ірі ұтыс жоқ.',
  'empty.play': 'Ойынға өту',
  'empty.reload': 'Жаңарту',
  'guest.text': 'Ставкаларыңызды осы жерде көру үшін кіріңіз.',
  'guest.signIn': 'Кіру',
  'error.text': 'Таспа жүктелмеді. Бұл ставкалар мен балансқа әсер етпейді.',
  'error.retry': 'Қайталау',
} as const satisfies Translation<typeof liveFeedRu>;
