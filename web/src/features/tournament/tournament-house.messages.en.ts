import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './tournament-house.messages.ts';

export const en = {
  subject: 'Prizes of the daily tournament',
  'subject.about':
    'The pool and the share of each place. A change applies from the next Moscow day: those of a day that has already begun are fixed.',
  daily: 'Daily tournament',
  'field.isOn': 'Takes place',
  'field.bankTon': 'Pool, TON',
  'field.shares': 'Shares of the places',
  'rule.shares': 'The shares add up to 100, and none is greater than the one before.',
  'field.shares.percent': 'Share, percent',
  'field.terms': 'Version of the terms',
} as const satisfies Translation<typeof ru>;
