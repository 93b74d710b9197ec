import { defineMessages } from '../../core/i18n/messages.ts';

/** Dice, in the source language. */
export const diceRu = {
  title: 'Кости',
  'mark.win': 'выигрыш',
  'mark.lose': 'проигрыш',
  'result.none': 'Число от 0,00 до 99,99 решит исход ставки.',
  'result.pending': 'Ставка отправлена…',
  'result.win': 'Выпало {{number}}. Выплата {{amount}} ({{multiplier}})',
  'result.even': 'Выпало {{number}}. Вернулось {{amount}}',
  'result.loss': 'Выпало {{number}}. Ставка {{amount}} проиграла',
  'side.label': 'На что ставить',
  'side.less': 'Меньше {{percent}}',
  'side.more': '{{percent}} и больше',
  'side.closed': 'При шансе от {{limit}} ставок нет: выберите другую сторону или измените процент.',
  'percent.label': 'Процент',
  'percent.slider': 'Процент на шкале',
  'multiplier.label': 'Множитель',
  'chance.label': 'Шанс',
  'win.label': 'Возможная выплата',
  'bet.action': 'Сделать ставку',
  'shortcut.down': 'Процент на 1 меньше',
  'shortcut.up': 'Процент на 1 больше',
  'shortcut.side': 'Сменить сторону',
  'rules.title': 'Правила костей',
  'rules.roll': 'Каждая ставка даёт число от 0,00 до 99,99. Все 10 000 чисел одинаково вероятны.',
  'rules.sides':
    '«Меньше» выигрывает, если число меньше выбранного процента; «и больше» — если оно равно ему или больше.',
  'rules.payout':
    'Выплата = ставка × множитель, множитель = {{rtp}} / шанс. Выплата округляется вниз до сотой доли основной валюты сайта.',
  'rules.closed': 'При шансе от {{limit}} ставка не принимается.',
  'rules.fair':
    'Число выводится из сида сервера, отпечаток которого известен до ставки, и вашего сида. Каждый раунд можно пересчитать на его странице.',
  'figure.rtp': 'Обещанный возврат (RTP)',
  'figure.exact': 'Точный возврат этой ставки: {{stake}}, {{side}}',
  'figure.edge': 'Преимущество казино в этой ставке',
  'figure.range': 'Ставка',
  'figure.rangeValue': 'от {{min}} до {{max}}',
  'figure.max': 'Наибольшая выплата в игре',
  'figure.maxWin': 'Чистый выигрыш этой ставки',
  'replay.label': 'Повтор раунда на шкале',
} as const;

export const diceMessages = defineMessages('dice', diceRu, {
  en: () => import('./dice.messages.en.ts'),
  ua: () => import('./dice.messages.ua.ts'),
  kz: () => import('./dice.messages.kz.ts'),
  uz: () => import('./dice.messages.uz.ts'),
  tr: () => import('./dice.messages.tr.ts'),
});
