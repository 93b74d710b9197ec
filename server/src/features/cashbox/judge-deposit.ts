import { minorAt, type Decimal, cashbox, parseDecimal, type UnitOfWork } from 'db';
import { fromBase, toBase } from 'games-engine';
import {
  CRYPTO_BONUS_PPM,
  COURSE_BINDS_MS,
  DEPOSIT_FEES,
  depositFeeMinor,
  paymentStates,
} from '../../../contract/features/cashbox-values.ts';
import { courseStatesOf, pauseOfWay } from '../../core/payments/course-states.ts';
import type { SeenOf } from './match-deposit.ts';

const MAX_CREDIT_MINOR = 1_000_000_000_000n; // ten billion base units: more is a fault of somebody's program
const PPM = 1_000_000n;

/** Price of a deposit, in base hundredths. */
interface DepositPrice {
  baseMinor: bigint; // floored
  bonusMinor: bigint; // floored; from the house
  remainderMicro: bigint; // remainder of the floor of `baseMinor`, in millionths of a hundredth: the trail states it
}

/**
 * The value of what arrived: amount × course, floored to a hundredth, and 5 % of it on top for crypto, floored too.
 * Undefined for an amount that is nothing or absurd.
 */
const priceDeposit = (amount: Decimal, courseMicro: bigint, isCrypto: boolean): DepositPrice | undefined => {
  const { minor: baseMinor, remainderMicro } = minorAt(amount, courseMicro);
  if (baseMinor <= 0n || baseMinor > MAX_CREDIT_MINOR) return undefined;
  const bonusMinor = isCrypto ? (baseMinor * BigInt(CRYPTO_BONUS_PPM)) / PPM : 0n;
  return { baseMinor, bonusMinor, remainderMicro };
};

/** True when a decimal amount is exactly so many hundredths. */
const isExactly = ({ digits, scale }: Decimal, minor: bigint): boolean =>
  digits * 100n === minor * 10n ** BigInt(scale);

const SHORT_OF_MINIMUM_PERCENT = 90n; // a course may move between what was shown and what arrives

/** Why confirmed money is not credited by itself: it waits for a person, or for a course that may be used. */
export type DepositProblem = 'amount' | 'currency' | 'course';

/** Value of confirmed money. */
export interface Judged extends DepositPrice {
  amount: bigint; // hundredths of the payment's currency
  feeMinor: bigint; // fee of the arrived amount, base hundredths: the house's
  courseMicro: bigint; // course of the payment's currency
  arrivedCourseMicro: bigint | null; // course of the arrived currency; null: the value of its first sight stays
  isLate: boolean;
}

type Payment = cashbox.PaymentRow;

interface Terms {
  payment: Payment;
  method: cashbox.PayMethodRow;
  fee: (typeof DEPOSIT_FEES)[number] | undefined;
  isCrypto: boolean;
  ownCode: string; // code of the payment's currency
  ownCourse: bigint; // present course of the payment's currency
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
  const ownCourse = await courses.ofCurrency(payment.currencyId);
  const isOwnUnit = ownCourse.code === currency.toUpperCase();
  return {
    payment,
    method,
    fee: DEPOSIT_FEES[payway.id],
    isCrypto: payway.network != null,
    ownCode: ownCourse.code,
    ownCourse: ownCourse.courseMicro,
    isOwnCurrency: payway.network == null && isOwnUnit,
    isOwnUnit,
  };
};

const lower = (one: bigint, other: bigint): bigint => (one < other ? one : other);

/** True while the course of a payment's first sight binds: waiting longer must not be a choice between two courses. */
const isBound = ({ createdAt }: Payment, { at }: SeenOf): boolean => at <= createdAt + COURSE_BINDS_MS;

/**
 * An asked deposit keeps the course it was asked at for a while, then it has the lower one of that and the present one; when it
 * is late, the present one. Anything else has the course of its arrival.
 */
const courseFor = async (em: UnitOfWork['em'], terms: Terms, source: SeenOf): Promise<bigint | undefined> => {
  const { payment, ownCourse, isOwnCurrency } = terms;
  if (!isOwnCurrency) return cashbox.courseRepository(em).find(source.seen.currency);
  if (isLate(payment, source)) return ownCourse;
  return isBound(payment, source) ? payment.courseMicro : lower(payment.courseMicro, ownCourse);
};

/** At an address, the value of the first sight stays for a while; confirmed later, it is worth the lower one of that and now. */
const keptPrice = (payment: Payment, source: SeenOf, present: DepositPrice | undefined): DepositPrice | undefined => {
  const { baseMinor, bonusMinor, coinAmount } = payment;
  if (baseMinor === 0n || coinAmount !== source.seen.amount) return undefined;
  const isKept = source.seen.state !== 'confirmed' || isBound(payment, source);
  if (!isKept && (!present || present.baseMinor < baseMinor)) return undefined;
  return { baseMinor, bonusMinor, remainderMicro: 0n };
};

/** True when the courses of the arrived currency and of the payment's may be used now. */
const mayPrice = async (em: UnitOfWork['em'], { ownCode }: Terms, { seen, at }: SeenOf): Promise<boolean> => {
  const states = await courseStatesOf(em, at);
  return pauseOfWay(states, { currency: ownCode, coin: states.codeOf(seen.currency) }) === undefined;
};

/** Judges a reported payment by the amount that really arrived. `isGiven`: two people have looked, so that no minimum holds. */
export const judgeDeposit = async (
  { em }: UnitOfWork,
  payment: Payment,
  source: SeenOf,
  isGiven = false,
): Promise<Judged | { problem: DepositProblem }> => {
  const { seen } = source;
  const terms = await termsOf(em, payment, seen.currency);
  const arrivedCourseMicro = await courseFor(em, terms, source);
  if (arrivedCourseMicro === undefined) return { problem: 'currency' };
  if (!(await mayPrice(em, terms, source))) return { problem: 'course' };
  const amount = parseDecimal(seen.amount);
  const present = amount && priceDeposit(amount, arrivedCourseMicro, terms.isCrypto);
  const kept = keptPrice(payment, source, present);
  const price = kept ?? present;
  if (!amount || !price) return { problem: 'amount' };
  const late = isLate(payment, source);
  const courseMicro = terms.isOwnCurrency ? arrivedCourseMicro : terms.ownCourse;
  const isAsAsked = terms.isOwnCurrency && isExactly(amount, payment.amount);
  const arrived = terms.isOwnUnit ? (amount.digits * 100n) / 10n ** BigInt(amount.scale) : undefined;
  const inCurrency = arrived ?? fromBase(price.baseMinor, courseMicro);
  if (!isGiven && !isAsAsked && isBelowMinimum(terms, inCurrency)) return { problem: 'amount' };
  const isOther = !terms.isCrypto && !isAsAsked;
  const stated = kept ? null : arrivedCourseMicro;
  const feeMinor = toBase(depositFeeMinor(inCurrency, terms.fee), courseMicro);
  return { ...price, feeMinor, amount: inCurrency, courseMicro, arrivedCourseMicro: stated, isLate: late || isOther };
};
