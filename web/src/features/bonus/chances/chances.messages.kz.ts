import type { Translation } from '../../../core/i18n/messages.ts';
import type { ru } from './chances.messages.ts';

export const kz: Translation<typeof ru> = {
  title: 'Мүмкіндіктер мен орташалар',
  about:
    'Қазір күшінде тұрған баптау бойынша дәл есептелген. Орташа мән — мүмкіндігіне көбейтілген барлық жүлделердің қосындысы.',
  version: 'Нұсқа {{version}}, таңбасы {{hash}}',
  robbery: 'Тонау',
  newyear: 'Жаңа жылдық барабан',
  sector: 'Сектор: деңгей сомасының үлесі',
  prize: 'Жүлде',
  chance: 'Мүмкіндік',
  level: 'Деңгей',
  amount: 'Деңгей сомасы',
  average: 'Орташа',
  exact: 'Дәл',
  kind: 'Неден',
  things: 'Заттар, бір билетке',
};
