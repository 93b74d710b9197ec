import { label } from '../../core/i18n/messages.ts';
import type { BonusCard } from './bonus-card.ts';
import { promoMessages } from './promo.messages.ts';

const nothing = (): null => null;

/** What is typed in and never offered: these only name it in lists. */
export const promoCards: readonly BonusCard[] = [
  { id: 'promoCode', name: label(promoMessages, 'code'), View: nothing },
  { id: 'referralCode', name: label(promoMessages, 'inviter'), View: nothing },
];
