import type { Translation } from '../../i18n/messages.ts';
import type { drawsRu } from './draws.messages.ts';

export const kz = {
  'home.draws': 'Бәссіз ұтыс ойындары',
  'home.active': '{{version}}-нұсқа',
  form: 'Үлестірім',
  changed: 'Өзгертілген сандар: {{count}}',
  problem: 'Бүтін немесе ондық сан рұқсат: {{range}}.',
  averages: 'Бір ұтыс ойыны орташа қанша береді',
  'averages.what': 'Кімге немесе немен',
  'averages.exact': 'Дәл',
  'averages.most': 'Ең көбі',
  'averages.oneIn': '{{times}} ішінен 1',
  chances: 'Әр орынның мүмкіндігі',
  'chances.place': 'Орын',
  'rule.drawCost': 'ұтыс ойыны орташа тым көп берер еді',
  'rule.drawChance': 'жарияланған жүлде іс жүзінде түспейді',
  'rule.timing': 'уақыт шектен тыс',
  'rule.schema': 'сан шектен тыс',
  bounds:
    'Шектерді бағдарлама қояды: орташа алғанда өз үлестірімінен екі еседен көп емес, әр орын миллионнан кемінде бір рет.',
} as const satisfies Translation<typeof drawsRu>;
