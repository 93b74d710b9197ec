import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './goal.messages.ts';

export const en = {
  text: 'Write what to aim at. What is empty may be anything. Proposals pass the check.',
  'goal.rtp': 'Return to player',
  'goal.hitFrequency': 'Hit frequency',
  'goal.topMultiplier': 'Greatest multiplier',
  wrong: 'Write a number above zero.',
  seek: 'Seek',
  nothing: 'No config near this goal passes the check.',
  open: 'the table decides',
  now: 'Now',
  proposed: 'Proposed',
  take: 'Take this',
} as const satisfies Translation<typeof ru>;
