import { cashbox, type UnitOfWork } from 'db';
import { assertCourses, courseStatesOf, pauseOfWay, type PricedWay } from './course-states.ts';
import { partsOf } from './decimal.ts';
import { payoutUnitOf } from './payout-unit.ts';
import { withdrawalSum } from './withdrawal-sum.ts';

type Em = UnitOfWork['em'];

/** Price of a withdrawal at the courses of now. */
export interface PresentPrice {
  arrives: string; // decimal text
  sentMinor: bigint; // value of its base amount
  priceCourseMicro: bigint; // course of the arriving coin
  isAccepted: boolean; // it is within the band that its player accepted
}

const wayOf = async (em: Em, row: cashbox.PaymentRow) => {
  const { payway, method } = await cashbox.methodById(em, row.methodId);
  const { code, courseMicro } = await cashbox.courseRepository(em).ofCurrency(row.currencyId);
  const isCrypto = payway.network != null;
  const priced: PricedWay = { currency: code, coin: isCrypto ? method.code : undefined };
  return { priced, paid: { paywayId: payway.id, isCrypto, code: method.code, courseMicro } };
};

/** True when the courses that price a withdrawal may be used now. */
export const mayPrice = async (em: Em, row: cashbox.PaymentRow, at: number): Promise<boolean> =>
  pauseOfWay(await courseStatesOf(em, at), (await wayOf(em, row)).priced) === undefined;

/** True when one amount is at most so many percent away from another. */
const isWithin = (arrives: string, accepted: string, decimals: number, percent: number): boolean => {
  const [present, before] = [partsOf(arrives, decimals), partsOf(accepted, decimals)];
  if (present === undefined || before === undefined) return false;
  const moved = present > before ? present - before : before - present;
  return moved * 100n <= before * BigInt(percent);
};

/**
 * Prices a withdrawal at the courses of now: what was held for it stays, what arrives for that moves with its course. So nobody
 * gains by waiting, or by taking a request back. Throws CallError COURSE_PAUSED.
 */
export const priceWithdrawal = async (em: Em, row: cashbox.PaymentRow, at: number): Promise<PresentPrice> => {
  const { priced, paid } = await wayOf(em, row);
  assertCourses(await courseStatesOf(em, at), priced);
  const coin = paid.isCrypto ? await cashbox.courseRepository(em).find(paid.code) : undefined;
  const unit = payoutUnitOf(paid, coin);
  if (!unit) throw new Error(`there is no course of ${paid.code}`);
  const { amount: amountMinor, courseMicro, coinAmount, bandPercent } = row;
  const sum = withdrawalSum({ amountMinor, courseMicro, feePpm: 0, unit });
  const { arrives, sentMinor } = sum ?? { arrives: '0.00', sentMinor: 0n };
  const percent = bandPercent ?? (await cashbox.cashRulesOf(em)).withdrawalBandPercent;
  const isAccepted = sum !== undefined && isWithin(arrives, coinAmount ?? '', unit.decimals, percent);
  return { arrives, sentMinor, priceCourseMicro: unit.courseMicro, isAccepted };
};

/**
 * Brings the price of now into a withdrawal that is being approved; beyond what its player accepted, they are asked again
 * instead. Throws CallError COURSE_PAUSED.
 */
export const priceForApproval = async (
  { em }: UnitOfWork,
  row: cashbox.PaymentRow,
  at: number,
): Promise<cashbox.PaymentRow> => {
  const { arrives, sentMinor, priceCourseMicro, isAccepted } = await priceWithdrawal(em, row, at);
  const payments = cashbox.paymentRepository(em);
  if (isAccepted)
    return payments.change(row.id, { coinAmount: arrives, sentMinor, priceCourseMicro, askedAgain: null }, at);
  const details = { accepted: row.coinAmount, arrives };
  await payments.addEvent({ paymentId: row.id, userId: row.userId, kind: 'asked_again', details, at });
  return payments.change(row.id, { askedAgain: arrives }, at);
};
