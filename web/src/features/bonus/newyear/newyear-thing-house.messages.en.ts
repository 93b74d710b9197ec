import type { Translation } from '../../../core/i18n/messages.ts';
import type { ru } from './newyear-thing-house.messages.ts';

export const en: Translation<typeof ru> = {
  subject: 'New Year things',
  'subject.about':
    'Things among the drum’s prizes. The drum’s configuration sets the chances; here is how many there are and what is paid once they are gone.',
  'field.name': 'Name in the configuration',
  'field.titles': 'Title',
  'field.stock': 'How many there are in an event',
  'field.equivalent': 'Amount once they are gone',
};
