import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { GatewayError, type AskedPayout, type PayoutState } from '../../core/payments/gateways.ts';
import { startPaymentSandbox, type PaymentSandbox } from '../../testing/payment-sandbox.ts';
import { createPayouts } from './payouts.client.ts';
import { createPayoutsSimulator } from './payouts.simulator.ts';

const account = { apiKey: 'shop', secret: 'payout-secret' };
let sandbox: PaymentSandbox;
let payouts: ReturnType<typeof createPayouts>;
let keys = 0;

beforeAll(async () => {
  sandbox = await startPaymentSandbox('/sandbox/payouts', (store) =>
    createPayoutsSimulator({ ...account, store, slowMs: 400 }),
  );
  payouts = createPayouts({ ...account, baseUrl: () => sandbox.base, timeoutMs: 5000 });
});
afterEach(async () => {
  sandbox.callbacks.length = 0;
  await sandbox.press('/fault', { act: 'well' });
});
afterAll(() => sandbox.close());

const payout = (changes: Partial<AskedPayout> = {}): AskedPayout => {
  keys += 1;
  return {
    key: `key-${keys}`,
    amount: '1500.00',
    currency: 'RUB',
    method: 'card',
    destination: '2200000000000004',
    memo: null,
    bank: 'Sandbox Bank',
    callbackUrl: sandbox.callbackUrl,
    ...changes,
  };
};

const read = (): Promise<PayoutState[]> =>
  Promise.all(sandbox.callbacks.map(async (request) => (await payouts.readCallback(request)).payout));

const played = async (act: string): Promise<AskedPayout> => {
  const asked = payout();
  await payouts.send(asked);
  await sandbox.press('/act', { key: asked.key, act });
  return asked;
};

describe('a payout', () => {
  it('is taken once, however often it is sent', async () => {
    const asked = payout();
    const answers = await Promise.all(Array.from({ length: 10 }, () => payouts.send(asked)));
    expect(new Set(answers.map(({ providerId }) => providerId)).size).toBe(1);
    expect(answers[0]).toMatchObject({ key: asked.key, state: 'accepted', amount: '1500.00', transaction: null });
    expect((await payouts.list(0)).filter(({ key }) => key === asked.key)).toHaveLength(1);
  });

  it.each([{ amount: '1500.01' }, { destination: '2200000000000012' }, { currency: 'KZT' }])(
    'is refused with the key of another one: %j',
    async (changes) => {
      const asked = payout();
      await payouts.send(asked);
      await expect(payouts.send({ ...asked, ...changes })).rejects.toThrow('IDEMPOTENCY_CONFLICT');
      expect(await payouts.find(asked.key)).toMatchObject({ amount: '1500.00', currency: 'RUB' });
    },
  );

  it.each(['slow', 'lost', 'garbage'])('a payout whose answer is lost is found: %s', async (fault) => {
    const hasty = createPayouts({ ...account, baseUrl: () => sandbox.base, timeoutMs: 150 });
    const asked = payout();
    await sandbox.press('/fault', { act: fault });
    await expect(hasty.send(asked)).rejects.toBeInstanceOf(GatewayError);
    await expect(hasty.find(asked.key)).rejects.toBeInstanceOf(GatewayError);
    await sandbox.press('/fault', { act: 'well' });
    expect(await payouts.find(asked.key)).toMatchObject({ key: asked.key, state: 'accepted' });
  });

  it('a payout that never came is not found, and nobody else is told that', async () => {
    const asked = payout();
    await sandbox.press('/fault', { act: 'down' });
    await expect(payouts.send(asked)).rejects.toBeInstanceOf(GatewayError);
    await expect(payouts.find(asked.key)).rejects.toBeInstanceOf(GatewayError);
    await sandbox.press('/fault', { act: 'well' });
    expect(await payouts.find(asked.key)).toBeUndefined();
    const strange = createPayouts({ ...account, secret: 'another', baseUrl: () => sandbox.base });
    await expect(strange.find(asked.key)).rejects.toThrow('UNAUTHORIZED');
    const lost = createPayouts({ ...account, baseUrl: () => `${sandbox.base}/nowhere` });
    await expect(lost.find(asked.key)).rejects.toBeInstanceOf(GatewayError); // a 404 of somebody else
  });

  it('is done, or fails, for good', async () => {
    const [done, failed] = [await played('done'), await played('failed')];
    await sandbox.press('/act', { key: done.key, act: 'failed' });
    await sandbox.press('/act', { key: failed.key, act: 'done' });
    expect(await read()).toMatchObject([
      { key: done.key, state: 'done', reason: null, transaction: expect.any(String) },
      { key: failed.key, state: 'failed', reason: expect.any(String), transaction: null },
    ]);
    expect(await payouts.send(done)).toMatchObject({ state: 'done' });
    expect(await payouts.find(failed.key)).toMatchObject({ state: 'failed' });
  });

  it('may be called back in the wrong order, and once more', async () => {
    const { key } = await played('reorder');
    await sandbox.press('/act', { key, act: 'repeat' });
    expect((await read()).map(({ state }) => state)).toEqual(['done', 'accepted', 'accepted']);
  });

  it('a payout that a forger calls done is refused, and stays as it is', async () => {
    const { key } = await played('forge');
    await expect(read()).rejects.toMatchObject({ reason: 'signature' });
    expect(await payouts.find(key)).toMatchObject({ state: 'accepted' });
  });

  it('may be called back by a key that nobody knows', async () => {
    const { key } = await played('unknown');
    const [unknown] = await read();
    expect(unknown).toMatchObject({ state: 'done' });
    expect(unknown?.key).not.toBe(key);
  });
});

describe('the list', () => {
  it('goes over all its pages', async () => {
    await Promise.all(Array.from({ length: 120 }, () => payouts.send(payout())));
    const listed = await payouts.list(0);
    expect(listed.length).toBeGreaterThan(120);
    expect(new Set(listed.map(({ key }) => key)).size).toBe(listed.length);
  });

  it('shows what came from outside as text', async () => {
    await payouts.send(payout({ destination: '<script>alert()</script>', bank: '"&' }));
    const page = await sandbox.page();
    expect(page).not.toContain('<script>');
    expect(page).toContain('&lt;scrip••••••ipt&gt;, &quot;&amp;');
  });
});
