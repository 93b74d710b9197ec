import { cashbox, kyc, type UnitOfWork } from 'db';

type Unit = Pick<UnitOfWork, 'em' | 'client'>;

/** True when a proof of funds is late: the player has money in here that nobody may add to. */
export const areFundsLate = async ({ em }: Pick<Unit, 'em'>, userId: bigint): Promise<boolean> =>
  (await kyc.openFundsRequest(em, userId))?.overdueAt != null;

/**
 * True when a withdrawal waits for a proof of funds. What goes back to where deposits came from, and is no more than they were,
 * never does: it is the player's own money.
 */
export const waitsForFunds = async (
  { em, client }: Unit,
  { id, userId }: Pick<cashbox.PaymentRow, 'id' | 'userId'>,
): Promise<boolean> => {
  if (!(await kyc.openFundsRequest(em, userId))) return false;
  return !(await cashbox.approvalFactsOf(client, [id])).get(id)?.isWayBack;
};
