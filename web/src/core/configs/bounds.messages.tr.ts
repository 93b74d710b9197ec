import type { Translation } from '../i18n/messages.ts';
import type { ru } from './bounds.messages.ts';

export const tr = {
  bound: 'Sınır',
  on: 'evet',
  off: 'hayır',
  'bound.least': '{{field}}: en az',
  'bound.greatest': '{{field}}: en çok',
  'bound.minRtpPpm': 'En düşük geri dönüş',
  'bound.maxRtpPpm': 'En yüksek geri dönüş',
  'bound.minFlooredRtpPpm': 'Aşağı yuvarlamadan sonra en düşük geri dönüş',
  'bound.winPaysStake': 'Kazanç bahisten az olmaz',
  'bound.maxBetPayoutMinor': 'Tek bahse en yüksek ödeme',
  'bound.maxRoundPayoutMinor': 'Bir turdaki en yüksek ödemeler',
  'bound.maxRoundLossMinor': 'Bir turdaki en yüksek zarar',
  'bound.betsPerRound': 'Bir turdaki en büyük bahis sayısı',
  'bound.roundsAtOnce': 'Aynı andaki turlar',
  'bound.maxConcurrentLossMinor': 'Bütün bu turlardaki en yüksek zarar',
  'bound.bankrollMinor': 'Kasanın bankası',
  'bound.maxRuinPpm': 'En yüksek batma riski',
} as const satisfies Translation<typeof ru>;
