import { defineMessages } from '../../i18n/messages.ts';

/** Draws without a stake in the studio, in the source language. */
export const drawsRu = {
  'home.draws': 'Розыгрыши без ставки',
  'home.active': 'Версия {{version}}',
  form: 'Распределение',
  changed: 'Изменено чисел: {{count}}',
  problem: 'Допустимо целое или десятичное: {{range}}.',
  averages: 'Сколько даёт один розыгрыш в среднем',
  'averages.what': 'Кому или чем',
  'averages.exact': 'Точно',
  'averages.most': 'Не больше',
  'averages.oneIn': '1 на {{times}}',
  chances: 'Шанс каждого места',
  'chances.place': 'Место',
  'rule.drawCost': 'розыгрыш дал бы в среднем слишком много',
  'rule.drawChance': 'объявленный приз практически не выпадает',
  'rule.timing': 'время вне границ',
  'rule.schema': 'число вне границ',
  bounds:
    'Границы заданы программой: в среднем не больше чем вдвое против её собственного распределения, и каждое место не реже раза на миллион.',
} as const;

export const drawsMessages = defineMessages('studio-draws', drawsRu, {
  en: () => import('./draws.messages.en.ts'),
  ua: () => import('./draws.messages.ua.ts'),
  kz: () => import('./draws.messages.kz.ts'),
  uz: () => import('./draws.messages.uz.ts'),
  tr: () => import('./draws.messages.tr.ts'),
});
