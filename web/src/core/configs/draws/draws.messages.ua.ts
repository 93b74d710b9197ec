import type { Translation } from '../../i18n/messages.ts';
import type { drawsRu } from './draws.messages.ts';

export const ua = {
  'home.draws': 'Розіграші без ставки',
  'home.active': 'Версія {{version}}',
  form: 'Розподіл',
  changed: 'Змінено чисел: {{count}}',
  problem: 'Дозволено ціле або десяткове: {{range}}.',
  averages: 'Скільки дає один розіграш у середньому',
  'averages.what': 'Кому або чим',
  'averages.exact': 'Точно',
  'averages.most': 'Не більше',
  'averages.oneIn': '1 на {{times}}',
  chances: 'Шанс кожного місця',
  'chances.place': 'Місце',
  'rule.drawCost': 'розіграш дав би в середньому забагато',
  'rule.drawChance': 'оголошений приз практично не випадає',
  'rule.timing': 'час поза межами',
  'rule.schema': 'число поза межами',
  bounds:
    'Межі задає програма: у середньому не більше ніж удвічі проти її власного розподілу, і кожне місце не рідше разу на мільйон.',
} as const satisfies Translation<typeof drawsRu>;
