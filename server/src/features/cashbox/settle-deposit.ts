import { cashbox, type UnitOfWork } from 'db';
import { paymentStates } from '../../../contract/features/cashbox-values.ts';
import { creditDeposit, trailOf, uncountDeposit } from './credit-deposit.ts';
import { isLate, judgeDeposit, type DepositProblem } from './judge-deposit.ts';
import { matchDeposit, type SeenOf } from './match-deposit.ts';

/** Verdict on a payment that a provider reports. */
export type DepositVerdict = 'accepted' | 'late' | 'repeated' | 'reversed' | 'unknown' | DepositProblem;

export interface SettledDeposit {
  verdict: DepositVerdict;
  payment?: cashbox.PaymentRow; // as it is now; left out when nothing changed
  isCredited: boolean;
}

/** Problem of a payment that is being sent back, or was. */
export const REFUND = 'refund';

const HAS_AMOUNT = /[1-9]/;

type Payment = cashbox.PaymentRow;

const unchanged = (verdict: DepositVerdict): SettledDeposit => ({ verdict, isCredited: false });

/** Only what says the same of a transaction is a repeat. What was credited and is taken back waits for a person. */
const repeated = ({ row, seen }: SeenOf): SettledDeposit => {
  if (row.problem === REFUND && seen.state === 'failed') return unchanged('accepted'); // we have sent it back
  if (row.state === 'confirmed' && seen.state === 'failed') return unchanged('reversed');
  const isOther = seen.state === 'confirmed' && (row.amount !== seen.amount || row.currency !== seen.currency);
  return unchanged(isOther ? 'amount' : 'repeated');
};

/**
 * True when a provider's transaction is final, or ahead of the report. One that waits for a course is not over:
 * reported again as it is, it may be credited now.
 */
const isOver = ({ row, seen }: SeenOf): boolean => {
  if (row.state !== 'confirmed') return row.state === 'failed' && seen.state !== 'confirmed';
  if (row.problem !== 'course' || seen.state === 'pending') return true;
  return seen.state === 'confirmed' && (row.amount !== seen.amount || row.currency !== seen.currency);
};

const report = ({ seen }: SeenOf) => ({
  amount: seen.amount,
  currency: seen.currency,
  state: seen.state,
  confirmations: seen.confirmations,
});

const progressOf = ({ seen }: SeenOf) => ({
  providerTransaction: seen.transactionId,
  confirmations: seen.confirmations,
  requiredConfirmations: seen.required,
});

const noteUnknown = async ({ em }: UnitOfWork, source: SeenOf): Promise<SettledDeposit> => {
  await cashbox.providerPaymentRepository(em).change(source.row.id, {
    ...report(source),
    problem: 'unknown',
    ...(source.seen.state === 'confirmed' && { confirmedAt: source.at }),
  });
  return unchanged('unknown');
};

/** Seen on its way: the player watches it arrive. At an address, its value is kept from now on. */
const noteOnItsWay = async (unit: UnitOfWork, payment: Payment, source: SeenOf): Promise<SettledDeposit> => {
  const { row, seen, at } = source;
  const payments = cashbox.paymentRepository(unit.em);
  const judged = payment.expiresAt == null ? await judgeDeposit(unit, payment, source) : undefined;
  const isAtAddress = judged !== undefined && payment.state === paymentStates.created;
  const value = isAtAddress && !('problem' in judged) ? judged : undefined;
  await cashbox.providerPaymentRepository(unit.em).change(row.id, { ...report(source), paymentId: payment.id });
  if (row.paymentId == null || (value && value.arrivedCourseMicro !== null))
    await payments.addEvent({
      paymentId: payment.id,
      userId: payment.userId,
      kind: 'seen',
      details: value
        ? trailOf(seen, value)
        : { transaction: seen.transactionId, arrived: seen.amount, currency: seen.currency },
      at,
    });
  const late = isLate(payment, source);
  const changed = await payments.change(
    payment.id,
    {
      ...progressOf(source),
      isLate: late,
      ...(isAtAddress && (value || payment.baseMinor === 0n) && { coinAmount: seen.amount }), // course of its value, where it has one
      ...(value && {
        amount: value.amount,
        courseMicro: value.courseMicro,
        baseMinor: value.baseMinor,
        bonusMinor: value.bonusMinor,
      }),
    },
    at,
  );
  return { verdict: late ? 'late' : 'accepted', payment: changed, isCredited: false };
};

const noteFailed = async (unit: UnitOfWork, payment: Payment, source: SeenOf): Promise<SettledDeposit> => {
  const { row, seen, at } = source;
  const { id: paymentId, userId } = payment;
  const payments = cashbox.paymentRepository(unit.em);
  await cashbox.providerPaymentRepository(unit.em).change(row.id, { ...report(source), paymentId, problem: null });
  await payments.addEvent({ paymentId, userId, kind: 'failed', details: { transaction: seen.transactionId }, at });
  const isOpen = payment.state === paymentStates.created;
  if (isOpen) await uncountDeposit(unit, payment);
  const over = { state: paymentStates.refused, cancelledAt: at, reason: 'provider', requisites: null };
  const changed = await payments.change(paymentId, { ...progressOf(source), ...(isOpen && over) }, at);
  return { verdict: 'accepted', payment: changed, isCredited: false };
};

/** Confirmed, but not ours to judge: it is listed, and a person looks at it. */
const noteProblem = async (
  { em }: UnitOfWork,
  payment: Payment,
  source: SeenOf,
  problem: DepositProblem,
): Promise<SettledDeposit> => {
  const { row, seen, at } = source;
  const { id: paymentId, userId } = payment;
  const payments = cashbox.paymentRepository(em);
  await cashbox
    .providerPaymentRepository(em)
    .change(row.id, { ...report(source), paymentId, problem, confirmedAt: at });
  const details = { problem, transaction: seen.transactionId, arrived: seen.amount, currency: seen.currency };
  await payments.addEvent({ paymentId, userId, kind: 'waits', details, at });
  const changed = await payments.change(paymentId, { ...progressOf(source), isLate: true }, at);
  return { verdict: problem, payment: changed, isCredited: false };
};

/** Confirmed while its course may not be used: it is credited once one may. Its player is told. */
const noteWaiting = async ({ em }: UnitOfWork, payment: Payment, source: SeenOf): Promise<SettledDeposit> => {
  const { row, seen, at } = source;
  if (row.problem === 'course') return unchanged('course');
  const { id: paymentId, userId } = payment;
  const payments = cashbox.paymentRepository(em);
  const waits = { ...report(source), paymentId, problem: 'course', confirmedAt: at };
  await cashbox.providerPaymentRepository(em).change(row.id, waits);
  const details = { problem: 'course', transaction: seen.transactionId, arrived: seen.amount, currency: seen.currency };
  await payments.addEvent({ paymentId, userId, kind: 'waits', details, at });
  const changed = await payments.change(
    paymentId,
    {
      ...progressOf(source),
      isLate: isLate(payment, source),
      ...(payment.state === paymentStates.created && { reason: 'course' }),
      ...(payment.expiresAt == null && payment.baseMinor === 0n && { coinAmount: seen.amount }),
    },
    at,
  );
  return { verdict: 'course', payment: changed, isCredited: false };
};

const settleMatched = async (unit: UnitOfWork, payment: Payment, source: SeenOf): Promise<SettledDeposit> => {
  if (source.seen.state === 'pending') return noteOnItsWay(unit, payment, source);
  if (source.seen.state === 'failed') return noteFailed(unit, payment, source);
  const judged = await judgeDeposit(unit, payment, source);
  if ('problem' in judged && judged.problem === 'course') return noteWaiting(unit, payment, source);
  if ('problem' in judged) return noteProblem(unit, payment, source, judged.problem);
  const credited = await creditDeposit(unit, payment, judged, source);
  return { verdict: judged.isLate ? 'late' : 'accepted', payment: credited, isCredited: true };
};

/**
 * Takes in what a provider tells of a payment, however often and in whatever order it does: one row for each transaction
 * of a provider, which is locked first, goes from pending to confirmed and never back, and is credited once. Part of one
 * transaction.
 */
export const settleDeposit = async (
  unit: UnitOfWork,
  { provider, seen, at }: { provider: string; seen: cashbox.SeenDeposit; at: number },
): Promise<SettledDeposit> => {
  if (seen.state === 'pending' && !HAS_AMOUNT.test(seen.amount)) return unchanged('accepted'); // it is awaited, that is all
  const row = await cashbox.providerPaymentRepository(unit.em).lock(provider, seen, at);
  const source = { provider, seen, row, at };
  if (isOver(source)) return repeated(source);
  const payment = await matchDeposit(unit, source);
  return payment ? settleMatched(unit, payment, source) : noteUnknown(unit, source);
};
