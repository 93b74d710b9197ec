import type { Translation } from '../../core/i18n/messages.ts';
import type { liveFeedRu } from './live-feed.messages.ts';

export const ua = {
  title: 'Стрічка ставок',
  'tab.my': 'Мої ставки',
  'tab.all': 'Усі ставки',
  'tab.big': 'Великі виграші',
  'column.game': 'Гра',
  'column.player': 'Гравець',
  'column.stake': 'Ставка',
  'column.multiplier': 'Множник',
  'column.payout': 'Виплата',
  'column.time': 'Час',
  'row.card': '{{nick}}: картка гравця',
  'row.check': '{{game}}, {{nick}}: перевірити раунд',
  'empty.my': 'Тут з’являться ваші ставки.',
  'empty.all': 'Ставок поки немає.',
  'empty.big': 'Великих виграшів поки немає.',
  'empty.play': 'До гри',
  'empty.reload': 'Оновити',
  'guest.text': 'Увійдіть, щоб бачити тут свої ставки.',
  'guest.signIn': 'Увійти',
  'error.text': 'Стрічка не завантажилася. На ставки й баланс це не впливає.',
  'error.retry': 'Повторити',
} as const satisfies Translation<typeof liveFeedRu>;
