import type { Translation } from '../../../core/i18n/messages.ts';
import type { ru } from './overlay.messages.ts';

export const ua = {
  title: 'Гра',
  back: 'Назад',
  cashier: 'Каса',
  demo: 'Гра без грошей',
  'demo.open': 'Відкрити без грошей',
  retry: 'Відкрити ще раз',
  currency: 'Валюта',
  continue: 'Продовжити',
  table: 'Стіл: {{name}}',
  'table.choose': 'Вибрати стіл',
  'table.dealer': 'Круп’є: {{name}}',
  'table.limits': 'Ставки: {{min}} – {{max}}',
  'table.closed': 'Закритий',
  fullscreen: 'На весь екран',
  theatre: 'Широкий вигляд',
  noAddress: 'Провайдер не надіслав адресу гри. Спробуйте пізніше.',
  elsewhere: 'Ви відкрили гру на гроші в іншому місці. Тут вона закінчилася; усе вигране буде зараховано.',
  'elsewhere.here': 'Грати тут',
  refused: 'Ставку не прийнято: її не допускає ваш ліміт або перерва. Вони в налаштуваннях, на вкладці «Ліміти».',
  withdrawn:
    'Ставку не прийнято: ця гра більше не починає нових раундів. Відкритий раунд можна дограти, виграш буде зараховано.',
  played_one: '{{count}} раунд: поставлено {{staked}}, виплачено {{paid}}',
  played_few: '{{count}} раунди: поставлено {{staked}}, виплачено {{paid}}',
  played_many: '{{count}} раундів: поставлено {{staked}}, виплачено {{paid}}',
  played_other: '{{count}} раунду: поставлено {{staked}}, виплачено {{paid}}',
  'played.open_one': 'Не закінчено {{count}} раунд: виграш надійде, коли він закінчиться',
  'played.open_few': 'Не закінчено {{count}} раунди: виграш надійде, коли вони закінчаться',
  'played.open_many': 'Не закінчено {{count}} раундів: виграш надійде, коли вони закінчаться',
  'played.open_other': 'Не закінчено {{count}} раунду: виграш надійде, коли вони закінчаться',
} as const satisfies Translation<typeof ru>;
