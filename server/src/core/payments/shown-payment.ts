import type { cashbox } from 'db';
import type { Payment, PaymentState } from '../../../contract/features/cashbox.contract.ts';
import type { Currencies } from '../hosts/stake.ts';
import { courseText } from './course-text.ts';

const CARD_END = 4; // digits of a card that are shown

/** What the words of a payment are looked up in. */
export interface PaymentNames {
  catalogue: cashbox.CashCatalogue;
  currencies: Currencies;
}

const paywayOf = ({ paywayId }: cashbox.PaymentRow, { catalogue }: PaymentNames): cashbox.PaywayRow => {
  const found = catalogue.payways.find(({ payway }) => payway.id === paywayId);
  if (!found) throw new Error(`there is no payway ${paywayId}`);
  return found.payway;
};

const shownPurse = (purse: string | null | undefined, mask: string | null | undefined): string | null => {
  if (purse == null) return null;
  return mask === 'card' ? `•••• ${purse.slice(-CARD_END)}` : purse;
};

const shownPayway = ({ id, name, image }: cashbox.PaywayRow): Payment['payway'] => ({ id, name, image });

/** A payment as its player sees it, and staff do. */
export const shownPayment = (row: cashbox.PaymentRow, names: PaymentNames): Payment => {
  const payway = paywayOf(row, names);
  const required = row.requiredConfirmations;
  return {
    id: row.id,
    code: row.code === 1 ? 1 : 2,
    state: row.state as PaymentState,
    amount: Number(row.amount),
    currency: { id: row.currencyId, name: names.currencies.find(row.currencyId)?.name ?? '' },
    course: courseText(row.courseMicro),
    baseAmount: Number(row.baseMinor),
    fee: Number(row.feeMinor),
    bonus: Number(row.bonusMinor),
    payway: shownPayway(payway),
    purseNumber: shownPurse(row.purseNumber, payway.mask),
    memoTag: row.memoTag ?? null,
    bank: names.catalogue.banks.find(({ id }) => id === row.bankId)?.name ?? null,
    transaction: row.providerTransaction ?? null,
    progress: required === 0 ? null : { confirmations: Math.min(row.confirmations, required), required },
    reason: row.reason ?? null,
    isLate: row.isLate,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    payableFrom: row.payableFrom ?? null,
    doneAt: row.doneAt ?? null,
    cancelledAt: row.cancelledAt ?? null,
  };
};
