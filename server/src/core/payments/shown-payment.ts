import type { cashbox } from 'db';
import { paymentCodes, paymentStates } from '../../../contract/features/cashbox-values.ts';
import type { Payment, PaymentState } from '../../../contract/features/cashbox.contract.ts';
import type { Currencies } from '../hosts/stake.ts';
import { courseText } from './course-states.ts';
import { payoutUnitName } from './payout-unit.ts';
import { maskPurse } from './sealed-destination.ts';

/** Names that word a payment. */
export interface PaymentNames {
  catalogue: cashbox.CashCatalogue;
  currencies: Currencies;
}

const paywayOf = ({ paywayId }: cashbox.PaymentRow, { catalogue }: PaymentNames): cashbox.PaywayRow => {
  const found = catalogue.payways.find(({ payway }) => payway.id === paywayId);
  if (!found) throw new Error(`there is no payway ${paywayId}`);
  return found.payway;
};

/** Masks a withdrawal's purse, also of those that earlier versions stored as text. */
const shownPurse = ({ code, purseNumber, purseSealed }: cashbox.PaymentRow): string | null =>
  purseNumber != null && code === paymentCodes.withdrawal && purseSealed == null
    ? maskPurse(purseNumber)
    : (purseNumber ?? null);

const shownPayway = ({ id, name, image }: cashbox.PaywayRow): Payment['payway'] => ({ id, name, image });

/** Unit of what is paid: a coin of a network, else the currency. */
const unitOf = (
  { methodId, currencyId }: cashbox.PaymentRow,
  payway: cashbox.PaywayRow,
  { catalogue, currencies }: PaymentNames,
): string => {
  const methods = catalogue.payways.flatMap((each) => each.methods);
  const code = methods.find(({ id }) => id === methodId)?.code ?? '';
  return payoutUnitName(payway.network != null, code, currencies.find(currencyId)?.name ?? '');
};

/** New amount for the player to accept; null: none. */
const askedAgainOf = (row: cashbox.PaymentRow, unit: string): Payment['askedAgain'] =>
  row.askedAgain == null || row.state !== paymentStates.created
    ? null
    : { accepted: row.coinAmount ?? '', arrives: row.askedAgain, unit };

/** A payment as its player sees it, and staff do. */
export const shownPayment = (row: cashbox.PaymentRow, names: PaymentNames): Payment => {
  const payway = paywayOf(row, names);
  const required = row.requiredConfirmations;
  const unit = unitOf(row, payway, names);
  return {
    id: row.id,
    code: row.code === 1 ? 1 : 2,
    state: row.state as PaymentState,
    amount: Number(row.amount),
    currency: { id: row.currencyId, name: names.currencies.find(row.currencyId)?.name ?? '' },
    coin: payway.network == null || row.coinAmount == null ? null : { amount: row.coinAmount, unit },
    course: courseText(row.courseMicro),
    baseAmount: Number(row.code === paymentCodes.deposit ? row.baseMinor - row.feeMinor : row.baseMinor),
    fee: Number(row.feeMinor),
    bonus: Number(row.bonusMinor),
    payway: shownPayway(payway),
    purseNumber: shownPurse(row),
    memoTag: row.memoTag ?? null,
    bank: names.catalogue.banks.find(({ id }) => id === row.bankId)?.name ?? null,
    transaction: row.providerTransaction ?? null,
    progress: required === 0 ? null : { confirmations: Math.min(row.confirmations, required), required },
    reason: row.reason ?? null,
    askedAgain: askedAgainOf(row, unit),
    isLate: row.isLate,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    payableFrom: row.payableFrom ?? null,
    doneAt: row.doneAt ?? null,
    cancelledAt: row.cancelledAt ?? null,
  };
};
