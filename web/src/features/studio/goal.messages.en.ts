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
  reached: 'Nothing is nearer to this goal than the present config.',
  blocked: 'The guardrails keep out the nearest configs:',
  blockedNearer: 'The guardrails keep out configs that are even nearer:',
  'tables.title': 'Tables of wins',
  'tables.text':
    'Name a return, a volatility (standard deviation in stakes) and the wins with spaces between them: “2 3 5 30”. Every table is exact, and played.',
  'tables.deviation': 'Volatility',
  'tables.wins': 'Wins',
  'tables.simulated': 'In a simulation',
  'tables.check': 'Cross-check',
  'tables.agrees': 'agrees',
  'tables.differs': 'differs',
  open: 'the table decides',
  now: 'Now',
  proposed: 'Proposed',
  take: 'Take this',
} as const satisfies Translation<typeof ru>;
