import { cashbox } from 'db';
import { paymentStates } from '../../../contract/features/cashbox-values.ts';
import type { PayoutGateway, PayoutState } from '../../core/payments/gateways.ts';
import { waitsForFunds } from '../../core/identity/funds-gate.ts';
import { screeningKeeps } from '../../core/identity/screening-gate.ts';
import { identityNeeded } from '../../core/identity/identity-gate.ts';
import { createTellWithdrawal, writeOfPrice } from '../../core/payments/payment-news.ts';
import { mayPrice, priceWithdrawal } from '../../core/payments/price-withdrawal.ts';
import { openDestination, withoutNumbers } from '../../core/payments/sealed-destination.ts';
import type { PayoutTools } from './payout-tools.ts';

const FIRST_RETRY_MS = 5_000;
const PAUSE_MS = 30_000; // a payout whose course may not be used is looked at again
const MAX_RETRY_MS = 3_600_000;
const UNHEARD_MS = 60_000; // an attempt that its provider does not know after it never arrived
const MAX_ATTEMPTS = 12; // then a payout that its provider has never heard of goes back to a person
export const CALLBACKS_PATH = '/api/cash/payouts';

const retryMs = (attempts: number): number => Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.min(attempts, 20));

/**
 * Takes a payout on, in a transaction of its own, before its provider is asked anything: a crash between the two leaves
 * an attempt behind, so the next one asks what became of it.
 */
const claim = ({ inUnitOfWork }: PayoutTools, paymentId: number, at: number) =>
  inUnitOfWork(async (unit) => {
    const { em } = unit;
    const payouts = cashbox.payoutRepository(em);
    const payment = await cashbox.paymentRepository(em).lock(paymentId); // first the payment, as everybody does
    const payout = await payouts.lock(paymentId);
    if (!payment || !payout || payout.nextAt > at) return undefined;
    if (payout.state !== 'queued' && payout.state !== 'accepted') return undefined;
    const isFirst = payout.attempts === 0;
    if (isFirst && !(await mayPrice(em, payment, at))) {
      await payouts.change(paymentId, { nextAt: at + PAUSE_MS, problem: 'course' }, at);
      return undefined;
    }
    const waits =
      isFirst &&
      ((await identityNeeded(unit, { userId: payment.userId, at })) ??
        ((await waitsForFunds(unit, payment)) || (await screeningKeeps(unit, payment, at))));
    if (waits) {
      await payouts.change(paymentId, { nextAt: at + PAUSE_MS, problem: 'identity' }, at);
      return undefined;
    }
    const attempts = Math.min(payout.attempts + 1, 32_767);
    await payouts.change(paymentId, { attempts, nextAt: at + retryMs(attempts) }, at);
    return { payment, payout: { ...payout, attempts }, isFirst };
  });

type Claimed = NonNullable<Awaited<ReturnType<typeof claim>>>;

const send = async (
  { em, gateways, secrets }: PayoutTools,
  gateway: PayoutGateway,
  { payment, payout }: Claimed,
): Promise<PayoutState> => {
  const { banks } = await cashbox.loadCashCatalogue(em());
  const { purse: destination, memo } = openDestination(secrets, payment);
  return gateway.send({
    key: payment.ref,
    amount: payout.amount,
    currency: payout.currency,
    method: payout.method,
    destination,
    memo,
    bank: banks.find(({ id }) => id === payment.bankId)?.name ?? null,
    callbackUrl: `${gateways.origin(gateway.id)}${CALLBACKS_PATH}/${gateway.id}`,
  });
};

/**
 * Lets a payout be sent at the approved price. One that waited so long for its provider that the price has left the
 * band is taken back: its player is asked again, and the desk approves anew.
 */
const isPriced = async (tools: PayoutTools, { payment, payout, isFirst }: Claimed): Promise<boolean> => {
  if (!isFirst && retryMs(payout.attempts - 1) < UNHEARD_MS) return true;
  const { id } = payment;
  const at = tools.clock.now();
  const { row, isSent } = await tools.inUnitOfWork(async ({ em }) => {
    const payments = cashbox.paymentRepository(em);
    const payouts = cashbox.payoutRepository(em);
    const found = await payments.lock(id);
    const queued = await payouts.lock(id);
    const isOurs = queued?.state === 'queued' && queued.attempts === payout.attempts;
    if (found?.state !== paymentStates.inProcess || !isOurs) return { row: undefined, isSent: false };
    const { arrives, isAccepted } = await priceWithdrawal(em, found, at);
    if (isAccepted) return { row: undefined, isSent: true };
    await payouts.recall(id);
    const details = { accepted: found.coinAmount, arrives };
    await payments.addEvent({ paymentId: id, userId: found.userId, kind: 'recalled', details, at });
    return { row: await payments.change(id, { state: paymentStates.created, askedAgain: arrives }, at), isSent: false };
  });
  if (!row) return isSent;
  const message = createTellWithdrawal(tools)(row, await cashbox.loadCashCatalogue(tools.em()));
  await writeOfPrice(tools, row.userId, message);
  return false;
};

/**
 * Asks the provider for a payout; undefined: it is not sent now. One sent before is looked for first: a lost answer never pays
 * twice. Nothing is sent for a player whose withdrawals are kept by now; one that may have been sent is asked about for as long as
 * any other.
 */
const ask = async (tools: PayoutTools, gateway: PayoutGateway, claimed: Claimed): Promise<PayoutState | undefined> => {
  const { payment, payout, isFirst } = claimed;
  const known = isFirst ? undefined : await gateway.find(payment.ref);
  if (known) return known;
  if (payout.state === 'accepted') throw new Error('the provider has forgotten a payout that it had accepted');
  const at = tools.clock.now();
  const isKept = await cashbox.areWithdrawalsKept(tools.db.pool, payment.userId, at);
  if (!isKept && payout.attempts <= MAX_ATTEMPTS)
    return (await isPriced(tools, claimed)) ? send(tools, gateway, claimed) : undefined;
  if (isKept && !isFirst && payout.attempts <= MAX_ATTEMPTS) throw new Error('the withdrawals of its player are kept');
  const { ref: key } = payment;
  const { amount, currency } = payout;
  const reason = isKept ? 'kept' : 'never taken by the provider';
  return { key, amount, currency, at, providerId: '', transaction: null, state: 'failed', reason };
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
    if (state) await tools.settle({ provider, state, isAsked: true });
  } catch (error) {
    const problem = error instanceof Error ? withoutNumbers(error.message).slice(0, 500) : 'unknown';
    tools.log.warn({ problem, paymentId, provider }, 'a payout could not be taken on: it is tried again');
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
