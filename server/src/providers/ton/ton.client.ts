import { decimalOf } from '../../core/payments/decimal.ts';
import { askGateway, readGatewayJson } from '../../core/payments/gateway-http.ts';
import { BadCallbackError, GatewayError, type PolledGateway, type ReadPayment } from '../../core/payments/gateways.ts';
import type { Address } from '@ton/core';
import { parseTonAddress } from '../../core/payments/destination-key.ts';
import { memoOf, referenceOf } from './ton-comment.ts';
import { TON_DIGITS, transactionsSchema, type TonTransaction } from './ton.contract.ts';

const ID = 'ton';
const COIN = 'ton';
const CURRENCY = 'TON';
const PAGE_ROWS = 100;
const MAX_POLL_PAGES = 10; // pages of one poll: the next one reads on
const MAX_LIST_PAGES = 200; // pages of one day
const MAX_PENDING_MS = 3_600_000; // transactions not final by then never will be
export const DUST_NANO = 10_000_000n; // 0.01 TON: less than that is not stored
const SECOND_MS = 1000;
const MAX_COMMENT = 120;
const CONTROLS = /\p{Cc}/gu; // a database takes no zero byte: a payment with one must not hold up the others

export interface TonOptions {
  indexerUrl(): string; // without a slash at its end, such as https://toncenter.com
  apiKey?: string | undefined; // key of the indexer
  wallet: string; // address of the house's wallet
  minAmount: string; // decimal text in TON
  timeoutMs?: number | undefined; // timeout of one request; 10 s by default
  now?: () => number; // ms since epoch
}

const isFinalised = ({ mc_block_seqno: block }: TonTransaction): boolean => typeof block === 'number';

/** Money that came in by a transaction, or undefined when none did that is worth a line: dust costs its sender next to nothing. */
const paymentOf = (transaction: TonTransaction): ReadPayment | undefined => {
  const { in_msg: message, out_msgs, hash, lt, now, emulated } = transaction;
  if (emulated || !message?.source || message.bounced) return undefined;
  const nano = BigInt(message.value ?? 0);
  const isSentBack = out_msgs.some(({ bounced }) => bounced);
  if (nano < DUST_NANO || isSentBack) return undefined;
  const isFinal = isFinalised(transaction);
  const comment = message.message_content?.decoded?.comment ?? '';
  return {
    position: BigInt(lt),
    transactionId: hash,
    reference: referenceOf(comment.replaceAll(CONTROLS, ' ').slice(0, MAX_COMMENT)),
    source: { mask: 'address', network: CURRENCY, purse: message.source },
    amount: decimalOf(nano, TON_DIGITS),
    currency: CURRENCY,
    state: isFinal ? 'confirmed' : 'pending',
    confirmations: isFinal ? 1 : 0,
    required: 1,
    at: now * SECOND_MS,
  };
};

type Start = { position: bigint } | { since: number };

/** A page of transactions of the wallet, the oldest first. */
const loadPage = async (
  { indexerUrl, apiKey, timeoutMs }: TonOptions,
  wallet: Address,
  start: Start,
): Promise<TonTransaction[]> => {
  const from: Record<string, string> =
    'position' in start
      ? { start_lt: String(start.position + 1n) }
      : { start_utime: String(Math.max(0, Math.floor(start.since / SECOND_MS))) };
  const account = wallet.toRawString();
  const query = new URLSearchParams({ account, ...from, limit: String(PAGE_ROWS), sort: 'asc' });
  const url = `${indexerUrl()}/api/v3/transactions?${query.toString()}`;
  const { status, text } = await askGateway(
    url,
    apiKey === undefined ? {} : { headers: { 'x-api-key': apiKey } },
    timeoutMs,
  );
  if (status !== 200) throw new GatewayError(`the indexer answered with status ${status}`);
  const { transactions } = readGatewayJson(transactionsSchema, text);
  if (!transactions.every((one) => parseTonAddress(one.account)?.equals(wallet)))
    throw new GatewayError('the indexer tells of another account');
  return transactions.sort((one, other) => (BigInt(one.lt) < BigInt(other.lt) ? -1 : 1));
};

/** Reads page after page by logical time: no more than so many. */
const loadPages = async (
  options: TonOptions,
  wallet: Address,
  { start, pages }: { start: Start; pages: number },
): Promise<{ transactions: TonTransaction[]; isAll: boolean }> => {
  const transactions: TonTransaction[] = [];
  let from = start;
  for (let page = 0; page < pages; page += 1) {
    const loaded = await loadPage(options, wallet, from);
    const last = loaded.at(-1);
    if (last && 'position' in from && BigInt(last.lt) <= from.position)
      throw new GatewayError('the indexer does not read on'); // it knows no start_lt
    transactions.push(...loaded);
    if (!last || loaded.length < PAGE_ROWS) return { transactions, isAll: true };
    from = { position: BigInt(last.lt) };
  }
  return { transactions, isAll: false };
};

const loadAll = async (options: TonOptions, wallet: Address, since: number): Promise<TonTransaction[]> => {
  const { transactions, isAll } = await loadPages(options, wallet, { start: { since }, pages: MAX_LIST_PAGES });
  if (!isAll) throw new GatewayError('a list without an end');
  return transactions;
};

/** Up to where nothing can change any more: what is not final is read again, for as long as it can still become so. */
const readToOf = (transactions: readonly TonTransaction[], now: number): bigint | undefined => {
  const open = transactions.findIndex((one) => !isFinalised(one) && one.now * SECOND_MS > now - MAX_PENDING_MS);
  const last = open === -1 ? transactions.at(-1) : transactions[open - 1];
  return last && BigInt(last.lt);
};

/**
 * Deposits of TON: one wallet for all, a memo for each player. Nobody calls back: `readOn` is asked from time to time. A
 * payment without a memo of ours has its comment for a reference. Throws when the wallet is no address.
 */
export const createTon = (options: TonOptions): PolledGateway => {
  const wallet = parseTonAddress(options.wallet);
  if (!wallet) throw new Error(`${options.wallet} is no address of TON`);
  return {
    id: ID,
    coins: async () => [
      { code: COIN, name: CURRENCY, network: CURRENCY, minAmount: options.minAmount, currency: CURRENCY },
    ],
    createAddress: async (_coin, reference) => ({ address: options.wallet, memo: memoOf(reference) }),
    isAddress: (_coin, address) => parseTonAddress(address) !== undefined,
    readCallback: async () => {
      throw new BadCallbackError('malformed', 'TON does not call back');
    },
    async readOn(start) {
      const { transactions } = await loadPages(options, wallet, { start, pages: MAX_POLL_PAGES });
      const payments = transactions.map(paymentOf).filter((payment) => payment !== undefined);
      return { payments, readTo: readToOf(transactions, (options.now ?? Date.now)()) };
    },
    list: async (since) =>
      (await loadAll(options, wallet, since)).flatMap((transaction) => {
        const { position: _, ...payment } = paymentOf(transaction) ?? { position: 0n };
        return 'transactionId' in payment ? [payment] : [];
      }),
  };
};
