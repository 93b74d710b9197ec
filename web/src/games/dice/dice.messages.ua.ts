import type { Translation } from '../../core/i18n/messages.ts';
import type { diceRu } from './dice.messages.ts';

export const ua = {
  title: 'Кості',
  'mark.win': 'виграш',
  'mark.lose': 'програш',
  'result.none': 'Число від 0,00 до 99,99 визначить результат ставки.',
  'result.pending': 'Ставку надіслано…',
  'result.win': 'Випало {{number}}. Виплата {{amount}} ({{multiplier}})',
  'result.even': 'Випало {{number}}. Повернулося {{amount}}',
  'result.loss': 'Випало {{number}}. Ставка {{amount}} програла',
  'side.label': 'На що ставити',
  'side.less': 'Менше {{percent}}',
  'side.more': '{{percent}} і більше',
  'side.closed': 'За шансу від {{limit}} ставок немає: виберіть інший бік або змініть відсоток.',
  'percent.label': 'Відсоток',
  'percent.slider': 'Відсоток на шкалі',
  'multiplier.label': 'Множник',
  'chance.label': 'Шанс',
  'win.label': 'Можлива виплата',
  'bet.action': 'Зробити ставку',
  'shortcut.down': 'Відсоток на 1 менше',
  'shortcut.up': 'Відсоток на 1 більше',
  'shortcut.side': 'Змінити бік',
  'rules.title': 'Правила костей',
  'rules.roll': 'Кожна ставка дає число від 0,00 до 99,99. Усі 10 000 чисел однаково ймовірні.',
  'rules.sides':
    '«Менше» виграє, якщо число менше за вибраний відсоток; «і більше» — якщо воно дорівнює йому або більше.',
  'rules.payout':
    'Виплата = ставка × множник, множник = {{rtp}} / шанс. Виплата округлюється вниз до сотої частки основної валюти сайту.',
  'rules.closed': 'За шансу від {{limit}} ставка не приймається.',
  'rules.fair':
    'Число виводиться із сида сервера, відбиток якого відомий до ставки, і вашого сида. Кожен раунд можна перерахувати на його сторінці.',
  'figure.rtp': 'Обіцяне повернення (RTP)',
  'figure.exact': 'Точне повернення цієї ставки: {{stake}}, {{side}}',
  'figure.edge': 'Перевага казино в цій ставці',
  'figure.range': 'Ставка',
  'figure.rangeValue': 'від {{min}} до {{max}}',
  'figure.max': 'Найбільша виплата в грі',
  'figure.maxWin': 'Чистий виграш цієї ставки',
  'replay.label': 'Повтор раунду на шкалі',
} as const satisfies Translation<typeof diceRu>;
