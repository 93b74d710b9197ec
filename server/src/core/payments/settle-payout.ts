import { captureHold, cashbox, houseAccountId, type HouseAccountKind, type UnitOfWork } from 'db';
import { paymentStates } from '../../../contract/features/cashbox-values.ts';
import { tellPlayerChanged } from '../auth/changes.ts';
import type { PayoutState } from './gateways.ts';
import { notifyPayment } from './notify-payment.ts';
import { deductionMinorOf } from './payout-unit.ts';
import { withoutNumbers } from './sealed-destination.ts';

/** Result of a provider's message. `unknown`: no payout of ours; `contradicted`: its money was given back before. */
export type PayoutVerdict = 'accepted' | 'repeated' | 'unknown' | 'contradicted';

export interface SettledPayout {
  verdict: PayoutVerdict;
  row: cashbox.PaymentRow | undefined; // as it is now, where something changed
}

const POLL_MS = 30_000; // an accepted payout is asked about so often, whatever callbacks come

/**
 * Ledger entries of the held money: what arrives, the fees, and the rounding's remainder. Together they are all that
 * was held.
 */
const entriesOf = async ({ client }: UnitOfWork, row: cashbox.PaymentRow) => {
  const deductionMinor = deductionMinorOf(row.paywayId, row.priceCourseMicro ?? row.courseMicro);
  const sentMinor = row.sentMinor ?? 0n;
  const amounts: readonly [HouseAccountKind, bigint][] = [
    ['outside.withdrawals', sentMinor],
    ['house.fees', row.feeMinor + deductionMinor],
    ['house.conversion', row.baseMinor - sentMinor - deductionMinor],
  ];
  return Promise.all(
    amounts
      .filter(([, amount]) => amount !== 0n)
      .map(async ([kind, amount]) => ({ accountId: await houseAccountId(client, kind), amount })),
  );
};

interface Told {
  unit: UnitOfWork;
  row: cashbox.PaymentRow;
  payout: cashbox.PayoutRow;
  state: PayoutState;
  at: number;
}

const addEvent = ({ unit: { em }, row, at }: Told, kind: string, details: Record<string, unknown>): Promise<void> =>
  cashbox.paymentRepository(em).addEvent({ paymentId: row.id, userId: row.userId, kind, details, at });

const accept = async (message: Told): Promise<SettledPayout> => {
  const { unit, row, payout, state, at } = message;
  if (payout.state !== 'queued' && payout.state !== 'accepted') return { verdict: 'repeated', row: undefined };
  const changes = { state: 'accepted', providerId: state.providerId, nextAt: at + POLL_MS, problem: null } as const;
  await cashbox.payoutRepository(unit.em).change(row.id, changes, at);
  if (payout.state === 'accepted') return { verdict: 'repeated', row: undefined };
  await addEvent(message, 'sent', { providerId: state.providerId });
  return { verdict: 'accepted', row };
};

/** Pays once: the hold is captured by the same transaction that closes the payment and its payout. */
const pay = async (message: Told): Promise<SettledPayout> => {
  const { unit, row, payout, state, at } = message;
  if (!row.holdId) throw new Error(`withdrawal ${row.id} has no hold`);
  const entries = await entriesOf(unit, row);
  const { id } = await captureHold(unit.client, { holdId: row.holdId, kind: 'withdrawal.pay', at, entries });
  const isAsAsked = state.amount === payout.amount && state.currency === payout.currency;
  const problem = isAsAsked ? null : `paid ${state.amount} ${state.currency}`; // it has left all the same
  const { providerId, transaction } = state;
  await cashbox.payoutRepository(unit.em).change(row.id, { state: 'done', providerId, transaction, problem }, at);
  const done = { state: paymentStates.done, doneAt: at, transactionId: id };
  const paid = await cashbox
    .paymentRepository(unit.em)
    .change(row.id, { ...done, providerTransaction: transaction ?? providerId }, at);
  await addEvent(message, 'paid', { providerId, transaction, ...(problem !== null && { problem }) });
  await notifyPayment(unit.em, 'withdrawalPaid', paid, { at });
  await tellPlayerChanged(unit.em, row.userId);
  return { verdict: 'accepted', row: paid };
};

/** Back to a person, the money still held. Only what was asked for is believed: a callback makes us ask. */
const fail = async (message: Told, isAsked: boolean): Promise<SettledPayout> => {
  const { unit, row, payout, state, at } = message;
  if (payout.state === 'failed') return { verdict: 'repeated', row: undefined };
  const payouts = cashbox.payoutRepository(unit.em);
  if (!isAsked) {
    await payouts.change(row.id, { nextAt: at }, at);
    return { verdict: 'accepted', row: undefined };
  }
  const problem = withoutNumbers(state.reason ?? 'failed');
  await payouts.change(row.id, { state: 'failed', providerId: state.providerId, problem }, at);
  await addEvent(message, 'failed', { reason: problem });
  return { verdict: 'accepted', row };
};

/**
 * Takes a provider's word about a payout: repeated, reordered or late words change nothing twice. `isAsked`: it is the answer to
 * a question of ours, not a callback.
 */
export const settlePayout = async (
  unit: UnitOfWork,
  { provider, state, isAsked, at }: { provider: string; state: PayoutState; isAsked: boolean; at: number },
): Promise<SettledPayout> => {
  const row = await cashbox.paymentRepository(unit.em).lockByRef(state.key);
  const payout = row && (await cashbox.payoutRepository(unit.em).lock(row.id));
  if (!row || !payout || payout.provider !== provider) return { verdict: 'unknown', row: undefined };
  const message = { unit, row, payout, state, at };
  if (payout.state === 'done') return { verdict: 'repeated', row: undefined };
  if (row.state !== paymentStates.inProcess) {
    if (payout.state === state.state) return { verdict: 'repeated', row: undefined }; // it failed, as we know
    await addEvent(message, 'contradicted', { says: state.state, providerId: state.providerId });
    return { verdict: 'contradicted', row: undefined };
  }
  if (state.state === 'accepted') return accept(message);
  return state.state === 'done' ? pay(message) : fail(message, isAsked);
};
