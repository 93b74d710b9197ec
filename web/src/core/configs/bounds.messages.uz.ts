import type { Translation } from '../i18n/messages.ts';
import type { ru } from './bounds.messages.ts';

export const uz = {
  bound: 'Chegara',
  on: 'ha',
  off: 'yo‘q',
  'bound.least': '{{field}}: kamida',
  'bound.greatest': '{{field}}: ko‘pi bilan',
  'bound.minRtpPpm': 'Eng kam qaytim',
  'bound.maxRtpPpm': 'Eng ko‘p qaytim',
  'bound.minFlooredRtpPpm': 'Yaxlitlashdan keyingi eng kam qaytim',
  'bound.winPaysStake': 'Yutuq tikishdan kam emas',
  'bound.maxBetPayoutMinor': 'Bitta tikish uchun eng katta to‘lov',
  'bound.maxRoundPayoutMinor': 'Raunddagi eng katta to‘lovlar',
  'bound.maxRoundLossMinor': 'Raunddagi eng katta zarar',
  'bound.betsPerRound': 'Raunddagi eng katta tikishlar soni',
  'bound.roundsAtOnce': 'Bir vaqtdagi raundlar',
  'bound.maxConcurrentLossMinor': 'Shu raundlardagi eng katta zarar',
  'bound.bankrollMinor': 'Kazino banki',
  'bound.maxRuinPpm': 'Sinishning eng katta xavfi',
} as const satisfies Translation<typeof ru>;
