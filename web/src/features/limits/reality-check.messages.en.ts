import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './reality-check.messages.ts';

export const en = {
  'check.title': 'You have been playing for a while',
  'check.time': 'You have been here',
  'check.staked': 'Staked',
  'check.paid': 'Paid out',
  'check.net': 'Result',
  'check.continue': 'Continue',
  'check.pause': 'Take a break',
  'duration.hm': '{{hours}} h {{minutes}} min',
  'duration.m': '{{minutes}} min',
  soon: 'Your playing time for today ends in less than five minutes.',
} as const satisfies Translation<typeof ru>;
