import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './promo-house.messages.ts';

export const en = {
  subject: 'Promo codes',
  'subject.about':
    'What a code gives, to whom and how often. A code is never deleted, only switched off. Its uses stay counted after a change.',
  'field.code': 'Code (capital Latin letters, digits, - and _)',
  'rule.code': 'From 3 to 32 characters: capital Latin letters, digits, - and _.',
  'field.isOn': 'On',
  'field.account': 'Credited to',
  'choice.account.real': 'Real balance',
  'choice.account.bonus': 'Bonus balance, to be played through',
  'choice.account.dic': 'DIC',
  'choice.account.dicLocked': 'Locked DIC',
  'choice.account.usdicLocked': 'Locked USDIC, to be played through',
  'field.amount': 'Amount, in units of the account',
  'field.wagerTimes': 'Wagering, times (only where there is any)',
  'rule.wagerTimes': 'Needed for the bonus balance and for locked USDIC, and for nothing else.',
  'field.lapseDays': 'Days until the bonus lapses',
  'field.maxUses': 'Uses in total',
  'field.startsAt': 'From',
  'field.endsAt': 'Until',
  'rule.endsAt': 'The end must be later than the beginning.',
  'field.minVip': 'Minimum VIP level (1–15)',
  'field.minDeposits': 'Minimum deposits in total',
  'field.minDepositsToday': 'Minimum deposits today',
  'field.needsTelegram': 'A linked Telegram account is needed',
  'field.needsVkGroup': 'Our VK group is needed',
  'field.used': 'Used',
} as const satisfies Translation<typeof ru>;
