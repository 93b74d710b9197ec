import { cashbox, releaseHold, type UnitOfWork } from 'db';
import { paymentStates } from '../../../contract/features/cashbox-values.ts';
import { officeCashCodes, type refusalReasons } from '../../../contract/features/office-cash.contract.ts';
import { tellPlayerChanged } from '../auth/changes.ts';
import { CallError } from '../realtime/call-error.ts';
import { assertNotOwn, lockWithdrawal } from './approve-withdrawal.ts';

export type RefusalReason = (typeof refusalReasons)[number];

export interface Refusal {
  actorId: bigint;
  why: RefusalReason;
  reason: string; // in the words of who refuses; empty: none
  at: number; // ms since epoch
}

/** Whether nothing can be paid any more: nobody has approved it, or its provider has said that the payout failed. */
const isRefusable = async ({ em }: UnitOfWork, { id, state }: cashbox.PaymentRow): Promise<boolean> => {
  if (state === paymentStates.created) return true;
  return state === paymentStates.inProcess && (await cashbox.payoutRepository(em).lock(id))?.state === 'failed';
};

/** Refuses a withdrawal and returns its money. Throws CallError 404, OWN_PAYMENT, GONE. */
export const refuseWithdrawal = async (
  unit: UnitOfWork,
  id: number,
  { actorId, why, reason, at }: Refusal,
): Promise<cashbox.PaymentRow> => {
  const { em, client } = unit;
  const found = await lockWithdrawal(unit, id);
  assertNotOwn(found, actorId);
  if (!found.holdId || !(await isRefusable(unit, found))) throw new CallError(officeCashCodes.gone);
  const payments = cashbox.paymentRepository(em);
  const told = why === 'other' && reason !== '' ? reason : why;
  const row = await payments.change(id, { state: paymentStates.refused, reason: told, cancelledAt: at }, at);
  await payments.addEvent({
    paymentId: id,
    userId: row.userId,
    kind: 'refused',
    actorId,
    details: { why, reason },
    at,
  });
  await releaseHold(client, { holdId: found.holdId, at });
  await tellPlayerChanged(client, row.userId);
  return row;
};
