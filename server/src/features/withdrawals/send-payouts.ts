import { cashbox } from 'db';
import type { PayoutGateway, PayoutState } from '../../core/payments/gateways.ts';
import type { PayoutTools } from './payout-tools.ts';

const FIRST_RETRY_MS = 5_000;
const MAX_RETRY_MS = 3_600_000;
const MAX_ATTEMPTS = 12; // then a payout that its provider has never heard of goes back to a person
export const CALLBACKS_PATH = '/api/cash/payouts';

const retryMs = (attempts: number): number => Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.min(attempts, 20));

/**
 * Takes a payout on, in a transaction of its own, before its provider is asked anything: a crash between the two leaves
 * an attempt behind, so the next one asks what became of it.
 */
const claim = ({ inUnitOfWork }: PayoutTools, paymentId: number, at: number) =>
  inUnitOfWork(async ({ em }) => {
    const payouts = cashbox.payoutRepository(em);
    const payment = await cashbox.paymentRepository(em).lock(paymentId); // first the payment, as everybody does
    const payout = await payouts.lock(paymentId);
    if (!payment || !payout || payout.nextAt > at) return undefined;
    if (payout.state !== 'queued' && payout.state !== 'accepted') return undefined;
    const isFirst = payout.attempts === 0;
    const attempts = Math.min(payout.attempts + 1, 32_767);
    await payouts.change(paymentId, { attempts, nextAt: at + retryMs(attempts) }, at);
    return { payment, payout: { ...payout, attempts }, isFirst };
  });

type Claimed = NonNullable<Awaited<ReturnType<typeof claim>>>;

const send = (
  { em, gateways }: PayoutTools,
  gateway: PayoutGateway,
  { payment, payout }: Claimed,
): Promise<PayoutState> =>
  cashbox.loadCashCatalogue(em()).then(({ banks }) =>
    gateway.send({
      key: payment.ref,
      amount: payout.amount,
      currency: payout.currency,
      method: payout.method,
      destination: payment.purseNumber ?? '',
      memo: payment.memoTag ?? null,
      bank: banks.find(({ id }) => id === payment.bankId)?.name ?? null,
      callbackUrl: `${gateways.origin(gateway.id)}${CALLBACKS_PATH}/${gateway.id}`,
    }),
  );

/** What the provider says of a payout. Sent before, it is looked for first: a lost answer never pays twice. */
const ask = async (tools: PayoutTools, gateway: PayoutGateway, claimed: Claimed): Promise<PayoutState> => {
  const { payment, payout, isFirst } = claimed;
  const known = isFirst ? undefined : await gateway.find(payment.ref);
  if (known) return known;
  if (payout.state === 'accepted') throw new Error('the provider has forgotten a payout that it had accepted');
  if (payout.attempts <= MAX_ATTEMPTS) return send(tools, gateway, claimed);
  const { ref: key } = payment;
  const { amount, currency } = payout;
  const lost = { providerId: '', transaction: null, state: 'failed', reason: 'never taken by the provider' } as const;
  return { key, amount, currency, at: tools.clock.now(), ...lost };
};

/** One step of one payout. */
const takeOn = async (tools: PayoutTools, paymentId: number): Promise<void> => {
  const claimed = await claim(tools, paymentId, tools.clock.now());
  if (!claimed) return;
  const { provider } = claimed.payout;
  const gateway = tools.gateways.find(provider);
  try {
    if (!gateway) throw new Error(`no provider ${provider} is configured`);
    const state = await ask(tools, gateway, claimed);
    await tools.settle({ provider, state, isAsked: true });
  } catch (error) {
    tools.log.warn({ err: error, paymentId, provider }, 'a payout could not be taken on: it is tried again');
    const problem = error instanceof Error ? error.message.slice(0, 500) : 'unknown';
    await cashbox.payoutRepository(tools.em()).noteProblem(paymentId, problem, tools.clock.now());
  }
};

/** Takes on every payout that is due. Providers are asked beside one another: none waits for another one that is down. */
export const sendPayouts = async (tools: PayoutTools): Promise<void> => {
  const at = tools.clock.now();
  const sendBy = async (provider: string): Promise<void> => {
    for (const { paymentId } of await cashbox.payoutRepository(tools.em()).due(provider, at))
      await takeOn(tools, paymentId);
  };
  await Promise.all((await cashbox.payoutRepository(tools.em()).dueProviders(at)).map(sendBy));
};
