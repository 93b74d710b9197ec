import type { Translation } from '../../../core/i18n/messages.ts';
import type { ru } from './newyear-thing-house.messages.ts';

export const en: Translation<typeof ru> = {
  subject: 'New Year items',
  'subject.about':
    'Items among the drum’s prizes. The drum’s configuration sets their chances; here you set how many there are and what is paid once they are gone.',
  'field.name': 'Name in the configuration',
  'field.titles': 'Title',
  'field.stock': 'How many for each event',
  'field.equivalent': 'Amount paid once they are gone',
};
