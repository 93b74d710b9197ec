import type { cashbox } from 'db';
import { parseAmount } from 'games-engine';
import { withdrawCodes, type PurseMask } from '../../../contract/features/cashbox-values.ts';
import { generalCodes } from '../../../contract/general-codes.ts';
import type { Currencies, CurrencyRate } from '../../core/hosts/stake.ts';
import type { PricedWay } from '../../core/payments/course-states.ts';
import { destinationKeyOf } from '../../core/payments/destination-key.ts';
import { payoutUnitOf } from '../../core/payments/payout-unit.ts';
import { readPurse } from '../../core/payments/purse.ts';
import type { PayoutUnit } from '../../core/payments/withdrawal-sum.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import { payoutProviderOf, type PayoutGateways } from './payout-gateways.ts';

/** Typed form of a withdrawal. */
export interface WithdrawalForm {
  amount: string | number; // amount in the payway's currency
  purse_id: number;
  purseNumber: string;
  bank_id?: number | undefined;
  memoTag?: string | undefined;
}

/** Order that a form means. */
export interface WithdrawalOrder {
  payway: cashbox.PaywayRow;
  method: cashbox.PayMethodRow;
  provider: string; // provider of the payout
  currency: CurrencyRate;
  unit: PayoutUnit;
  amountMinor: bigint; // hundredths of `currency`
  purse: string;
  bankId: number | null;
  memo: string | null;
  destinationKey: Buffer;
}

export interface FormTools {
  gateways: PayoutGateways;
  currencies: Currencies;
  destinationSecret: Buffer;
}

/** Facts that a form is read by. */
export interface FormFacts {
  catalogue: cashbox.CashCatalogue;
  coinCourse(code: string): bigint | undefined;
}

export const isCrypto = ({ network }: Pick<cashbox.PaywayRow, 'network'>): boolean => network != null;

/** The courses that an order is priced by. */
export const pricedWay = ({
  payway,
  method,
  currency,
}: Pick<WithdrawalOrder, 'payway' | 'method' | 'currency'>): PricedWay => ({
  currency: currency.name,
  coin: isCrypto(payway) ? method.code : undefined,
});

/** A payway that pays out now, with what it pays. Undefined where any part of it is off or not known. */
export const payableWay = (
  { payway, methods }: cashbox.PaywayWithMethods,
  { gateways, currencies }: FormTools,
  { coinCourse }: FormFacts,
): Pick<WithdrawalOrder, 'payway' | 'method' | 'provider' | 'currency' | 'unit'> | undefined => {
  const method = methods.find(({ isOn }) => isOn);
  const currency = method && currencies.find(method.currencyId);
  const provider = payoutProviderOf(payway);
  if (!payway.isOn || !payway.withdrawals || !method || !currency || !gateways.find(provider)) return undefined;
  const paid = {
    paywayId: payway.id,
    isCrypto: isCrypto(payway),
    code: method.code,
    courseMicro: currency.courseMicro,
  };
  const unit = payoutUnitOf(paid, coinCourse(method.code));
  return unit && { payway, method, provider, currency, unit };
};

const readAmount = (amount: string | number): bigint => {
  const amountMinor = parseAmount(amount);
  if (amountMinor === undefined || amountMinor === 0n) throw new CallError(withdrawCodes.noAmount);
  return amountMinor;
};

const readDetails = (
  typed: string,
  { payway, method }: Pick<WithdrawalOrder, 'payway' | 'method'>,
  gateways: PayoutGateways,
): string => {
  const purse = readPurse(typed, (payway.mask ?? 'address') as PurseMask);
  if (purse === undefined || (isCrypto(payway) && !gateways.isAddress(payway.provider, method.code, purse)))
    throw new CallError(withdrawCodes.noDetails);
  return purse;
};

const readBank = (
  id: number | undefined,
  { needsBank }: cashbox.PaywayRow,
  { catalogue }: FormFacts,
): number | null => {
  if (!needsBank) return null;
  if (!catalogue.banks.some((bank) => bank.id === id && bank.isOn)) throw new CallError(withdrawCodes.noBank);
  return id ?? null;
};

const readMemo = (memo: string | undefined, { needsMemo }: cashbox.PaywayRow): string | null => {
  if (!needsMemo) return null;
  if (!memo?.trim()) throw new CallError(withdrawCodes.noMemo);
  return memo.trim();
};

/**
 * Reads a form. Throws CallError: 400 for a payway that pays nothing out now, 22 for no amount, 20 for details that are
 * missing or not of this method, 14 for a bank and 15 for a memo that are missing; in this order.
 */
export const readForm = (form: WithdrawalForm, tools: FormTools, facts: FormFacts): WithdrawalOrder => {
  const found = facts.catalogue.payways.find(({ payway }) => payway.id === form.purse_id);
  const way = found && payableWay(found, tools, facts);
  if (!way) throw new CallError(generalCodes.badPayload, { field: 'purse_id' });
  const amountMinor = readAmount(form.amount);
  const purse = readDetails(form.purseNumber, way, tools.gateways);
  const bankId = readBank(form.bank_id, way.payway, facts);
  const memo = readMemo(form.memoTag, way.payway);
  const { mask = null, network = null } = way.payway;
  const destinationKey = destinationKeyOf(tools.destinationSecret, { mask, network, purse, memo });
  return { ...way, amountMinor, purse, bankId, memo, destinationKey };
};
