import { cashbox } from 'db';
import type { CryptoGateway, SeenPayment } from '../../core/payments/gateways.ts';
import type { CashTools } from './cash-tools.ts';
import { gatewaysById } from './deposit-gateways.ts';
import { REFUND } from './settle-deposit.ts';

type Listed = Pick<CryptoGateway, 'list'>;

const WINDOW_MS = 86_400_000;
const EDGE_MS = 600_000; // payments in transit while both lists are read are no difference

/** Difference between a provider's list and ours in one transaction. */
export interface Difference {
  kind: 'missing' | 'extra' | 'state' | 'amount' | 'uncredited';
  transaction: string;
  theirs: string;
  ours: string;
}

const wordsOf = ({ state, amount, currency }: { state: string; amount: string; currency: string }): string =>
  `${state} ${amount} ${currency}`;

const compareOne = (theirs: SeenPayment, ours: cashbox.ProviderPaymentRow | undefined): Difference | undefined => {
  const transaction = theirs.transactionId;
  const words = { transaction, theirs: wordsOf(theirs), ours: ours ? wordsOf(ours) : '' };
  if (ours?.problem === REFUND && theirs.state === 'failed') return undefined; // we have sent it back
  if (!ours) return theirs.state === 'confirmed' ? { kind: 'missing', ...words } : undefined;
  if (theirs.state !== ours.state && (theirs.state === 'confirmed' || ours.state === 'confirmed'))
    return { kind: 'state', ...words };
  const isOther = theirs.amount !== ours.amount || theirs.currency !== ours.currency;
  if (theirs.state === 'confirmed' && isOther) return { kind: 'amount', ...words };
  if (theirs.state === 'confirmed' && ours.creditedBy == null) return { kind: 'uncredited', ...words };
  return undefined;
};

/** Lists of one time: what a provider has, and our rows of that (`named`) and of the same time (`recent`). */
export interface Lists {
  theirs: readonly SeenPayment[];
  named: readonly cashbox.ProviderPaymentRow[];
  recent: readonly cashbox.ProviderPaymentRow[];
  before: number; // ms since epoch: what is younger may be on its way, and is no difference
}

/** Compares a provider's list with ours. */
export const compareLists = ({ theirs, named, recent, before }: Lists): Difference[] => {
  const ours = new Map(named.map((row) => [row.transaction, row]));
  const extra = recent
    .filter(({ transaction, state, seenAt }) => state === 'confirmed' && seenAt < before && !ours.has(transaction))
    .map((row): Difference => ({ kind: 'extra', transaction: row.transaction, theirs: '', ours: wordsOf(row) }));
  const old = theirs.filter(({ at }) => at < before);
  return [...old.flatMap((one) => compareOne(one, ours.get(one.transactionId)) ?? []), ...extra];
};

const reconcileOne = async (tools: CashTools, provider: string, gateway: Listed): Promise<void> => {
  const at = tools.clock.now();
  const since = at - WINDOW_MS;
  const theirs = await gateway.list(since);
  const repository = cashbox.providerPaymentRepository(tools.em());
  const recent = await repository.since(provider, since + EDGE_MS);
  const transactions = theirs.map(({ transactionId }) => transactionId);
  const named = await repository.ofTransactions(provider, transactions);
  const differences = compareLists({ theirs, named, recent, before: at - EDGE_MS });
  const unknown = await repository.addReconciliation(provider, { at, since, differences });
  if (unknown.length > 0)
    tools.log.error(
      { provider, count: unknown.length, known: differences.length - unknown.length },
      'a provider lists other payments',
    );
};

/** Compares each provider's own list of the last day with ours. What differs is kept for a person; nothing is mended. */
export const reconcile = async (tools: CashTools): Promise<void> => {
  for (const [provider, gateway] of gatewaysById(tools.gateways))
    await reconcileOne(tools, provider, gateway).catch((error: unknown) =>
      tools.log.warn({ err: error, provider }, 'the list of a provider could not be compared'),
    );
};
