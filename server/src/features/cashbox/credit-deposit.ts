import {
  accountOf,
  cashbox,
  countDeposit,
  houseAccountId,
  partner,
  postTransaction,
  releaseDeposit,
  type EntryInput,
  type UnitOfWork,
} from 'db';
import { toBase } from 'games-engine';
import { hash } from 'node:crypto';
import { paymentStates } from '../../../contract/features/cashbox-values.ts';
import { targetAfterDeposit } from '../../../contract/features/wagering.ts';
import { askWhereReached } from '../../core/identity/identity-gate.ts';
import { notifyPayment } from '../../core/payments/notify-payment.ts';
import type { Judged } from './judge-deposit.ts';
import type { SeenOf } from './match-deposit.ts';

type Payment = cashbox.PaymentRow;

const entriesOf = async (
  { client }: UnitOfWork,
  userId: bigint,
  { baseMinor, bonusMinor, feeMinor }: Judged,
): Promise<EntryInput[]> => {
  const { id: real } = await accountOf(client, userId, 'real');
  const outside = await houseAccountId(client, 'outside.deposits');
  const credit = [
    { accountId: real, amount: baseMinor - feeMinor },
    { accountId: outside, amount: -baseMinor },
  ];
  if (feeMinor > 0n) credit.push({ accountId: await houseAccountId(client, 'house.fees'), amount: feeMinor });
  if (bonusMinor === 0n) return credit;
  const bonuses = await houseAccountId(client, 'house.bonuses');
  return [...credit, { accountId: real, amount: bonusMinor }, { accountId: bonuses, amount: -bonusMinor }];
};

/** Posts it under the provider's own id: a second transaction for that breaks the ledger's key. */
const post = async (unit: UnitOfWork, payment: Payment, judged: Judged, source: SeenOf): Promise<string> => {
  const { provider, seen, at } = source;
  const { status, id } = await postTransaction(unit.client, {
    kind: 'deposit.credit',
    scope: `deposit:${provider}`,
    key: seen.transactionId,
    requestHash: hash('sha256', `${payment.ref} ${judged.baseMinor} ${judged.bonusMinor}`, 'buffer'),
    at,
    entries: await entriesOf(unit, payment.userId, judged),
  });
  if (status !== 'done') throw new Error(`${provider} ${seen.transactionId} was credited without its row`);
  return id;
};

/** True when a requested deposit still counts towards its player's limits. */
const isCounted = ({ expiresAt, state }: Payment): boolean => expiresAt != null && state === paymentStates.created;

/** A deposit that came to nothing no longer counts towards the player's limits. Part of its change of state. */
export const uncountDeposit = async ({ em }: UnitOfWork, payment: Payment): Promise<void> => {
  if (!isCounted(payment)) return;
  const { userId, amount, courseMicro, createdAt } = payment;
  await releaseDeposit(em, { userId, amountMinor: toBase(amount, courseMicro), at: createdAt });
};

const raiseWagering = async (
  { client }: UnitOfWork,
  userId: bigint,
  { creditedMinor, bonusMinor, at }: { creditedMinor: bigint; bonusMinor: bigint; at: number },
): Promise<void> => {
  const wagering = await cashbox.lockWagering(client, userId);
  await cashbox.addAddition(client, userId, wagering, bonusMinor);
  const raisedMinor = targetAfterDeposit(wagering, creditedMinor);
  await cashbox.raiseWagering(client, userId, wagering, { raisedMinor, at });
};

/** Trail of a value: with it anybody can compute it again. */
export const trailOf = (
  { transactionId, amount, currency }: cashbox.SeenDeposit,
  { arrivedCourseMicro, baseMinor, bonusMinor, feeMinor, remainderMicro }: Judged,
) => ({
  transaction: transactionId,
  arrived: amount,
  currency,
  course: arrivedCourseMicro === null ? null : String(arrivedCourseMicro),
  base: String(baseMinor),
  bonus: String(bonusMinor),
  fee: String(feeMinor),
  remainder: String(remainderMicro),
});

/**
 * Credits what arrived, with all that belongs to it, in one transaction. Rows are locked in this order everywhere:
 * provider_payment, payment, user_stats, ledger accounts, play_day.
 */
export const creditDeposit = async (
  unit: UnitOfWork,
  payment: Payment,
  judged: Judged,
  source: SeenOf,
): Promise<Payment> => {
  const { provider, seen, row, at } = source;
  const { baseMinor, bonusMinor, feeMinor, amount, courseMicro, isLate } = judged;
  const { userId } = payment;
  await raiseWagering(unit, userId, { creditedMinor: baseMinor - feeMinor + bonusMinor, bonusMinor, at });
  const transactionId = await post(unit, payment, judged, source);
  await uncountDeposit(unit, payment);
  await countDeposit(unit.em, { userId, amountMinor: baseMinor, at });
  const payments = cashbox.paymentRepository(unit.em);
  await cashbox.providerPaymentRepository(unit.em).change(row.id, {
    amount: seen.amount,
    currency: seen.currency,
    state: 'confirmed',
    confirmations: seen.confirmations,
    paymentId: payment.id,
    creditedBy: transactionId,
    problem: null,
    confirmedAt: at,
  });
  await payments.addEvent({
    paymentId: payment.id,
    userId,
    kind: 'credited',
    details: { provider, ...trailOf(seen, judged), isLate },
    at,
  });
  await notifyPayment(unit.em, 'depositCredited', payment, { at });
  await partner.postFirstDeposit(unit.client, { userId, paymentId: payment.id, at });
  const changes = {
    state: paymentStates.done,
    amount,
    courseMicro,
    baseMinor,
    bonusMinor,
    feeMinor,
    transactionId,
    isLate,
  };
  const credited = await payments.change(
    payment.id,
    {
      ...changes,
      providerTransaction: seen.transactionId,
      confirmations: seen.confirmations,
      requiredConfirmations: seen.required,
      ...(payment.coinAmount != null && { coinAmount: seen.amount }),
      requisites: null,
      reason: null,
      doneAt: at,
      cancelledAt: null,
    },
    at,
  );
  await askWhereReached(unit, { userId, at }); // the sums count this one by now
  return credited;
};
