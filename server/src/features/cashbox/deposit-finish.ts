import { cashbox } from 'db';
import { paymentStates, type DepositFinish } from '../../../contract/features/cashbox.contract.ts';
import type { PaymentDetails } from '../../core/payments/gateways.ts';
import type { CashTools } from './cash-tools.ts';
import { uncountDeposit } from './credit-deposit.ts';

const EXPIRED_AT_ONCE = 200;

/** Next step of a deposit: how the player pays it. */
export const finishOf = async ({ em, currencies }: CashTools, payment: cashbox.PaymentRow): Promise<DepositFinish> => {
  const details = payment.requisites as PaymentDetails | null;
  if (!details) throw new Error(`deposit ${payment.id} cannot be paid now`);
  const common = {
    id: payment.id,
    amount: Number(payment.amount),
    currency: { id: payment.currencyId, name: currencies.find(payment.currencyId)?.name ?? '' },
    expiresAt: payment.expiresAt ?? 0,
  };
  if (details.kind === 'sbp') {
    const { bank, owner, card } = details;
    return { ...common, system: 14, url: { sbp_bank: bank, wallet_owner: owner, card } };
  }
  if (details.kind === 'trader') {
    const { bank, recipient, value, valueKind } = details;
    return { ...common, system: 34, traderRequisites: { bank, recipient, value, kind: valueKind } };
  }
  const { payway } = await cashbox.methodById(em(), payment.methodId);
  return { ...common, system: payway.system ?? 0, url: details.url };
};

/** Ends one whose time is over. What was seen on its way goes on without its details. */
const expire = (tools: CashTools, id: number): Promise<cashbox.PaymentRow | undefined> =>
  tools.atomically(async (unit) => {
    const payments = cashbox.paymentRepository(unit.em);
    const payment = await payments.lock(id);
    const at = tools.clock.now();
    if (!payment || payment.expiresAt == null || payment.expiresAt > at) return undefined;
    const isUnpaid = payment.state === paymentStates.created && payment.providerTransaction == null;
    if (!isUnpaid) {
      if (payment.requisites != null) await payments.change(id, { requisites: null }, at);
      return undefined;
    }
    await uncountDeposit(unit, payment);
    await payments.addEvent({ paymentId: id, userId: payment.userId, kind: 'expired', at });
    const over = { state: paymentStates.cancelled, reason: 'expired', cancelledAt: at, requisites: null };
    return payments.change(id, over, at);
  });

/** Ends the deposits whose time is over, and tells their players. `userId`: only this player's. */
export const expireDeposits = async (tools: CashTools, userId?: bigint): Promise<void> => {
  const due = await cashbox.depositRepository(tools.em()).expired(tools.clock.now(), EXPIRED_AT_ONCE, userId);
  for (const id of due) {
    const payment = await expire(tools, id);
    if (payment) await tools.pushPayment(payment);
  }
};

/** Gives up a deposit that nobody has paid; as it is when it was paid, or given up, before. Undefined when it is not theirs. */
export const cancelDeposit = async (
  tools: CashTools,
  userId: bigint,
  id: number,
): Promise<cashbox.PaymentRow | undefined> =>
  tools.atomically(async (unit) => {
    const payments = cashbox.paymentRepository(unit.em);
    const payment = await payments.lock(id);
    if (payment?.userId !== userId || payment.expiresAt == null) return undefined;
    if (payment.state !== paymentStates.created || payment.providerTransaction != null) return payment;
    const at = tools.clock.now();
    await uncountDeposit(unit, payment);
    await payments.addEvent({ paymentId: id, userId, kind: 'cancelled', at });
    const over = { state: paymentStates.cancelled, reason: 'player', cancelledAt: at, requisites: null };
    return payments.change(id, over, at);
  });
