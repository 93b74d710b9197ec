import type { MessageGroup } from '../../core/i18n/translate.ts';

export const parityMessages = {
  ru: { MIN_BET: 'Ставка мала.', MAX_BET: 'Ставка велика.', WAIT_CANCEL_ROUND: 'Игра выключена.', 1: 'Мало денег.' },
  en: { MIN_BET: 'Too small.', MAX_BET: 'Too large.', WAIT_CANCEL_ROUND: 'Switched off.', 1: 'Not enough money.' },
  ua: { MIN_BET: 'Ставка замала.', MAX_BET: 'Ставка завелика.', WAIT_CANCEL_ROUND: 'Гру вимкнено.', 1: 'Мало грошей.' },
  kz: { MIN_BET: 'Бәс тым аз.', MAX_BET: 'Бәс тым көп.', WAIT_CANCEL_ROUND: 'Ойын өшірулі.', 1: 'Ақша аз.' },
  uz: { MIN_BET: 'Tikish kam.', MAX_BET: 'Tikish ko‘p.', WAIT_CANCEL_ROUND: 'O‘yin o‘chirilgan.', 1: 'Pul kam.' },
  tr: { MIN_BET: 'Bahis az.', MAX_BET: 'Bahis fazla.', WAIT_CANCEL_ROUND: 'Oyun kapalı.', 1: 'Bakiye az.' },
} satisfies MessageGroup;
