import { cashbox, releaseHold, type UnitOfWork } from 'db';
import { paymentStates } from '../../../contract/features/cashbox-values.ts';
import { officeCashCodes, type refusalReasons } from '../../../contract/features/office-cash.contract.ts';
import { tellPlayerChanged } from '../auth/changes.ts';
import type { Decider } from '../auth/staff-gate.ts';
import { CallError } from '../realtime/call-error.ts';
import { assertNotOwn, lockWithdrawal } from './approve-withdrawal.ts';
import { notifyPayment } from './notify-payment.ts';

export type RefusalReason = (typeof refusalReasons)[number];

export interface Refusal {
  decider: Decider;
  why: RefusalReason;
  reason: string; // in the words of who refuses; empty: none
  at: number; // ms since epoch
}

/** True when nothing can be paid any more: nobody has approved it, or its provider has said that the payout failed. */
const isRefusable = async ({ em }: UnitOfWork, { id, state }: cashbox.PaymentRow): Promise<boolean> => {
  if (state === paymentStates.created) return true;
  return state === paymentStates.inProcess && (await cashbox.payoutRepository(em).lock(id))?.state === 'failed';
};

/** Refuses a withdrawal and returns its money. Throws CallError 404, OWN_PAYMENT, SAME_PERSON, GONE. */
export const refuseWithdrawal = async (
  unit: UnitOfWork,
  id: number,
  { decider, why, reason, at }: Refusal,
): Promise<cashbox.PaymentRow> => {
  const { em, client } = unit;
  const found = await lockWithdrawal(unit, id);
  await assertNotOwn(unit, found, decider);
  if (!found.holdId || !(await isRefusable(unit, found))) throw new CallError(officeCashCodes.gone);
  const payments = cashbox.paymentRepository(em);
  const text = why === 'other' && reason !== '' ? reason : why;
  const row = await payments.change(id, { state: paymentStates.refused, reason: text, cancelledAt: at }, at);
  await payments.addEvent({
    paymentId: id,
    userId: row.userId,
    kind: 'refused',
    actorId: decider.actorId,
    details: { why, reason },
    at,
  });
  await releaseHold(client, { holdId: found.holdId, at });
  await notifyPayment(em, 'withdrawalRefused', row, { at, facts: { reason: text } });
  await tellPlayerChanged(em, row.userId);
  return row;
};
