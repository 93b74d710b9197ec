import { cashbox, type UnitOfWork } from 'db';
import { paymentCodes, paymentStates } from '../../../contract/features/cashbox-values.ts';
import { officeCashCodes } from '../../../contract/features/office-cash.contract.ts';
import { tellPlayerChanged } from '../auth/changes.ts';
import { assertOtherPerson, type Decider } from '../auth/staff-gate.ts';
import { waitsForFunds } from '../identity/funds-gate.ts';
import { identityNeeded } from '../identity/identity-gate.ts';
import { screeningKeeps } from '../identity/screening-gate.ts';
import { notifyPayment } from './notify-payment.ts';
import { CallError } from '../realtime/call-error.ts';
import { priceForApproval } from './price-withdrawal.ts';
import { needsApprovals } from './withdrawal-review.ts';

/** Approver and reason. */
export interface Approver {
  decider: Decider | null; // null: the house's program, by the rules
  details: Record<string, unknown>;
  at: number; // ms since epoch
}

/** A withdrawal that stays as it is until the transaction ends. Throws CallError 404. */
export const lockWithdrawal = async ({ em }: UnitOfWork, id: number): Promise<cashbox.PaymentRow> => {
  const row = await cashbox.paymentRepository(em).lock(id);
  if (row?.code !== paymentCodes.withdrawal) throw new CallError(officeCashCodes.notFound);
  return row;
};

/** Throws CallError OWN_PAYMENT, SAME_PERSON: nobody decides on their own. */
export const assertNotOwn = async (
  { em }: Pick<UnitOfWork, 'em'>,
  { userId }: Pick<cashbox.PaymentRow, 'userId'>,
  decider: Decider,
): Promise<void> => {
  if (userId === decider.actorId) throw new CallError(officeCashCodes.ownPayment);
  await assertOtherPerson(em, decider, userId);
};

/** Throws CallError SECOND_PERSON, SAME_PERSON: each approval is somebody else's. */
const assertSecondPerson = async (
  { em }: UnitOfWork,
  approvals: readonly cashbox.Approval[],
  decider: Decider,
): Promise<void> => {
  if (approvals.some(({ actorId }) => actorId === decider.actorId)) throw new CallError(officeCashCodes.secondPerson);
  for (const { actorId } of approvals) if (actorId !== null) await assertOtherPerson(em, decider, actorId);
};

/** Order to the payout provider. */
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
 * Approves a withdrawal that its player has not taken back. With the last approval that it needs, it is priced and its payout is
 * queued in the same transaction; where the price has moved beyond what its player accepted, they are asked again and nothing is
 * approved (`isAskedAgain`). Throws CallError 404, OWN_PAYMENT, SAME_PERSON, GONE, KEPT, IDENTITY_NEEDED, FUNDS_ASKED, SCREENING, NOT_YET,
 * SECOND_PERSON, COURSE_PAUSED.
 */
export const approveWithdrawal = async (
  unit: UnitOfWork,
  id: number,
  { decider, details, at }: Approver,
): Promise<{ row: cashbox.PaymentRow; isComplete: boolean; isAskedAgain: boolean }> => {
  const { em, client } = unit;
  const found = await lockWithdrawal(unit, id);
  if (decider) await assertNotOwn(unit, found, decider);
  if (found.state !== paymentStates.created) throw new CallError(officeCashCodes.gone);
  if (await cashbox.areWithdrawalsKept(client, found.userId, at)) throw new CallError(officeCashCodes.kept);
  if (await identityNeeded(unit, { userId: found.userId, at })) throw new CallError(officeCashCodes.identity);
  if (await waitsForFunds(unit, found)) throw new CallError(officeCashCodes.funds);
  if (await screeningKeeps(unit, found, at)) throw new CallError(officeCashCodes.screening);
  if (found.payableFrom != null && found.payableFrom > at)
    throw new CallError(officeCashCodes.notYet, { until: found.payableFrom });
  const approvals = await cashbox.withdrawalRepository(em).approvals(id);
  if (decider) await assertSecondPerson(unit, approvals, decider);
  const needed = await needsApprovals(unit, found, at);
  const isLast = approvals.length + 1 >= needed;
  const row = isLast ? await priceForApproval(unit, found, at) : found;
  if (isLast && row.askedAgain != null) return { row, isComplete: false, isAskedAgain: true };
  const payments = cashbox.paymentRepository(em);
  const event = { paymentId: id, userId: row.userId, at };
  await payments.addEvent({ ...event, kind: 'approved', ...(decider && { actorId: decider.actorId }), details });
  if (!isLast) return { row, isComplete: false, isAskedAgain: false };
  const payout = await payoutOf(em, row);
  await cashbox.payoutRepository(em).queue(payout, at);
  await payments.addEvent({ ...event, kind: 'queued', details: { ...payout, needed } });
  const approved = await payments.change(id, { state: paymentStates.inProcess }, at);
  await notifyPayment(em, 'withdrawalApproved', approved, { at });
  await tellPlayerChanged(em, row.userId);
  return { row: approved, isComplete: true, isAskedAgain: false };
};
