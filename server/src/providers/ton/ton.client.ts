import { decimalOf } from '../../core/payments/decimal.ts';
import { askGateway, readGatewayJson } from '../../core/payments/gateway-http.ts';
import { BadCallbackError, GatewayError, type CryptoGateway, type SeenPayment } from '../../core/payments/gateways.ts';
import type { Address } from '@ton/core';
import { parseTonAddress } from './ton-address.ts';
import { memoOf, referenceOf } from './ton-memo.ts';
import { TON_DIGITS, transactionsSchema, type TonTransaction } from './ton.contract.ts';

const ID = 'ton';
const COIN = 'ton';
const CURRENCY = 'TON';
const PAGE_ROWS = 100;
const MAX_PAGES = 1000;
const SECOND_MS = 1000;
const MAX_COMMENT = 120;
const CONTROLS = /\p{Cc}/gu; // a database takes no zero byte: a payment with one must not hold up the others

export interface TonOptions {
  indexerUrl(): string; // without a slash at its end, such as https://toncenter.com
  apiKey?: string | undefined; // of the indexer
  wallet: string; // address of the house's wallet
  minAmount: string; // decimal text in TON
  timeoutMs?: number | undefined; // of one request; 10 s by default
}

/** Money that came in by a transaction, or undefined when none did. */
const paymentOf = (transaction: TonTransaction): SeenPayment | undefined => {
  const { in_msg: message, out_msgs, hash, now, mc_block_seqno: block, emulated } = transaction;
  if (emulated || !message?.source || message.bounced) return undefined;
  const nano = BigInt(message.value ?? 0);
  const isSentBack = out_msgs.some(({ bounced }) => bounced);
  if (nano === 0n || isSentBack) return undefined;
  const isFinal = typeof block === 'number';
  const comment = message.message_content?.decoded?.comment ?? '';
  return {
    transactionId: hash,
    reference: referenceOf(comment.replaceAll(CONTROLS, ' ').slice(0, MAX_COMMENT)),
    amount: decimalOf(nano, TON_DIGITS),
    currency: CURRENCY,
    state: isFinal ? 'confirmed' : 'pending',
    confirmations: isFinal ? 1 : 0,
    required: 1,
    at: now * SECOND_MS,
  };
};

/** A page of transactions of the wallet from a time on, the oldest first. */
const loadPage = async (
  { indexerUrl, apiKey, timeoutMs }: TonOptions,
  wallet: Address,
  since: number,
  page: number,
): Promise<TonTransaction[]> => {
  const query = new URLSearchParams({
    account: wallet.toRawString(),
    start_utime: String(Math.max(0, Math.floor(since / SECOND_MS))),
    limit: String(PAGE_ROWS),
    offset: String(page * PAGE_ROWS),
    sort: 'asc',
  });
  const url = `${indexerUrl()}/api/v3/transactions?${query.toString()}`;
  const { status, text } = await askGateway(
    url,
    apiKey === undefined ? {} : { headers: { 'x-api-key': apiKey } },
    timeoutMs,
  );
  if (status !== 200) throw new GatewayError(`the indexer answered with status ${status}`);
  const { transactions } = readGatewayJson(transactionsSchema, text);
  if (!transactions.every(({ account }) => parseTonAddress(account)?.equals(wallet)))
    throw new GatewayError('the indexer tells of another account');
  return transactions;
};

const loadAll = async (options: TonOptions, wallet: Address, since: number): Promise<TonTransaction[]> => {
  const all = new Map<string, TonTransaction>(); // a page may begin where another one ended
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const transactions = await loadPage(options, wallet, since, page);
    for (const transaction of transactions) all.set(transaction.hash, transaction);
    if (transactions.length < PAGE_ROWS) return [...all.values()];
  }
  throw new GatewayError('a list without an end');
};

/**
 * Deposits of TON: one wallet for all, a memo for each player. Nobody calls back: `list` is asked from time to time. A
 * payment without a memo of ours has its comment for a reference. Throws when the wallet is no address.
 */
export const createTon = (options: TonOptions): CryptoGateway => {
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
    list: async (since) =>
      (await loadAll(options, wallet, since)).map(paymentOf).filter((payment) => payment !== undefined),
  };
};
