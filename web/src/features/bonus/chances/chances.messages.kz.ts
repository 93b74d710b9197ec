import type { Translation } from '../../../core/i18n/messages.ts';
import type { ru } from './chances.messages.ts';

export const kz: Translation<typeof ru> = {
  title: 'Мүмкіндіктер мен орташалар',
  about: 'Қазір күшіндегі баптау бойынша дәл есеп. Орташа — барлық жүлденің мүмкіндігіне көбейтілген қосындысы.',
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
