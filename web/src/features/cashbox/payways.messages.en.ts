import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './payways.messages.ts';

export const en = {
  sbp: 'SBP (Faster Payments)',
  card: 'Bank card',
  sbpP2p: 'SBP P2P',
  cardP2p: 'Card P2P',
  cardKzt: 'Card KZT',
  cardUzs: 'Card UZS',
  mobile: 'Mobile payment',
  yoomoney: 'YooMoney',
  cardRub: 'Card RUB',
} as const satisfies Translation<typeof ru>;
