import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { GatewayError } from '../../core/payments/gateways.ts';
import { startPaymentSandbox, type PaymentSandbox } from '../../testing/payment-sandbox.ts';
import { createTon } from './ton.client.ts';
import { memoOf, referenceOf } from './ton-comment.ts';
import { sandboxHouseWallet } from './ton-sandbox-wallet.ts';
import { createTonPayouts, createTonSignerSimulator, TON_SIGNER_PATH } from './ton-signer.ts';
import { createTonSimulator } from './ton.simulator.ts';

const reference = '018f3b7e-0000-7abc-8def-0123456789ab';
const memo = memoOf(reference);
let nowMs = 1_770_000_000_000;
let sandbox: PaymentSandbox;

beforeAll(async () => {
  sandbox = await startPaymentSandbox('/sandbox/ton', (store) =>
    createTonSimulator({ store, host: () => 'glasshouse.example', slowMs: 400, now: () => nowMs }),
  );
});
afterEach(() => sandbox.press('/fault', { act: 'well' }));
afterAll(() => sandbox.close());

const open = (wallet = sandboxHouseWallet, timeoutMs = 5000) =>
  createTon({ indexerUrl: () => sandbox.base, wallet, minAmount: '0.1', timeoutMs, now: () => nowMs });

/** Sends in a second of its own. Gives what is listed of that second. */
const sent = async (act: string, form: Record<string, string> = {}) => {
  nowMs += 1000;
  await sandbox.press('/act', { act, memo, amount: '1.5', ...form });
  return open().list(nowMs);
};

describe('a memo', () => {
  it('tells the reference that it was made of, however it is typed', () => {
    expect(memo).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/);
    const spaced = memo
      .toLowerCase()
      .replaceAll('0', 'o')
      .replaceAll('1', 'l')
      .replace(/^(.{5})/, ' $1-');
    for (const typed of [memo, spaced]) expect(referenceOf(typed)).toBe(reference);
    for (const end of ['0'.repeat(32), 'f'.repeat(32)]) {
      const uuid = end.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
      expect(referenceOf(memoOf(uuid))).toBe(uuid);
    }
  });

  it.each(['', 'hello', memo.slice(1), `${memo}0`, 'Z'.repeat(26), memo.replace(/.$/, 'U')])(
    'an invalid memo is left as it came: %j',
    (comment) => {
      expect(referenceOf(comment)).toBe(comment);
    },
  );

  it('is made of nothing but a UUID', () => {
    expect(() => memoOf('17')).toThrow('UUID');
  });
});

describe('a deposit of TON', () => {
  it('goes to the house’s wallet with a memo', async () => {
    expect(await open().createAddress('ton', reference, '')).toEqual({ address: sandboxHouseWallet, memo });
    expect(await open().coins()).toMatchObject([{ code: 'ton', minAmount: '0.1', currency: 'TON' }]);
    expect(() => open('EQnot')).toThrow('no address');
  });

  it('is listed with the reference of its memo, to the nanoton', async () => {
    expect(await sent('send', { memo: ` ${memo.toLowerCase()} `, amount: '1234567.000000001' })).toEqual([
      {
        transactionId: expect.stringMatching(/^[\w+/=]{44}$/),
        reference,
        source: { mask: 'address', network: 'TON', purse: expect.any(String) },
        amount: '1234567.000000001',
        currency: 'TON',
        state: 'confirmed',
        confirmations: 1,
        required: 1,
        at: nowMs,
      },
    ]);
  });

  it('sent twice is two payments', async () => {
    const payments = await sent('twice');
    expect(payments).toMatchObject([{ reference }, { reference }]);
    expect(new Set(payments.map(({ transactionId }) => transactionId)).size).toBe(2);
  });

  it('without a memo, or with a wrong one, is nobody’s', async () => {
    expect(await sent('without')).toMatchObject([{ reference: '', amount: '1.500000000' }]);
    const [wrong] = await sent('wrong');
    expect(wrong?.reference).toMatch(/^[0-9a-f-]{36}$/);
    expect(wrong?.reference).not.toBe(reference);
    expect(await sent('send', { memo: 'for Anna' })).toMatchObject([{ reference: 'for Anna' }]);
  });

  it('a deposit of too little TON is reported all the same', async () => {
    expect(await sent('little')).toMatchObject([{ amount: '0.050000000', state: 'confirmed' }]);
  });

  it('a deposit of dust is reported to nobody: a line costs us more than its sender', async () => {
    expect(await sent('dust')).toEqual([]);
    expect(await sent('send', { amount: '0.009999999' })).toEqual([]);
    expect(await sent('send', { amount: '0.01' })).toHaveLength(1);
  });

  it('is read on from where it was read to, up to what is not final, which is read again', async () => {
    const first = await sent('send');
    const { readTo = 0n } = await open().readOn({ since: nowMs });
    await sent('dust');
    await sent('unsettled');
    const open1 = await open().readOn({ position: readTo });
    expect(open1.payments).toMatchObject([{ state: 'pending' }]);
    expect(open1.payments.map(({ transactionId }) => transactionId)).not.toContain(first[0]?.transactionId);
    await sandbox.press('/act', { act: 'settle', memo: '', amount: '0' });
    const again = await open().readOn({ position: open1.readTo ?? 0n });
    expect(again.payments).toMatchObject([{ state: 'confirmed', transactionId: open1.payments[0]?.transactionId }]);
    expect(await open().readOn({ position: again.readTo ?? 0n })).toEqual({ payments: [], readTo: undefined });
  });

  it('a deposit that never becomes final holds up nothing for more than an hour', async () => {
    await sent('unsettled');
    const start = { since: nowMs };
    expect((await open().readOn(start)).readTo).toBeUndefined();
    nowMs += 3_600_000;
    expect((await open().readOn(start)).readTo).toBeGreaterThan(0n);
    await sandbox.press('/act', { act: 'settle', memo: '', amount: '0' });
  });

  it('among a flood is found poll by poll: each reads a thousand transactions and no more', async () => {
    const asked: URL[] = [];
    const account = `0:${'1'.repeat(64)}`;
    const indexer = createServer((request, response) => {
      const url = new URL(request.url ?? '', 'http://127.0.0.1');
      asked.push(url);
      const from = Number(url.searchParams.get('start_lt') ?? 1);
      const in_msg = { source: account, value: '1', message_content: null };
      const transactions = Array.from({ length: 100 }, (_, index) => {
        const lt = String(from + index);
        return { account, hash: `h${lt}`, lt, now: 1, mc_block_seqno: 1, in_msg, out_msgs: [] };
      });
      response.end(JSON.stringify({ transactions }));
    }).listen(0, '127.0.0.1');
    await once(indexer, 'listening');
    const { port } = indexer.address() as AddressInfo;
    const ton = createTon({ indexerUrl: () => `http://127.0.0.1:${port}`, wallet: account, minAmount: '0.1' });
    expect(await ton.readOn({ since: 0 })).toEqual({ payments: [], readTo: 1000n });
    expect(asked).toHaveLength(10);
    expect(await ton.readOn({ position: 1000n })).toEqual({ payments: [], readTo: 2000n });
    expect(asked[10]?.searchParams.get('start_lt')).toBe('1001');
    indexer.close();
  });

  it('is pending until a block of the masterchain has it', async () => {
    expect(await sent('unsettled')).toMatchObject([{ state: 'pending', confirmations: 0 }]);
    await sandbox.press('/act', { act: 'settle', memo: '', amount: '0' });
    expect(await open().list(nowMs)).toMatchObject([{ state: 'confirmed', confirmations: 1 }]);
  });

  it('a deposit that is sent back, or of nothing, is no payment', async () => {
    expect(await sent('returned')).toEqual([]);
    expect(await sent('send', { amount: '0' })).toEqual([]);
  });

  it('is found over all pages, once each', async () => {
    nowMs += 1000;
    const many = Array.from({ length: 51 }, () => sandbox.press('/act', { act: 'twice', memo, amount: '1' }));
    await Promise.all(many);
    const payments = await open().list(nowMs);
    expect(payments).toHaveLength(102);
    expect(new Set(payments.map(({ transactionId }) => transactionId)).size).toBe(102);
  });

  it.each(['slow', 'lost', 'down', 'garbage'])('is not guessed at when the indexer is %s', async (fault) => {
    await sandbox.press('/fault', { act: fault });
    await expect(open(sandboxHouseWallet, 150).list(nowMs)).rejects.toBeInstanceOf(GatewayError);
  });

  it('has a comment that a database can keep, whatever was sent', async () => {
    const account = `0:${'1'.repeat(64)}`;
    const in_msg = { source: account, value: '10000000', message_content: { decoded: { comment: 'a\0b\u0007' } } };
    const answer = JSON.stringify({ transactions: [{ account, hash: 'h', lt: '1', now: 1, in_msg, out_msgs: [] }] });
    const indexer = createServer((_request, response) => response.end(answer)).listen(0, '127.0.0.1');
    await once(indexer, 'listening');
    const { port } = indexer.address() as AddressInfo;
    const ton = createTon({ indexerUrl: () => `http://127.0.0.1:${port}`, wallet: account, minAmount: '0.1' });
    expect(await ton.list(0)).toMatchObject([{ reference: 'a b ' }]);
    indexer.close();
  });

  it('to another wallet is none of ours', async () => {
    expect(await open(`0:${'1'.repeat(64)}`).list(0)).toEqual([]);
  });

  it('is called back by nobody', async () => {
    const callback = { method: 'POST', url: '/', headers: {}, body: Buffer.from('{}') };
    await expect(open().readCallback(callback)).rejects.toMatchObject({ reason: 'malformed' });
  });
});

describe('an address of TON', () => {
  it.each([
    ['UQBDMWTZnPVO5ccZIb6ttsVArQa1_Pwe47fBggvhG8OtgLox', true],
    ['UQBDMWTZnPVO5ccZIb6ttsVArQa1_Pwe47fBggvhG8OtgOf0', false], // the checksum of the other form
    ['EQBDMWTZnPVO5ccZIb6ttsVArQa1_Pwe47fBggvhG8OtgOf0', true],
    ['EQBDMWTZnPVO5ccZIb6ttsVArQa1/Pwe47fBggvhG8OtgOf0', true], // the other base64
    ['EQBDMWTZnPVO5ccZIb6ttsVArQa1_Pwe47fBggvhG8OtgOf1', false],
    ['0:433164d99cf54ee5c71921beadb6c540ad06b5fcfc1ee3b7c1820be11bc3ad80', true],
    ['-1:5555555555555555555555555555555555555555555555555555555555555555', true],
    ['7:433164d99cf54ee5c71921beadb6c540ad06b5fcfc1ee3b7c1820be11bc3ad80', false],
    ['0:433164d99cf54ee5c71921beadb6c540ad06b5fcfc1ee3b7c1820be11bc3ad8', false],
    ['kQBDMWTZnPVO5ccZIb6ttsVArQa1_Pwe47fBggvhG8OtgFx-', false], // address of the test network
    ['', false],
    ['0x71C7656EC7ab88b098defB751B7401B5f6d8976F', false],
  ])('is told by its checksum: %s', (address, isRight) => {
    expect(open().isAddress('ton', address)).toBe(isRight);
  });
});

describe('the signer', () => {
  it('sends TON out as a provider of payouts does', async () => {
    const signer = { apiKey: 'house', secret: 'signer-secret' };
    const desk = await startPaymentSandbox(TON_SIGNER_PATH, (store) => createTonSignerSimulator({ ...signer, store }));
    const payouts = createTonPayouts({ ...signer, baseUrl: () => desk.base });
    const asked = {
      key: 'ton-1',
      amount: '2.489',
      currency: 'TON',
      method: 'ton',
      destination: sandboxHouseWallet,
      memo: 'for Anna',
      bank: null,
      callbackUrl: desk.callbackUrl,
    };
    expect(await payouts.send(asked)).toMatchObject({ state: 'accepted', amount: '2.489', currency: 'TON' });
    await desk.press('/act', { key: 'ton-1', act: 'done' });
    expect(await payouts.find('ton-1')).toMatchObject({ state: 'done' });
    const [callback] = desk.callbacks;
    expect(callback && (await payouts.readCallback(callback)).payout).toMatchObject({ key: 'ton-1', state: 'done' });
    expect(payouts.id).toBe('ton');
    await desk.close();
  });
});
