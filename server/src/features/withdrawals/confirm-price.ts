import { cashbox } from 'db';
import { formatMinor, fromBaseCeil } from 'games-engine';
import { paymentCodes, paymentStates, withdrawCodes } from '../../../contract/features/cashbox-values.ts';
import type { Payment } from '../../../contract/features/cashbox.contract.ts';
import { createTellWithdrawal } from '../../core/payments/payment-news.ts';
import { priceWithdrawal } from '../../core/payments/price-withdrawal.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import type { SignedInCaller } from '../../core/realtime/dispatcher.ts';
import type { WithdrawTools } from './withdraw.ts';

type Tools = Pick<WithdrawTools, 'inUnitOfWork' | 'clock' | 'em' | 'pushes' | 'currencies'>;

/**
 * A player accepts what would arrive now of a request whose price has moved: the desk goes on with it. Throws CallError GONE,
 * COURSE_PAUSED, and QUOTE_CHANGED where it has moved again: the new figure is the one to accept.
 */
export const confirmPrice = async (
  tools: Tools,
  { player: { userId, targetCurrencyId } }: SignedInCaller,
  { id, arrives }: { id: number; arrives: string },
): Promise<Payment> => {
  const { row, isAccepted } = await tools.inUnitOfWork(async ({ em }) => {
    const payments = cashbox.paymentRepository(em);
    const found = await payments.lock(id);
    const isOwn = found?.userId === userId && found.code === paymentCodes.withdrawal;
    if (!found || !isOwn || found.state !== paymentStates.created || found.askedAgain == null)
      throw new CallError(withdrawCodes.gone);
    const at = tools.clock.now();
    const { withdrawalBandPercent: bandPercent } = await cashbox.cashRulesOf(em);
    const present = await priceWithdrawal(em, { ...found, coinAmount: found.askedAgain, bandPercent }, at);
    if (arrives !== found.askedAgain || !present.isAccepted)
      return { row: await payments.change(id, { askedAgain: present.arrives }, at), isAccepted: false };
    await payments.addEvent({ paymentId: id, userId, kind: 'price_accepted', details: { arrives }, at });
    return { row: await payments.change(id, { coinAmount: arrives, askedAgain: null }, at), isAccepted: true };
  });
  const payment = createTellWithdrawal(tools)(row, await cashbox.loadCashCatalogue(tools.em()));
  if (isAccepted) return payment;
  const shownIn = tools.currencies.shown(targetCurrencyId);
  if (!shownIn) throw new Error(`there is no currency ${targetCurrencyId}`);
  throw new CallError(withdrawCodes.quoteChanged, {
    debit: formatMinor(fromBaseCeil(row.baseMinor + row.feeMinor, shownIn.courseMicro)),
    currency: shownIn.name,
    arrives: `${payment.askedAgain?.arrives} ${payment.askedAgain?.unit}`,
  });
};
