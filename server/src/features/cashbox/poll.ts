import { cashbox } from 'db';
import type { PolledGateway, ReadPayment } from '../../core/payments/gateways.ts';
import type { CashTools } from './cash-tools.ts';
import { takePayment } from './take-payment.ts';

const LOOK_BACK_MS = 86_400_000; // start of a first reading

const isSettled = ({ state }: cashbox.ProviderPaymentRow): boolean => state !== 'pending';

/** Takes what was read. Gives the position of the first that could not be taken: it is read again. */
const takeAll = async (
  tools: CashTools,
  { id }: PolledGateway,
  payments: readonly ReadPayment[],
): Promise<bigint | undefined> => {
  const transactions = payments.map(({ transactionId }) => transactionId);
  const known = await cashbox.providerPaymentRepository(tools.em()).ofTransactions(id, transactions);
  const settled = new Set(known.filter(isSettled).map(({ transaction }) => transaction));
  let failedAt: bigint | undefined;
  for (const { position, ...seen } of payments.filter(({ transactionId }) => !settled.has(transactionId)))
    await takePayment(tools, id, seen).catch((error: unknown) => {
      failedAt ??= position; // the others are
      tools.log.error({ err: error, provider: id, transaction: seen.transactionId }, 'a payment was not taken');
    });
  return failedAt;
};

const pollOne = async (tools: CashTools, gateway: PolledGateway): Promise<void> => {
  const at = tools.clock.now();
  const cursors = cashbox.providerCursorRepository(tools.em());
  const position = await cursors.find(gateway.id);
  const after = position === undefined ? { since: at - LOOK_BACK_MS } : { position };
  const { payments, readTo } = await gateway.readOn(after);
  const failedAt = await takeAll(tools, gateway, payments);
  const next = failedAt !== undefined && (readTo ?? 0n) >= failedAt ? failedAt - 1n : readTo;
  if (next !== undefined && next !== position) await cursors.put(gateway.id, next, at);
};

/** Asks the providers that call nobody back what came. */
export const pollDeposits = async (tools: CashTools): Promise<void> => {
  for (const gateway of tools.gateways.polled)
    await pollOne(tools, gateway).catch((error: unknown) =>
      tools.log.warn({ err: error, provider: gateway.id }, 'a provider could not be asked what came'),
    );
};
