import { cashbox } from 'db';
import type { PayoutGateway, PayoutState } from '../../core/payments/gateways.ts';
import type { PayoutTools } from './payout-tools.ts';

/** Tools of a reconciliation. */
type ReconcileTools = Pick<PayoutTools, 'clock' | 'em' | 'log'> & { gateways: Pick<PayoutTools['gateways'], 'all'> };

const WINDOW_MS = 86_400_000;
const EDGE_MS = 600_000; // payments in transit while both lists are read are no difference

/** Difference between a provider's list of payouts and ours. */
interface Difference {
  kind: 'missing' | 'extra' | 'state' | 'amount';
  transaction: string;
  theirs: string;
  ours: string;
}

const wordsOf = ({ state, amount, currency }: { state: string; amount: string; currency: string }): string =>
  `${state} ${amount} ${currency}`;

/** One payout: money that left without us, in another amount, or that we do not know to have left. */
const compareOne = (theirs: PayoutState, ours: cashbox.PayoutRow | undefined): Difference | undefined => {
  const words = { transaction: theirs.providerId, theirs: wordsOf(theirs), ours: ours ? wordsOf(ours) : '' };
  if (!ours) return { kind: 'missing', ...words };
  if (theirs.amount !== ours.amount || theirs.currency !== ours.currency) return { kind: 'amount', ...words };
  return theirs.state === ours.state ? undefined : { kind: 'state', ...words };
};

const reconcileOne = async (tools: ReconcileTools, gateway: PayoutGateway): Promise<void> => {
  const at = tools.clock.now();
  const since = at - WINDOW_MS;
  const theirs = (await gateway.list(since)).filter((one) => one.at < at - EDGE_MS);
  const payouts = cashbox.payoutRepository(tools.em());
  const keys = theirs.map(({ key }) => key);
  const ours = await payouts.ofKeys(gateway.id, keys);
  const extra = await payouts.paidBetween(gateway.id, { from: since + EDGE_MS, to: at - EDGE_MS, except: keys });
  const differences: Difference[] = [
    ...theirs.flatMap((one) => compareOne(one, ours.get(one.key)) ?? []),
    ...extra.map((row): Difference => ({
      kind: 'extra',
      transaction: row.providerId ?? '',
      theirs: '',
      ours: wordsOf(row),
    })),
  ];
  const provider = `${gateway.id} (out)`; // beside the list of what came in by the same provider
  const repository = cashbox.providerPaymentRepository(tools.em());
  const unknown = await repository.addReconciliation(provider, { at, since, differences });
  if (unknown.length > 0)
    tools.log.error(
      { provider: gateway.id, count: unknown.length, known: differences.length - unknown.length },
      'a provider lists other payouts',
    );
};

/** Compares each provider's own list of the last day with our payouts. What differs is kept for a person; nothing is mended. */
export const reconcilePayouts = async (tools: ReconcileTools): Promise<void> => {
  for (const gateway of tools.gateways.all)
    await reconcileOne(tools, gateway).catch((error: unknown) =>
      tools.log.warn({ err: error, provider: gateway.id }, 'the list of payouts of a provider could not be compared'),
    );
};
