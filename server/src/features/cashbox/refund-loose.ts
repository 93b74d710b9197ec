import { cashbox, type UnitOfWork } from 'db';
import { GatewayError, type FiatGateway, type RefundState } from '../../core/payments/gateways.ts';
import type { CashTools } from './cash-tools.ts';
import { endIntended } from './give-loose.ts';

const DUE_AT_ONCE = 20;
const FIRST_RETRY_MS = 5_000;
const MAX_RETRY_MS = 3_600_000;
const MAX_ATTEMPTS = 32_767;
const REFUND_FAILED = 'refundFailed';

const retryMs = (attempts: number): number => Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.min(attempts, 20));

/** The gateway that sends payments of a provider back; undefined: it sends nothing back. */
export const refunderOf = ({ gateways }: Pick<CashTools, 'gateways'>, provider: string): FiatGateway | undefined =>
  gateways.fiat.find(({ id }) => id === provider);

/** Takes a refund on before its provider is asked: after a crash between the two it is asked again, by the same key. */
const claim = (tools: CashTools, id: number) =>
  tools.atomically(async ({ em }) => {
    const acts = cashbox.looseActRepository(em);
    const act = await acts.lock(id);
    const at = tools.clock.now();
    if (act?.status !== 'sending' || act.providerPaymentId == null || (act.nextAt ?? 0) > at) return undefined;
    const attempts = Math.min(act.attempts + 1, MAX_ATTEMPTS);
    await acts.change(id, { attempts, nextAt: at + retryMs(attempts) });
    return cashbox.providerPaymentRepository(em).lockById(act.providerPaymentId);
  });

type Claimed = NonNullable<Awaited<ReturnType<typeof claim>>>;

/** The refund is over: the money is back where it came from, or its line is open again. */
const finish = async (
  unit: UnitOfWork,
  { id, row, reason, isDone, at }: { id: number; row: Claimed; reason: string | null; isDone: boolean; at: number },
): Promise<void> => {
  const { em } = unit;
  const acts = cashbox.looseActRepository(em);
  const act = await acts.lock(id);
  if (act?.status !== 'sending') return;
  const over = isDone ? { status: 'done', doneAt: at } : { status: 'failed', problem: reason };
  await acts.change(id, over as cashbox.LooseActChanges);
  if (!isDone) await cashbox.providerPaymentRepository(em).change(row.id, { problem: REFUND_FAILED });
  const payments = cashbox.paymentRepository(em);
  const intended = row.paymentId == null ? null : await payments.lock(row.paymentId);
  if (intended && isDone) await endIntended(unit, intended, at);
  await payments.addEvent({
    paymentId: intended?.id ?? null,
    userId: intended?.userId ?? null,
    kind: isDone ? 'refunded' : 'refund_failed',
    details: { provider: row.provider, transaction: row.transaction, amount: row.amount, ...(reason && { reason }) },
    at,
  });
};

const ask = async (tools: CashTools, id: number, row: Claimed): Promise<RefundState> => {
  const gateway = refunderOf(tools, row.provider);
  if (!gateway) throw new GatewayError(`no provider ${row.provider} is configured that sends money back`);
  const { transaction: transactionId, amount, currency } = row;
  return gateway.refund({ key: `refund-${id}`, transactionId, amount, currency });
};

const send = async (tools: CashTools, id: number): Promise<void> => {
  const row = await claim(tools, id);
  if (!row) return;
  try {
    const { state, reason } = await ask(tools, id, row);
    if (state === 'accepted') return;
    const at = tools.clock.now();
    await tools.atomically((unit) => finish(unit, { id, row, reason, isDone: state === 'done', at }));
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    tools.log.warn({ err: error, id }, 'a refund could not be sent: it is tried again');
    await cashbox.looseActRepository(tools.em()).change(id, { problem: error.message.slice(0, 500) });
  }
};

/** Sends the refunds that two people have agreed on. One that cannot be sent now does not keep the others. */
export const sendRefunds = async (tools: CashTools): Promise<void> => {
  for (const id of await cashbox.looseActRepository(tools.em()).due(tools.clock.now(), DUE_AT_ONCE))
    await send(tools, id);
};
