import type { Translation } from '../i18n/messages.ts';
import type { ru } from './bounds.messages.ts';

export const kz = {
  bound: 'Шек',
  on: 'иә',
  off: 'жоқ',
  'bound.least': '{{field}}: кемінде',
  'bound.greatest': '{{field}}: ең көбі',
  'bound.minRtpPpm': 'Ең аз қайтарым',
  'bound.maxRtpPpm': 'Ең көп қайтарым',
  'bound.minFlooredRtpPpm': 'Дөңгелектегеннен кейінгі ең аз қайтарым',
  'bound.winPaysStake': 'Ұтыс бәстен кем емес',
  'bound.maxBetPayoutMinor': 'Бір бәске ең көп төлем',
  'bound.maxRoundPayoutMinor': 'Раундтағы ең көп төлемдер',
  'bound.maxRoundLossMinor': 'Раундтағы ең көп шығын',
  'bound.betsPerRound': 'Раундтағы ең үлкен бәстер саны',
  'bound.roundsAtOnce': 'Қатар жүретін раундтар',
  'bound.maxConcurrentLossMinor': 'Осы раундтардағы ең көп шығын',
  'bound.bankrollMinor': 'Казино банкі',
  'bound.maxRuinPpm': 'Күйреудің ең көп қаупі',
} as const satisfies Translation<typeof ru>;
