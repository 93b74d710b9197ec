import type { Translation } from '../../i18n/messages.ts';
import type { drawsRu } from './draws.messages.ts';

export const uz = {
  'home.draws': 'Tikuvsiz o‘yinlar',
  'home.active': '{{version}}-versiya',
  form: 'Taqsimot',
  changed: 'O‘zgargan sonlar: {{count}}',
  problem: 'Butun yoki o‘nli son mumkin: {{range}}.',
  averages: 'Bitta o‘yin o‘rtacha qancha beradi',
  'averages.what': 'Kimga yoki nimada',
  'averages.exact': 'Aniq',
  'averages.most': 'Ko‘pi bilan',
  'averages.oneIn': '{{times}} tadan 1',
  chances: 'Har bir o‘rin ehtimoli',
  'chances.place': 'O‘rin',
  'rule.drawCost': 'o‘yin o‘rtacha juda ko‘p berar edi',
  'rule.drawChance': 'e’lon qilingan sovrin amalda tushmaydi',
  'rule.timing': 'vaqt chegaradan tashqarida',
  'rule.schema': 'son chegaradan tashqarida',
  bounds:
    'Chegaralarni dastur qo‘yadi: o‘rtacha o‘z taqsimotidan ko‘pi bilan ikki baravar, har bir o‘rin millionda kamida bir marta.',
} as const satisfies Translation<typeof drawsRu>;
