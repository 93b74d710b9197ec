import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { GatewayError, type CallbackRequest, type SeenPayment } from '../../core/payments/gateways.ts';
import { startPaymentSandbox, type PaymentSandbox } from '../../testing/payment-sandbox.ts';
import { addressOfHash } from './coin-addresses.ts';
import { createCryptApi, type CryptApiOptions, type MadeAddress } from './cryptapi.client.ts';
import { sandboxAddressesOut as addressesOut } from './cryptapi.addresses-out.ts';
import { createCryptApiPayouts, createCryptoPayoutsSimulator } from './cryptapi.payouts.ts';
import { createCryptApiSimulator } from './sandbox/cryptapi.simulator.ts';

const coins = Object.keys(addressesOut);
const account = { apiKey: 'house', secret: 'crypto-payouts' };

let sandbox: PaymentSandbox;
let cryptApi: ReturnType<typeof createCryptApi>;
let addresses: MadeAddress[] = [];

const open = (changes: Partial<CryptApiOptions> = {}): ReturnType<typeof createCryptApi> =>
  createCryptApi({
    baseUrl: () => sandbox.base,
    addressesOut,
    callbackOrigin: () => new URL(sandbox.base).origin,
    madeAddresses: async () => addresses,
    pauseMs: 20,
    asksForKey: true,
    ...changes,
  });

beforeAll(async () => {
  sandbox = await startPaymentSandbox('/sandbox/cryptapi', (store) => (app, _options, done) => {
    void app.register(createCryptApiSimulator({ store, slowMs: 400, callsBackTo: () => new URL(sandbox.base).origin }));
    void app.register(createCryptoPayoutsSimulator({ ...account, store }), { prefix: '/payouts' });
    done();
  });
  cryptApi = open();
});
afterEach(async () => {
  sandbox.callbacks.length = 0;
  addresses = [];
  await sandbox.press('/fault', { act: 'well' });
});
afterAll(() => sandbox.close());

interface Made extends MadeAddress {
  address: string;
  key: string; // on the page
}

const make = async (coin: string): Promise<Made> => {
  const asked = { coin, reference: randomUUID(), callbackUrl: sandbox.callbackUrl };
  const { address } = await cryptApi.createAddress(coin, asked.reference, asked.callbackUrl);
  const [, key = ''] = new RegExp(`${address}</dd>.*?name="address" value="([^"]+)"`).exec(await sandbox.page()) ?? [];
  addresses.push(asked);
  return { ...asked, address, key };
};

const read = (requests: readonly CallbackRequest[] = sandbox.callbacks): Promise<SeenPayment[]> =>
  Promise.all(requests.map(async (request) => (await cryptApi.readCallback(request)).payment));

const paid = async (coin: string, act: string, amount = '1.5'): Promise<Made> => {
  const address = await make(coin);
  await sandbox.press('/act', { address: address.key, act, amount });
  return address;
};

const pressPayment = async ({ key }: Made, act: string): Promise<void> => {
  const [, payment = ''] =
    new RegExp(`value="${key}"><input type="hidden" name="payment" value="([^"]+)"`).exec(await sandbox.page()) ?? [];
  await sandbox.press('/payment', { address: key, payment, act });
};

/** A provider that makes one address, and answers the n-th question only. */
const answering = async (
  nth: number,
  address: string,
  use: (gateway: ReturnType<typeof createCryptApi>, reference: string) => Promise<void>,
): Promise<void> => {
  const reference = randomUUID();
  const answer = JSON.stringify({
    status: 'success',
    address_in: address,
    address_out: addressesOut['btc'],
  });
  let asked = 0;
  const server = createServer((request, response) => {
    asked += 1;
    if (asked === nth) response.end(answer);
    else request.destroy();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await use(open({ baseUrl: () => `http://127.0.0.1:${port}` }), reference);
  server.closeAllConnections();
  server.close();
};

describe('the coins', () => {
  it('are those that have an address of ours, each with its network and the least that it takes', async () => {
    expect(await cryptApi.coins()).toHaveLength(coins.length);
    expect(await cryptApi.coins()).toContainEqual({
      code: 'trc20/usdt',
      name: 'USDT',
      network: 'TRC20',
      minAmount: '2',
      currency: 'trc20/usdt',
    });
  });

  it('stay known while the provider is down', async () => {
    let now = 0;
    const gateway = open({ now: () => now, addressesOut: { btc: addressesOut['btc'] ?? '' } });
    await gateway.coins();
    now = 3_600_000;
    await sandbox.press('/fault', { act: 'down' });
    expect(await gateway.coins()).toMatchObject([{ code: 'btc' }]);
    await expect(open({ addressesOut: { btc: '' } }).coins()).rejects.toBeInstanceOf(GatewayError);
  });
});

describe('an address', () => {
  it.each(coins)('an address of %s is right, and the same for the same reference', async (coin) => {
    const { address, reference, callbackUrl } = await make(coin);
    expect(cryptApi.isAddress(coin, address)).toBe(true);
    expect(await cryptApi.createAddress(coin, reference, callbackUrl)).toEqual({ address, memo: null });
    expect(await make(coin)).not.toMatchObject({ address });
  });

  it('is refused when it pays to somebody else', async () => {
    const { coin, reference, callbackUrl } = await make('btc');
    const another = open({ addressesOut: { btc: addressOfHash('btc', Buffer.alloc(20, 9)) } });
    await expect(another.createAddress(coin, reference, callbackUrl)).rejects.toThrow('somebody else');
  });

  it('is refused when it is none of the network', async () => {
    await answering(1, '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb', async (gateway, reference) => {
      await expect(gateway.createAddress('btc', reference, sandbox.callbackUrl)).rejects.toThrow('no address of btc');
    });
    await expect(cryptApi.createAddress('doge', randomUUID(), sandbox.callbackUrl)).rejects.toThrow('no deposits in');
  });

  it.each(['down', 'garbage', 'lost', 'slow'])('is not made while the provider is %s', async (act) => {
    await sandbox.press('/fault', { act });
    const hasty = open({ timeoutMs: 60 });
    await expect(hasty.createAddress('btc', randomUUID(), sandbox.callbackUrl)).rejects.toBeInstanceOf(GatewayError);
  });

  it('is asked for again when the answer is lost', async () => {
    const address = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa';
    await answering(3, address, async (gateway, reference) => {
      const created = await gateway.createAddress('btc', reference, sandbox.callbackUrl);
      expect(created).toEqual({ address, memo: null });
    });
  });
});

describe('a payment', () => {
  it('is seen, gathers confirmations and is confirmed', async () => {
    const address = await paid('btc', 'pay', '0.000500');
    await pressPayment(address, 'next');
    await pressPayment(address, 'next');
    await pressPayment(address, 'next'); // it has all of them: nobody is called
    const seen = await read();
    expect(seen.map(({ state, confirmations }) => [state, confirmations])).toEqual([
      ['pending', 0],
      ['pending', 1],
      ['confirmed', 2],
    ]);
    expect(new Set(seen.map(({ transactionId }) => transactionId)).size).toBe(1);
    expect(seen[2]).toMatchObject({ reference: address.reference, amount: '0.0005', currency: 'btc', required: 2 });
    expect(await sandbox.page()).toContain('its callback was taken');
  });

  it('is answered as the provider expects', async () => {
    await paid('eth', 'payAll');
    const [first] = sandbox.callbacks;
    const { answer } = await cryptApi.readCallback(first as CallbackRequest);
    expect(answer).toEqual({ status: 200, type: 'text/plain', body: '*ok*' });
  });

  it.each([
    ['little', [{ amount: '1', currency: 'trc20/usdt' }]],
    ['coin', [{ amount: '1.5', currency: 'trx' }]],
  ])('may be wrong: %s', async (act, expected) => {
    await paid('trc20/usdt', act);
    expect((await read()).filter(({ state }) => state === 'confirmed')).toMatchObject(expected);
  });

  it('made twice is two payments', async () => {
    await paid('trx', 'twice', '100');
    const confirmed = (await read()).filter(({ state }) => state === 'confirmed');
    expect(confirmed).toMatchObject([{ amount: '100' }, { amount: '100' }]);
    expect(confirmed[0]?.transactionId).not.toBe(confirmed[1]?.transactionId);
  });

  it('may be told in the wrong order, and once more', async () => {
    const address = await paid('bep20/usdt', 'reorder');
    await pressPayment(address, 'repeat');
    const seen = await read();
    expect(seen.map(({ state }) => state)).toEqual(['confirmed', 'pending', 'confirmed']);
    expect(new Set(seen.map(({ transactionId }) => transactionId)).size).toBe(1);
  });

  it('for a reference that nobody knows is told as such', async () => {
    const { reference } = await paid('btc', 'unknown');
    const [seen] = await read();
    expect(seen?.reference).toMatch(/^[0-9a-f-]{36}$/);
    expect(seen?.reference).not.toBe(reference);
  });
});

describe('a callback is refused', () => {
  const refusal = (request: CallbackRequest, gateway = cryptApi) =>
    expect(gateway.readCallback(request)).rejects.toMatchObject({ name: 'BadCallbackError', reason: 'signature' });
  const callback = async (act = 'payAll'): Promise<CallbackRequest> => {
    await paid('btc', act);
    return sandbox.callbacks.at(-1) as CallbackRequest;
  };

  it('a callback is refused when its signature is wrong, or left out', async () => {
    await refusal(await callback('forge'));
    const { headers, ...rest } = await callback();
    const { 'x-ca-signature': _, ...others } = headers;
    await refusal({ ...rest, headers: others });
    await refusal({ ...rest, headers: { ...headers, 'x-ca-signature': '' } });
  });

  it('a callback is refused when it differs from the signed text', async () => {
    const request = await callback();
    await refusal({ ...request, url: request.url.replace('value_coin=1.5', 'value_coin=15') });
    await refusal({ ...request, url: request.url.replace(/reference=[^&]+/, `reference=${randomUUID()}`) });
    await refusal({ ...request, url: `${request.url}&value_coin=15` });
    await refusal(request, open({ callbackOrigin: () => 'https://another.example' }));
  });

  it("a callback is refused when another key than CryptAPI's signed it, where no other is asked for", async () => {
    await refusal(await callback(), open({ asksForKey: false }));
  });

  it('a callback is refused when it tells of a payment to a wallet of somebody else, though it is signed', async () => {
    await refusal(await callback('thief'));
    await refusal(await callback(), open({ addressesOut: {} }));
    const former = open({ addressesOut: {}, formerAddressesOut: [addressesOut['btc'] ?? ''] });
    expect((await former.readCallback(await callback())).payment.state).toBe('confirmed');
  });

  it('a callback is refused when it comes by POST, whose query nobody has signed', async () => {
    const request = await callback();
    await expect(cryptApi.readCallback({ ...request, method: 'POST' })).rejects.toMatchObject({ reason: 'malformed' });
  });
});

describe('the list', () => {
  it('lists payments, whether or not their callbacks arrived', async () => {
    const silent = await paid('erc20/usdt', 'silent', '25');
    const pending = await paid('btc', 'pay', '0.0005');
    await paid('ltc', 'coin'); // the provider does not look at other coins
    await make('trx');
    const listed = await cryptApi.list(0);
    expect(listed).toHaveLength(2);
    expect(listed).toMatchObject([
      { reference: silent.reference, amount: '25', state: 'confirmed', confirmations: 6, required: 6 },
      { reference: pending.reference, amount: '0.0005', state: 'pending', confirmations: 0, required: 2 },
    ]);
    expect((await read()).map(({ transactionId }) => transactionId)).toContain(listed[1]?.transactionId);
    expect(await cryptApi.list(Date.now() + 5000)).toEqual([]);
  });

  it('is not taken for empty while the provider is down', async () => {
    await paid('btc', 'payAll');
    await sandbox.press('/fault', { act: 'down' });
    await expect(cryptApi.list(0)).rejects.toBeInstanceOf(GatewayError);
  });
});

describe('a payout of crypto', () => {
  const payouts = () => createCryptApiPayouts({ ...account, baseUrl: () => `${sandbox.base}/payouts` });
  const asked = {
    key: randomUUID(),
    amount: '12.5',
    currency: 'trc20/usdt',
    method: 'trc20/usdt',
    destination: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
    memo: null,
    bank: null,
  };

  it('is sent once, and called back when it is done', async () => {
    const payout = { ...asked, callbackUrl: sandbox.callbackUrl };
    const [first, again] = [await payouts().send(payout), await payouts().send(payout)];
    expect(again).toEqual(first);
    await sandbox.press('/payouts/act', { key: asked.key, act: 'done' });
    const { payout: done } = await payouts().readCallback(sandbox.callbacks[0] as CallbackRequest);
    expect(done).toMatchObject({ key: asked.key, state: 'done', currency: 'trc20/usdt' });
    expect(payouts().id).toBe('cryptapi');
  });

  it('is not sent to an address of another network, nor with a memo', async () => {
    const payout = { ...asked, key: randomUUID(), callbackUrl: sandbox.callbackUrl };
    await expect(payouts().send({ ...payout, method: 'btc' })).rejects.toThrow('no address of btc');
    await expect(payouts().send({ ...payout, memo: '1' })).rejects.toThrow('memo');
    expect(await payouts().find(payout.key)).toBeUndefined();
  });
});

it('its coins are asked for once, however many ask us, and what was known is kept while it is down', async () => {
  let [asked, status, nowMs] = [0, 200, 0];
  const far = createServer((_request, response) => {
    asked += 1;
    response.writeHead(status).end(JSON.stringify({ coin: 'Bitcoin', minimum_transaction_coin: '0.00008' }));
  });
  await new Promise<void>((resolve) => far.listen(0, '127.0.0.1', resolve));
  const baseUrl = (): string => `http://127.0.0.1:${(far.address() as AddressInfo).port}`;
  const one = open({ baseUrl, addressesOut: { btc: addressesOut['btc'] ?? '' }, now: () => nowMs, pauseMs: 1 });
  await Promise.all(Array.from({ length: 5 }, () => one.coins()));
  expect(asked).toBe(1);
  [status, nowMs] = [503, 6 * 60_000];
  for (let turn = 0; turn < 3; turn += 1)
    expect(await one.coins()).toMatchObject([{ code: 'btc', minAmount: '0.00008' }]);
  expect(asked).toBe(4); // the first of them tried three times
  far.close();
});
