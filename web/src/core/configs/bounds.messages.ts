import { defineMessages } from '../i18n/messages.ts';

/** Names of the bounds that configs are held to, in the source language. */
export const ru = {
  bound: 'Граница',
  on: 'да',
  off: 'нет',
  'bound.least': '{{field}}: не меньше',
  'bound.greatest': '{{field}}: не больше',
  'bound.minRtpPpm': 'Наименьший возврат',
  'bound.maxRtpPpm': 'Наибольший возврат',
  'bound.minFlooredRtpPpm': 'Наименьший возврат после округления',
  'bound.winPaysStake': 'Выигрыш не меньше ставки',
  'bound.maxBetPayoutMinor': 'Наибольшая выплата по ставке',
  'bound.maxRoundPayoutMinor': 'Наибольшие выплаты за раунд',
  'bound.maxRoundLossMinor': 'Наибольший убыток за раунд',
  'bound.betsPerRound': 'Наибольших ставок в раунде',
  'bound.roundsAtOnce': 'Раундов одновременно',
  'bound.maxConcurrentLossMinor': 'Наибольший убыток во всех этих раундах',
  'bound.bankrollMinor': 'Банк казино',
  'bound.maxRuinPpm': 'Наибольший риск разорения',
} as const;

export const boundsMessages = defineMessages('bounds', ru, {
  en: () => import('./bounds.messages.en.ts'),
  ua: () => import('./bounds.messages.ua.ts'),
  kz: () => import('./bounds.messages.kz.ts'),
  uz: () => import('./bounds.messages.uz.ts'),
  tr: () => import('./bounds.messages.tr.ts'),
});
