import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './campaign-house.messages.ts';

export const en: Translation<typeof ru> = {
  subject: 'Campaigns',
  'subject.about': 'Each bonus is on or off and is given by these rules. What was given before keeps its old rules.',
  'key.tournament': 'Daily tournament',
  'field.isOn': 'On',
  'field.terms': 'Version of the terms',
  'field.percent': 'Cashback of losses, in percent',
  'field.rewards': 'Rewards for VIP levels',
  'field.rewards.level': 'Level number',
  'field.rewards.dic': 'DIC',
  'field.amount': 'Amount of the bonus, whole units',
  'field.wagerTimes': 'Wagering, times',
  'field.connect': 'For a connected TON wallet, DIC',
  'field.deposit': 'For a TON deposit, DIC',
  'field.invite': 'For an invited friend, DIC',
  'field.minDeposit': 'Minimum deposit, base units',
};
