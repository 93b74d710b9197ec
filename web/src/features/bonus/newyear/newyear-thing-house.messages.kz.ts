import type { Translation } from '../../../core/i18n/messages.ts';
import type { ru } from './newyear-thing-house.messages.ts';

export const kz: Translation<typeof ru> = {
  subject: 'Жаңа жылдық заттар',
  'subject.about':
    'Барабан жүлделеріндегі заттар. Мүмкіндіктерді барабан баптауы анықтайды; мұнда — қанша зат бар және таусылғанда не төленетіні.',
  'field.name': 'Баптаудағы аты',
  'field.titles': 'Атауы',
  'field.stock': 'Науқанда нешеу бар',
  'field.equivalent': 'Зат таусылғандағы сома',
};
