import type { FastifyInstance } from 'fastify';
import { hash } from 'node:crypto';
import type { SandboxStore } from '../../../core/payments/gateways.ts';
import { answerFaulty, type ApiAnswer } from '../../../core/payments/sandbox/sandbox-faults.ts';
import { queryOf } from '../../../core/social/sandbox/forms.ts';
import { isCoinAddress } from '../coin-addresses.ts';
import { isConfirmed, newAddress, type FarAddress, type FarPayment, farCoins, type FarCoin } from './far-address.ts';
import { farKeys } from './far-calls.ts';

export interface FarContext {
  store: SandboxStore;
  callsBackTo(): string; // an origin
  slowMs: number;
  now: () => number; // ms since epoch
  base: string; // path that it is served below
}

export const ADDRESSES = 'address:';
const keyOf = (ticker: string, callback: string): string => ADDRESSES + hash('sha256', `${ticker} ${callback}`);

const refuse = (error: string): ApiAnswer => ({ status: 400, body: { status: 'error', error } });

const isCallback = ({ callsBackTo }: FarContext, text: string): boolean =>
  URL.canParse(text) && new URL(text).origin === new URL(callsBackTo()).origin;

const askedOf = (ticker: string, query: URLSearchParams) => ({
  ticker,
  callback: query.get('callback') ?? '',
  addressOut: query.get('address') ?? '',
  confirmations: Math.max(Number.parseInt(query.get('confirmations') ?? '1', 10) || 1, 1),
  isPendingTold: query.get('pending') === '1',
});

const create = async (context: FarContext, ticker: string, query: URLSearchParams): Promise<ApiAnswer> => {
  const { store } = context;
  const asked = askedOf(ticker, query);
  if (!isCallback(context, asked.callback)) return refuse('Invalid callback URL');
  if (!isCoinAddress(ticker, asked.addressOut)) return refuse('Invalid address');
  const address = await store.update<FarAddress>(
    keyOf(ticker, asked.callback),
    (known) => known ?? newAddress(asked), // an address never pays to another one
  );
  const body = {
    status: 'success',
    address_in: address.addressIn,
    address_out: address.addressOut,
    callback_url: address.callback,
    priority: 'default',
    minimum_transaction_coin: Number(farCoins[ticker]?.minimum),
  };
  return { status: 200, body };
};

const twoDigits = (value: number): string => String(value).padStart(2, '0');

const logged = (at: number): string => {
  const date = new Date(at);
  const day = [twoDigits(date.getUTCDate()), twoDigits(date.getUTCMonth() + 1), date.getUTCFullYear()].join('/');
  return `${day} ${date.toISOString().slice(11, 19)}`;
};

const logOf = (address: FarAddress, payment: FarPayment): object => ({
  txid_in: payment.txid,
  txid_out: isConfirmed(payment, address) ? payment.txidOut : '',
  value_coin: Number(payment.value),
  confirmations: payment.confirmations,
  last_update: logged(payment.at),
  result: isConfirmed(payment, address) ? (payment.isTaken ? 'done' : 'sent') : 'pending',
});

const logs = async ({ store }: FarContext, ticker: string, query: URLSearchParams): Promise<ApiAnswer> => {
  const address = await store.get<FarAddress>(keyOf(ticker, query.get('callback') ?? ''));
  // payments in other coins are ignored
  const payments = address?.payments.filter(({ coin }) => coin === ticker) ?? [];
  if (!address || payments.length === 0) return refuse('No callbacks found');
  const body = {
    status: 'success',
    address_in: address.addressIn,
    address_out: address.addressOut,
    callback_url: address.callback,
    notify_pending: address.isPendingTold,
    notify_confirmations: address.confirmations,
    priority: 'default',
    callbacks: payments.map((payment) => logOf(address, payment)),
  };
  return { status: 200, body };
};

const infoOf = (ticker: string, { name, minimum }: FarCoin): ApiAnswer => ({
  status: 200,
  body: { coin: name, ticker, minimum_transaction_coin: minimum, fee_percent: '1.000', status: 'success' },
});

/** CryptAPI's API. */
export const serveApi = (app: FastifyInstance, context: FarContext): void => {
  const answered = (path: string, act: (query: URLSearchParams) => Promise<ApiAnswer> | ApiAnswer): void =>
    void app.get(path, (request, reply) => answerFaulty(reply, context, async () => act(queryOf(request))));
  answered('/pubkey/', async () => {
    const { publicKey } = await farKeys(context.store);
    return { status: 200, body: { status: 'success', pubkey: publicKey } };
  });
  for (const [ticker, coin] of Object.entries(farCoins)) {
    answered(`/${ticker}/create/`, (query) => create(context, ticker, query));
    answered(`/${ticker}/logs/`, (query) => logs(context, ticker, query));
    answered(`/${ticker}/info/`, () => infoOf(ticker, coin));
  }
};
