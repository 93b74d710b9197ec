import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './payways.messages.ts';

export const kz = {
  sbp: 'СБП',
  card: 'Банк картасы',
  sbpP2p: 'СБП P2P',
  cardP2p: 'Карта P2P',
  cardKzt: 'Карта KZT',
  cardUzs: 'Карта UZS',
  mobile: 'Мобильді төлем',
  yoomoney: 'ЮMoney',
  cardRub: 'Карта RUB',
} as const satisfies Translation<typeof ru>;
