import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './payways.messages.ts';

export const ua = {
  sbp: 'СБП',
  card: 'Банківська картка',
  sbpP2p: 'СБП P2P',
  cardP2p: 'Картка P2P',
  cardKzt: 'Картка KZT',
  cardUzs: 'Картка UZS',
  mobile: 'Мобільний платіж',
  yoomoney: 'ЮMoney',
  cardRub: 'Картка RUB',
} as const satisfies Translation<typeof ru>;
