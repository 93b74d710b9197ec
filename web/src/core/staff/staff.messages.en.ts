import type { Translation } from '../i18n/messages.ts';
import type { ru } from './staff.messages.ts';

export const en: Translation<typeof ru> = {
  'factor.enable': 'Turn protection on',
  exempt:
    'Demonstration access: this page is open without two-factor protection. On a live site every staff member needs it.',
  failed: 'Your access could not be checked.',
  retry: 'Try again',
  range: 'Period',
  from: 'From',
  to: 'To',
  show: 'Show',
  'range.wrong': 'The first day must not be after the last, and the period must be 366 days or shorter.',
};
