import type { Translation } from '../../../core/i18n/messages.ts';
import type { ru } from './chances.messages.ts';

export const en: Translation<typeof ru> = {
  title: 'Chances and averages',
  about:
    'Worked out exactly from the configuration now in force. The average is the sum of all prizes, each multiplied by its chance.',
  version: 'Version {{version}}, fingerprint {{hash}}',
  robbery: 'Robbery',
  newyear: 'New Year drum',
  sector: 'Sector: share of the level’s amount',
  prize: 'Prize',
  chance: 'Chance',
  level: 'Level',
  amount: 'Amount of the level',
  average: 'On average',
  exact: 'Exactly',
  kind: 'Of what',
  things: 'Items per ticket',
};
