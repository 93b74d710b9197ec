import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './payways.messages.ts';

export const tr = {
  sbp: 'SBP (hızlı ödeme)',
  card: 'Banka kartı',
  sbpP2p: 'SBP P2P',
  cardP2p: 'Kart P2P',
  cardKzt: 'Kart KZT',
  cardUzs: 'Kart UZS',
  mobile: 'Mobil ödeme',
  yoomoney: 'YooMoney',
  cardRub: 'Kart RUB',
} as const satisfies Translation<typeof ru>;
