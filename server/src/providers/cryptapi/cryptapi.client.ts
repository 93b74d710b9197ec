import type { KeyObject } from 'node:crypto';
import pLimit from 'p-limit';
import { GatewayError, type CryptoGateway, type GatewayCoin, type SeenPayment } from '../../core/payments/gateways.ts';
import { isCoinAddress, networkOf } from './coin-addresses.ts';
import { createdSchema, infoSchema, logsSchema, publicKeySchema, type PaymentLog } from './cryptapi.contract.ts';
import { createCryptApiHttp, CryptApiRefusal, type CryptApiHttp } from './cryptapi.http.ts';
import { readCryptApiCallback, withReference } from './cryptapi.callback.ts';
import { CRYPTAPI_PUBLIC_KEY, rsaKeyOf } from './cryptapi.signature.ts';
import { plainAmount } from './exact-json.ts';
import { coinAmount, loggedAt, transactionIdOf } from './payment-text.ts';

const COINS_MS = 5 * 60_000;
const RETRY_MS = 10_000;
const LISTED_AT_ONCE = 4;

/** An address that was made, with what it was asked by. */
export interface MadeAddress {
  coin: string;
  reference: string;
  callbackUrl: string;
}

export interface CryptApiOptions {
  baseUrl(): string; // https://api.cryptapi.io
  /** Address that each coin is paid on to, by its ticker: deposits are taken in these coins. */
  addressesOut: Readonly<Record<string, string>>;
  formerAddressesOut?: readonly string[]; // addresses that were made before still pay to them
  publicKey?: string; // PEM; CryptAPI's own by default
  asksForKey?: boolean; // instead: any answer from the address is believed, so it has to be a simulator
  /** Scheme, host and port of the addresses that are called back: they are part of what is signed. */
  callbackOrigin(): string;
  /** All that was made: the provider's own list is one an address. */
  madeAddresses(): Promise<readonly MadeAddress[]>;
  timeoutMs?: number; // timeout of one attempt
  pauseMs?: number; // between attempts
  now?: () => number; // ms since epoch
}

const loadCoin = async (http: CryptApiHttp, code: string): Promise<GatewayCoin | undefined> => {
  const known = networkOf(code);
  if (!known) return undefined;
  const { coin: name, minimum_transaction_coin } = await http.get(`/${code}/info/`, {}, infoSchema);
  const minAmount = plainAmount(minimum_transaction_coin);
  if (minAmount === undefined) throw new GatewayError(`no amount: ${minimum_transaction_coin}`);
  return { code, name, network: known.network, minAmount, currency: code };
};

/**
 * Remembers the result of `load` for a while. The last result stays when it fails, and it is not asked again for a
 * moment; callers share one load.
 */
const remembered = <T>(load: () => Promise<T>, lifeMs: number, now: () => number): (() => Promise<T>) => {
  let kept: { value: T; until: number } | undefined;
  let loading: Promise<T> | undefined;
  const renew = async (): Promise<T> => {
    try {
      kept = { value: await load(), until: now() + lifeMs };
    } catch (error) {
      if (!kept) throw error;
      kept = { value: kept.value, until: now() + RETRY_MS };
    }
    return kept.value;
  };
  return async () => {
    if (kept && now() < kept.until) return kept.value;
    return (loading ??= renew().finally(() => (loading = undefined)));
  };
};

/** Deposits of crypto by CryptAPI. */
export const createCryptApi = (options: CryptApiOptions): CryptoGateway => {
  const { addressesOut, formerAddressesOut = [], publicKey = CRYPTAPI_PUBLIC_KEY, asksForKey = false } = options;
  const { callbackOrigin, madeAddresses, now = Date.now } = options;
  const http = createCryptApiHttp(options);
  const ours = new Set([...Object.values(addressesOut), ...formerAddressesOut]);
  let key: KeyObject | undefined = asksForKey ? undefined : rsaKeyOf(publicKey);
  const loadKey = async (): Promise<KeyObject> =>
    (key ??= rsaKeyOf((await http.get('/pubkey/', {}, publicKeySchema)).pubkey));
  const loadCoins = async (): Promise<GatewayCoin[]> => {
    const coins = await Promise.all(Object.keys(addressesOut).map((code) => loadCoin(http, code)));
    return coins.filter((coin) => coin !== undefined);
  };

  const seenOf = (address: MadeAddress, addressIn: string, required: number, log: PaymentLog): SeenPayment => ({
    transactionId: transactionIdOf(log.txid_in, addressIn),
    reference: address.reference,
    address: addressIn,
    amount: coinAmount(log.value_coin),
    currency: address.coin,
    state: log.result === 'pending' ? 'pending' : 'confirmed',
    confirmations: log.confirmations,
    required,
    at: loggedAt(log.last_update),
  });

  const listOne = async (address: MadeAddress): Promise<SeenPayment[]> => {
    try {
      const callback = withReference(address.callbackUrl, address.reference);
      const logs = await http.get(`/${address.coin}/logs/`, { callback }, logsSchema);
      if (!ours.has(logs.address_out)) throw new GatewayError('an address that pays to somebody else');
      return logs.callbacks.map((log) => seenOf(address, logs.address_in, logs.notify_confirmations, log));
    } catch (error) {
      if (error instanceof CryptApiRefusal) return []; // nothing has come yet, in the provider's words
      throw error;
    }
  };

  return {
    id: 'cryptapi',
    coins: remembered(loadCoins, COINS_MS, now),
    async createAddress(coin, reference, callbackUrl) {
      const [address, known] = [addressesOut[coin], networkOf(coin)];
      if (address === undefined || !known) throw new GatewayError(`no deposits in ${coin}`);
      const callback = withReference(callbackUrl, reference);
      const query = { callback, address, pending: '1', confirmations: String(known.confirmations) };
      const created = await http.get(`/${coin}/create/`, query, createdSchema);
      if (!ours.has(created.address_out))
        throw new GatewayError('the provider made an address that pays to somebody else');
      if (!isCoinAddress(coin, created.address_in))
        throw new GatewayError(`no address of ${coin}: ${created.address_in}`);
      return { address: created.address_in, memo: null };
    },
    isAddress: isCoinAddress,
    readCallback: async (request) =>
      readCryptApiCallback(request, { key: await loadKey(), origin: callbackOrigin(), ours, now: now() }),
    async list(since) {
      const limit = pLimit(LISTED_AT_ONCE);
      const lists = await Promise.all((await madeAddresses()).map((address) => limit(() => listOne(address))));
      return lists.flat().filter(({ at }) => at >= since);
    },
  };
};
