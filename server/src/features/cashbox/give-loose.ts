import { cashbox, userRepository, type UnitOfWork } from 'db';
import { randomUUIDv7 } from 'node:crypto';
import { officeLooseCodes, paymentCodes, paymentStates } from '../../../contract/features/cashbox.contract.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import { creditDeposit, uncountDeposit } from './credit-deposit.ts';
import { judgeDeposit, type Judged } from './judge-deposit.ts';
import type { SeenOf } from './match-deposit.ts';

type Payment = cashbox.PaymentRow;
type ProviderPayment = cashbox.ProviderPaymentRow;

/** A payment that two people give to a player. */
export interface Gift {
  row: ProviderPayment; // locked
  userId: bigint;
  actorId: bigint; // second person, who approved it
  details: Record<string, unknown>; // details of its event in the trail
  at: number; // ms since epoch
}

/** The way of a provider that this currency or coin comes by. Throws CallError NO_RATE. */
const wayOf = async (em: UnitOfWork['em'], { provider, currency }: ProviderPayment) => {
  const { payways } = await cashbox.loadCashCatalogue(em);
  const ids = new Map((await cashbox.courseRepository(em).currencies()).map(({ code, id }) => [code, id]));
  const currencyId = ids.get(currency.toUpperCase());
  for (const { payway, methods } of payways) {
    const method = methods.find((one) =>
      payway.network == null ? one.currencyId === currencyId : one.code === currency,
    );
    if (payway.provider === provider && method) return { payway, method };
  }
  throw new CallError(officeLooseCodes.noRate);
};

/** A deposit of the player who is given the money. */
const addPayment = async (em: UnitOfWork['em'], { row, userId, at }: Gift): Promise<Payment> => {
  const { payway, method } = await wayOf(em, row);
  const { courseMicro } = await cashbox.courseRepository(em).ofCurrency(method.currencyId);
  return cashbox.paymentRepository(em).add({
    ref: randomUUIDv7(),
    userId,
    code: paymentCodes.deposit,
    paywayId: payway.id,
    methodId: method.id,
    provider: row.provider,
    currencyId: method.currencyId,
    courseMicro,
    amount: 0n,
    ...(payway.network != null && { coinAmount: row.amount }),
    providerTransaction: row.transaction,
    isLate: true,
    at,
  });
};

/** Ends the deposit that money was meant for and went elsewhere. */
export const endIntended = async (unit: UnitOfWork, payment: Payment, at: number): Promise<void> => {
  if (payment.state !== paymentStates.created) return;
  await uncountDeposit(unit, payment);
  const over = { state: paymentStates.refused, cancelledAt: at, reason: 'provider', requisites: null };
  await cashbox.paymentRepository(unit.em).change(payment.id, over, at);
};

const judge = async (unit: UnitOfWork, payment: Payment, source: SeenOf): Promise<Judged> => {
  const judged = await judgeDeposit(unit, payment, source, true);
  if (!('problem' in judged)) return judged;
  throw new CallError(judged.problem === 'course' ? officeLooseCodes.coursePaused : officeLooseCodes.noRate);
};

/**
 * Credits a player with a payment that matched nobody, priced as a deposit of this moment, in their own deposit where it was meant
 * for one. Throws CallError 404, STAFF_ACCOUNT, NO_RATE, COURSE_PAUSED.
 */
export const giveLoose = async (unit: UnitOfWork, gift: Gift): Promise<Payment> => {
  const { em } = unit;
  const { row, userId, actorId, details, at } = gift;
  const user = await userRepository(em).findById(userId);
  if (!user) throw new CallError(officeLooseCodes.notFound);
  if (user.roles.length > 0) throw new CallError(officeLooseCodes.staffAccount);
  const payments = cashbox.paymentRepository(em);
  const intended = row.paymentId == null ? null : await payments.lock(row.paymentId);
  const isTheirs = intended?.userId === userId && intended.state !== paymentStates.done;
  if (intended && !isTheirs) await endIntended(unit, intended, at);
  const payment = intended && isTheirs ? intended : await addPayment(em, gift);
  const { transaction: transactionId, reference, amount, currency, confirmations } = row;
  const required = payment.requiredConfirmations;
  const seen = { transactionId, reference, amount, currency, confirmations, required, state: 'confirmed' } as const;
  const source: SeenOf = { provider: row.provider, seen, row, at };
  const credited = await creditDeposit(unit, payment, await judge(unit, payment, source), source);
  await payments.addEvent({ paymentId: credited.id, userId, kind: 'given', actorId, details, at });
  return credited;
};
