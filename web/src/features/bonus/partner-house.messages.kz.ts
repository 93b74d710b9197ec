import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './partner-house.messages.ts';

export const kz: Translation<typeof ru> = {
  subject: 'Серіктестер бонустары',
  'subject.about':
    'Ойыншы танысқаны үшін DIC алатын серіктестер. Логотип атауы мен реңі бойынша салынады. Жасырылған серіктесті ешкім көрмейді.',
  'field.name': 'Атауы',
  'field.url': 'Сайт мекенжайы, https',
  'rule.url': 'https:// деп басталатын толық мекенжай.',
  'field.description': 'Сипаттама',
  'field.hue': 'Логотип реңі, 0-ден 359-ға дейін',
  'field.isShown': 'Ойыншыларға көрінеді',
};
