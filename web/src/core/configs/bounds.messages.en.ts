import type { Translation } from '../i18n/messages.ts';
import type { ru } from './bounds.messages.ts';

export const en = {
  bound: 'Guardrail',
  on: 'yes',
  off: 'no',
  'bound.least': '{{field}}: at least',
  'bound.greatest': '{{field}}: at most',
  'bound.minRtpPpm': 'Minimum return',
  'bound.maxRtpPpm': 'Maximum return',
  'bound.minFlooredRtpPpm': 'Minimum return after rounding down',
  'bound.winPaysStake': 'A win pays its stake at least',
  'bound.maxBetPayoutMinor': 'Maximum payout of one bet',
  'bound.maxRoundPayoutMinor': 'Maximum payouts of a round',
  'bound.maxRoundLossMinor': 'Maximum loss in a round',
  'bound.betsPerRound': 'Largest bets in a round',
  'bound.roundsAtOnce': 'Rounds at once',
  'bound.maxConcurrentLossMinor': 'Maximum loss over all these rounds',
  'bound.bankrollMinor': 'Bankroll of the house',
  'bound.maxRuinPpm': 'Maximum risk of ruin',
} as const satisfies Translation<typeof ru>;
