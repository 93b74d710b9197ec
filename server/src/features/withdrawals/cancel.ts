import { cashbox, releaseHold } from 'db';
import { paymentCodes, paymentStates, withdrawCodes } from '../../../contract/features/cashbox-values.ts';
import type { Payment } from '../../../contract/features/cashbox.contract.ts';
import { tellPlayerChanged } from '../../core/auth/changes.ts';
import { createTellWithdrawal } from '../../core/payments/payment-news.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import type { SignedInCaller } from '../../core/realtime/dispatcher.ts';
import type { WithdrawTools } from './withdraw.ts';

/**
 * A player takes a request back while nobody has approved it. It and an approval lock the same row: the first one wins,
 * the other finds another state. Throws CallError GONE.
 */
export const cancelWithdrawal = async (
  tools: Pick<WithdrawTools, 'inUnitOfWork' | 'clock' | 'em' | 'pushes' | 'currencies'>,
  { player }: SignedInCaller,
  { id, state }: { id: number; state: number },
): Promise<{ payment: Payment; balanceMinor: bigint }> => {
  const done = await tools.inUnitOfWork(async ({ em, client }) => {
    const { userId } = player;
    const payments = cashbox.paymentRepository(em);
    const found = await payments.lock(id);
    const isOwn = found?.userId === userId && found.code === paymentCodes.withdrawal;
    if (!found || !isOwn || found.state !== state || found.state !== paymentStates.created || !found.holdId)
      throw new CallError(withdrawCodes.gone);
    const at = tools.clock.now();
    const row = await payments.change(id, { state: paymentStates.cancelled, cancelledAt: at }, at);
    await payments.addEvent({ paymentId: id, userId, kind: 'cancelled', at });
    const { balances } = await releaseHold(client, { holdId: found.holdId, at });
    await tellPlayerChanged(em, userId);
    return { row, balanceMinor: balances.get(player.accounts.real) ?? 0n };
  });
  const catalogue = await cashbox.loadCashCatalogue(tools.em());
  return { payment: createTellWithdrawal(tools)(done.row, catalogue), balanceMinor: done.balanceMinor };
};
