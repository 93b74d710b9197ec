import type { Translation } from '../../../core/i18n/messages.ts';
import type { ru } from './newyear-edition-house.messages.ts';

export const ua: Translation<typeof ru> = {
  subject: 'Новорічні події',
  'subject.about': 'Московські дні, у які барабан крутиться. Квитки та речі рахуються для кожної події окремо.',
  'field.edition': 'Назва',
  'field.firstDay': 'Перший день',
  'field.lastDay': 'Останній день',
  'rule.lastDay': 'Останній день не може бути раніше за перший.',
};
