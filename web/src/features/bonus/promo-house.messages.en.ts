import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './promo-house.messages.ts';

export const en = {
  subject: 'Promo codes',
  'subject.about':
    'What a code gives, to whom and how often. A code is not deleted but switched off. Its uses stay counted after a change.',
  'field.code': 'Code (capital Latin letters, digits, - and _)',
  'field.isOn': 'On',
  'field.account': 'Account',
  'choice.account.real': 'Real balance',
  'choice.account.bonus': 'Bonus balance, played through',
  'choice.account.dic': 'DIC',
  'choice.account.dicLocked': 'Locked DIC',
  'choice.account.usdicLocked': 'Locked USDIC, played through',
  'field.amount': 'Amount, in units of the account',
  'field.wagerTimes': 'Times to be staked (only where it is played through)',
  'field.lapseDays': 'Days until the bonus lapses',
  'field.maxUses': 'Uses in total',
  'field.startsAt': 'From',
  'field.endsAt': 'Until',
  'field.minVip': 'VIP level from (1–15)',
  'field.minDeposits': 'Deposits of all time from',
  'field.minDepositsToday': 'Deposits of today from',
  'field.needsTelegram': 'A linked Telegram account is needed',
  'field.needsVkGroup': 'Our VK group is needed',
  'field.used': 'Used',
} as const satisfies Translation<typeof ru>;
