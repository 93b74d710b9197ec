import { label } from '../../core/i18n/messages.ts';
import type { BonusCard } from './bonus-card.ts';
import { promoMessages } from './promo.messages.ts';

const nothing = (): null => null;

/** Codes are typed in, not offered: these cards only name them in lists. */
export const promoCards: readonly BonusCard[] = [
  { id: 'promoCode', name: label(promoMessages, 'code'), View: nothing },
  { id: 'referralCode', name: label(promoMessages, 'inviter'), View: nothing },
];
