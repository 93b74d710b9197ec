import { cashbox, parseDecimal, type UnitOfWork } from 'db';
import { fromBase } from 'games-engine';
import { paymentStates } from '../../../contract/features/cashbox-values.ts';
import { isExactly, priceDeposit, type DepositPrice } from './deposit-price.ts';
import type { SeenOf } from './match-deposit.ts';

const SHORT_OF_MINIMUM_PERCENT = 90n; // a course may move between what was shown and what arrives

/** Why confirmed money is not credited by itself. It waits for a person. */
export type DepositProblem = 'amount' | 'currency';

/** What confirmed money comes to. */
export interface Judged extends DepositPrice {
  amount: bigint; // hundredths of the payment's currency
  courseMicro: bigint; // of the payment's currency
  arrivedCourseMicro: bigint | null; // of what arrived; null: the value of its first sight stays
  isLate: boolean;
}

type Payment = cashbox.PaymentRow;

interface Terms {
  payment: Payment;
  method: cashbox.PayMethodRow;
  isCrypto: boolean;
  ownCourse: bigint; // of the payment's currency, now
  isOwnCurrency: boolean; // it arrived in the payment's currency
  isOwnUnit: boolean; // the same, or in a coin that is that currency
}

/** After its countdown, or after it was given up. Money that was seen in time is not late, however long it takes. */
export const isLate = (payment: Payment, { row }: SeenOf): boolean =>
  payment.isLate ||
  payment.state === paymentStates.cancelled ||
  payment.state === paymentStates.refused ||
  (payment.expiresAt != null && row.seenAt > payment.expiresAt);

const isBelowMinimum = ({ method, isCrypto }: Terms, amount: bigint): boolean =>
  isCrypto ? amount * 100n < method.minDeposit * SHORT_OF_MINIMUM_PERCENT : amount < method.minDeposit;

const termsOf = async (em: UnitOfWork['em'], payment: Payment, currency: string): Promise<Terms> => {
  const { method, payway } = await cashbox.methodById(em, payment.methodId);
  const courses = cashbox.courseRepository(em);
  const own = await courses.ofCurrency(payment.currencyId);
  const isOwnUnit = own.code === currency.toUpperCase();
  return {
    payment,
    method,
    isCrypto: payway.network != null,
    ownCourse: own.courseMicro,
    isOwnCurrency: payway.network == null && isOwnUnit,
    isOwnUnit,
  };
};

/** An asked deposit keeps the course it was asked at, unless it is late. Anything else has the course of its arrival. */
const courseFor = async (em: UnitOfWork['em'], terms: Terms, of: SeenOf): Promise<bigint | undefined> => {
  if (!terms.isOwnCurrency) return cashbox.courseRepository(em).find(of.seen.currency);
  return isLate(terms.payment, of) ? terms.ownCourse : terms.payment.courseMicro;
};

/** At an address, the value of the first sight stays: the course may not move while the network confirms. */
const keptPrice = ({ baseMinor, bonusMinor, coinAmount }: Payment, { seen }: SeenOf): DepositPrice | undefined =>
  baseMinor > 0n && coinAmount === seen.amount ? { baseMinor, bonusMinor, remainderMicro: 0n } : undefined;

/** What money comes to that a provider tells of, by what really arrived. */
export const judgeDeposit = async (
  { em }: UnitOfWork,
  payment: Payment,
  of: SeenOf,
): Promise<Judged | { problem: DepositProblem }> => {
  const { seen } = of;
  const terms = await termsOf(em, payment, seen.currency);
  const arrivedCourseMicro = await courseFor(em, terms, of);
  if (arrivedCourseMicro === undefined) return { problem: 'currency' };
  const amount = parseDecimal(seen.amount);
  const kept = keptPrice(payment, of);
  const price = kept ?? (amount && priceDeposit(amount, arrivedCourseMicro, terms.isCrypto));
  if (!amount || !price) return { problem: 'amount' };
  const late = isLate(payment, of);
  const courseMicro = terms.isOwnCurrency ? arrivedCourseMicro : terms.ownCourse;
  const isAsAsked = terms.isOwnCurrency && isExactly(amount, payment.amount);
  const arrived = terms.isOwnUnit ? (amount.digits * 100n) / 10n ** BigInt(amount.scale) : undefined;
  const inCurrency = arrived ?? fromBase(price.baseMinor, courseMicro);
  if (!isAsAsked && isBelowMinimum(terms, inCurrency)) return { problem: 'amount' };
  const isOther = !terms.isCrypto && !isAsAsked;
  const stated = kept ? null : arrivedCourseMicro;
  return { ...price, amount: inCurrency, courseMicro, arrivedCourseMicro: stated, isLate: late || isOther };
};
