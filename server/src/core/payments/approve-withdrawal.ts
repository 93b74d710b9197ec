import { cashbox, type UnitOfWork } from 'db';
import { paymentCodes, paymentStates } from '../../../contract/features/cashbox-values.ts';
import { officeCashCodes } from '../../../contract/features/office-cash.contract.ts';
import { tellPlayerChanged } from '../auth/changes.ts';
import { CallError } from '../realtime/call-error.ts';
import { needsApprovals } from './withdrawal-review.ts';

/** Who approves, and why. */
export interface Approver {
  actorId: bigint | null; // null: the house's program, by the rules
  details: Record<string, unknown>;
  at: number; // ms since epoch
}

/** A withdrawal that stays as it is until the transaction ends. Throws CallError 404. */
export const lockWithdrawal = async ({ em }: UnitOfWork, id: number): Promise<cashbox.PaymentRow> => {
  const row = await cashbox.paymentRepository(em).lock(id);
  if (row?.code !== paymentCodes.withdrawal) throw new CallError(officeCashCodes.notFound);
  return row;
};

/** Throws CallError OWN_PAYMENT: nobody decides on their own. */
export const assertNotOwn = ({ userId }: cashbox.PaymentRow, actorId: bigint | null): void => {
  if (userId === actorId) throw new CallError(officeCashCodes.ownPayment);
};

/** What the provider is asked to pay. */
const payoutOf = async (em: UnitOfWork['em'], row: cashbox.PaymentRow) => {
  const { payway, method } = await cashbox.methodById(em, row.methodId);
  const isCoin = payway.network != null && payway.provider !== 'ton';
  const currency = await cashbox.withdrawalRepository(em).currencyCode(row.currencyId);
  return {
    paymentId: row.id,
    provider: row.provider,
    amount: row.coinAmount ?? '',
    currency: isCoin ? method.code : currency,
    method: method.code,
  };
};

/**
 * Approves a withdrawal that its player has not taken back. With the last approval that it needs, its payout is queued in the
 * same transaction. Throws CallError 404, OWN_PAYMENT, GONE, NOT_YET, SECOND_PERSON.
 */
export const approveWithdrawal = async (
  unit: UnitOfWork,
  id: number,
  { actorId, details, at }: Approver,
): Promise<{ row: cashbox.PaymentRow; isComplete: boolean }> => {
  const { em, client } = unit;
  const row = await lockWithdrawal(unit, id);
  assertNotOwn(row, actorId);
  if (row.state !== paymentStates.created) throw new CallError(officeCashCodes.gone);
  if (row.payableFrom != null && row.payableFrom > at)
    throw new CallError(officeCashCodes.notYet, { until: row.payableFrom });
  const approvals = await cashbox.withdrawalRepository(em).approvals(id);
  if (approvals.some((one) => one.actorId === actorId)) throw new CallError(officeCashCodes.secondPerson);
  const payments = cashbox.paymentRepository(em);
  const event = { paymentId: id, userId: row.userId, at };
  await payments.addEvent({ ...event, kind: 'approved', ...(actorId !== null && { actorId }), details });
  const needed = await needsApprovals(em, row);
  if (approvals.length + 1 < needed) return { row, isComplete: false };
  const payout = await payoutOf(em, row);
  await cashbox.payoutRepository(em).queue(payout, at);
  await payments.addEvent({ ...event, kind: 'queued', details: { ...payout, needed } });
  const approved = await payments.change(id, { state: paymentStates.inProcess }, at);
  await tellPlayerChanged(client, row.userId);
  return { row: approved, isComplete: true };
};
