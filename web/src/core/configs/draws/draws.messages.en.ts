import type { Translation } from '../../i18n/messages.ts';
import type { drawsRu } from './draws.messages.ts';

export const en = {
  'home.draws': 'Draws without a stake',
  'home.active': 'Version {{version}}',
  form: 'Distribution',
  changed: 'Numbers changed: {{count}}',
  problem: 'Allowed as a whole number or a decimal: {{range}}.',
  averages: 'What one draw gives on average',
  'averages.what': 'To whom, or in what',
  'averages.exact': 'Exactly',
  'averages.most': 'At most',
  'averages.oneIn': '1 in {{times}}',
  chances: 'The chance of each place',
  'chances.place': 'Place',
  'rule.drawCost': 'a draw would give too much on average',
  'rule.drawChance': 'a prize that is announced practically never comes',
  'rule.timing': 'a time is out of bounds',
  'rule.schema': 'a number is out of bounds',
  bounds:
    'The program sets the bounds: on average at most twice what its own distribution gives, and each place at least once in a million.',
} as const satisfies Translation<typeof drawsRu>;
