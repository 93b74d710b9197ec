import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './costs.messages.ts';

export const en: Translation<typeof ru> = {
  by: 'Show by',
  'by.day': 'Day',
  'by.week': 'Week from Monday',
  'by.month': 'Month',
  window: 'Days before and after a bonus is taken',
  periods: 'Cost and deposits',
  'periods.text':
    'Cost of a period = given on the real balance + unlocked from the bonus balance + roubles that DIC and USDIC were converted to. Days, weeks and months are Moscow’s.',
  cost: 'Cost',
  before: 'Deposits before',
  after: 'Deposits after',
  bonuses: 'By bonus',
  'bonuses.text':
    'Each row is in the unit of its account. “Became the players’” = what was given at once on the real balance or as unlocked DIC; on other accounts what was unlocked. “Still open” is as of now: the amount less what was unlocked and what lapsed, of grants that have not ended. A bonus that is played may unlock more than was given, or nothing.',
  all: 'Whole account',
  none: 'There were no bonuses in this period.',
  conversions: 'Conversions of DIC and USDIC',
  'conversions.none': 'There were no conversions.',
  'conversions.text':
    'Unlocked DIC and USDIC lie on one account wherever they came from: a conversion belongs to no single bonus.',
  brought: 'Deposits of takers, days before and after: {{days}}',
  'brought.none': 'Nobody took a bonus in this period.',
  'brought.text':
    'A taker counts once a period, from the first bonus taken in it: deposits credited in so many days before that moment and after it. A difference does not yet mean that the bonus brought the deposits.',
  'col.bonus': 'Bonus',
  'col.account': 'Account',
  'col.granted': 'Granted',
  'col.released': 'Unlocked',
  'col.lapsed': 'Lapsed',
  'col.kept': 'Became the players’',
  'col.outstanding': 'Still open',
  'col.converted': 'Converted',
  'col.real': 'To',
  'col.takers': 'Takers',
  'col.difference': 'Difference',
  'account.real': 'Real',
  'account.bonus': 'Bonus',
  'account.dic': 'DIC',
  'account.dicLocked': 'Locked DIC',
  'account.usdicLocked': 'Locked USDIC',
};
