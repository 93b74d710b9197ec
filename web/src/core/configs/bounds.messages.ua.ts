import type { Translation } from '../i18n/messages.ts';
import type { ru } from './bounds.messages.ts';

export const ua = {
  bound: 'Межа',
  on: 'так',
  off: 'ні',
  'bound.least': '{{field}}: не менше',
  'bound.greatest': '{{field}}: не більше',
  'bound.minRtpPpm': 'Найменше повернення',
  'bound.maxRtpPpm': 'Найбільше повернення',
  'bound.minFlooredRtpPpm': 'Найменше повернення після округлення',
  'bound.winPaysStake': 'Виграш не менший за ставку',
  'bound.maxBetPayoutMinor': 'Найбільша виплата за ставкою',
  'bound.maxRoundPayoutMinor': 'Найбільші виплати за раунд',
  'bound.maxRoundLossMinor': 'Найбільший збиток за раунд',
  'bound.betsPerRound': 'Найбільших ставок у раунді',
  'bound.roundsAtOnce': 'Раундів одночасно',
  'bound.maxConcurrentLossMinor': 'Найбільший збиток в усіх цих раундах',
  'bound.bankrollMinor': 'Банк казино',
  'bound.maxRuinPpm': 'Найбільший ризик розорення',
} as const satisfies Translation<typeof ru>;
