import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './payways.messages.ts';

export const uz = {
  sbp: 'SBP',
  card: 'Bank kartasi',
  sbpP2p: 'SBP P2P',
  cardP2p: 'Karta P2P',
  cardKzt: 'Karta KZT',
  cardUzs: 'Karta UZS',
  mobile: 'Mobil to‘lov',
  yoomoney: 'YooMoney',
  cardRub: 'Karta RUB',
} as const satisfies Translation<typeof ru>;
