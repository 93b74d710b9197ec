import type { Translation } from '../../../core/i18n/messages.ts';
import type { ru } from './newyear-edition-house.messages.ts';

export const en: Translation<typeof ru> = {
  subject: 'New Year events',
  'subject.about': 'The Moscow days on which the drum runs. Tickets and items are counted for each event separately.',
  'field.edition': 'Name',
  'field.firstDay': 'First day',
  'field.lastDay': 'Last day',
  'rule.lastDay': 'The last day cannot be before the first.',
};
