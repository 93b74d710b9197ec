import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { GatewayError, type AskedDeposit, type SeenPayment } from '../../core/payments/gateways.ts';
import { startPaymentSandbox, type PaymentSandbox } from '../../testing/payment-sandbox.ts';
import { createFiat } from './fiat.client.ts';
import { createFiatSimulator } from './fiat.simulator.ts';

const account = { apiKey: 'shop', secret: 'ipn-secret' };
let sandbox: PaymentSandbox;
let fiat: ReturnType<typeof createFiat>;
let references = 0;

beforeAll(async () => {
  sandbox = await startPaymentSandbox('/sandbox/fiat', (store) =>
    createFiatSimulator({ ...account, store, slowMs: 400 }),
  );
  fiat = createFiat({ ...account, baseUrl: () => sandbox.base, timeoutMs: 5000 });
});
afterEach(async () => {
  sandbox.callbacks.length = 0;
  await sandbox.press('/fault', { act: 'well' });
  await sandbox.press('/requisites', { act: 'on' });
});
afterAll(() => sandbox.close());

const deposit = (changes: Partial<AskedDeposit> = {}): AskedDeposit => {
  references += 1;
  return {
    reference: `ref-${references}`,
    amountMinor: 100_037n,
    currency: 'RUB',
    method: 'card',
    callbackUrl: sandbox.callbackUrl,
    returnUrl: 'https://glasshouse.example/cash/transactions/deposit',
    ...changes,
  };
};

/** Opens a deposit and presses a button for it. */
const played = async (act: string, fields: Record<string, string> = {}): Promise<string> => {
  const asked = deposit();
  await fiat[34].open(asked);
  await sandbox.press('/act', { order: asked.reference, act, ...fields });
  return asked.reference;
};

const read = (): Promise<SeenPayment[]> =>
  Promise.all(sandbox.callbacks.map(async (request) => (await fiat[34].readCallback(request)).payment));

const listed = async (reference: string): Promise<SeenPayment[]> =>
  (await fiat[14].list(0)).filter((payment) => payment.reference === reference);

describe('a deposit', () => {
  it('is answered by the details of its product', async () => {
    expect(await fiat[14].open(deposit({ method: 'sbp' }))).toMatchObject({ kind: 'sbp', owner: 'ANNA S.' });
    expect(await fiat[34].open(deposit())).toMatchObject({ kind: 'trader', valueKind: 'card' });
    expect(await fiat[34].open(deposit({ method: 'sbp' }))).toMatchObject({ kind: 'trader', valueKind: 'phone' });
    const redirected = deposit();
    expect(await fiat[50].open(redirected)).toEqual({
      kind: 'redirect',
      url: `https://glasshouse.example/sandbox/fiat/pay/${redirected.reference}`,
    });
  });

  it('is made once for each reference, and never as another one', async () => {
    const asked = deposit();
    await Promise.all([fiat[34].open(asked), fiat[34].open(asked), fiat[34].open(asked)]);
    await sandbox.press('/act', { order: asked.reference, act: 'pay' });
    expect(await listed(asked.reference)).toHaveLength(1);
    await expect(fiat[34].open({ ...asked, amountMinor: 1n })).rejects.toThrow('IDEMPOTENCY_CONFLICT');
  });

  it('is refused while nobody has requisites', async () => {
    await sandbox.press('/requisites', { act: 'off' });
    await expect(fiat[34].open(deposit())).rejects.toThrow('NO_REQUISITES');
  });

  it.each(['slow', 'lost', 'down', 'garbage'])(
    'fails when the API is %s, and can be asked for again',
    async (fault) => {
      const hasty = createFiat({ ...account, baseUrl: () => sandbox.base, timeoutMs: 150 });
      const asked = deposit();
      await sandbox.press('/fault', { act: fault });
      await expect(hasty[34].open(asked)).rejects.toBeInstanceOf(GatewayError);
      await expect(hasty[34].list(0)).rejects.toBeInstanceOf(GatewayError);
      await sandbox.press('/fault', { act: 'well' });
      expect(await fiat[34].open(asked)).toMatchObject({ kind: 'trader' });
    },
  );

  it.each([{ apiKey: 'another' }, { secret: 'another' }])('is refused with %j', async (wrong) => {
    const strange = createFiat({ ...account, ...wrong, baseUrl: () => sandbox.base });
    await expect(strange[34].open(deposit())).rejects.toThrow('UNAUTHORIZED');
    await expect(strange[34].list(0)).rejects.toThrow('UNAUTHORIZED');
  });
});

describe('a payment', () => {
  it('is called back as it comes, with our reference and as decimal text', async () => {
    const reference = await played('pay');
    const [first, last] = await read();
    expect(first).toMatchObject({ reference, state: 'pending', amount: '1000.37', currency: 'RUB' });
    expect(last).toMatchObject({ reference, state: 'confirmed', amount: '1000.37', currency: 'RUB' });
    expect(last?.transactionId).toBe(first?.transactionId);
    expect(await listed(reference)).toEqual([last]);
  });

  it('is confirmed by what really came: another amount, another currency', async () => {
    await played('another', { amount: '12.5', currency: 'RUB' });
    await played('another', { amount: '7', currency: 'KZT' });
    expect((await read()).filter(({ state }) => state === 'confirmed')).toMatchObject([
      { amount: '12.5', currency: 'RUB' },
      { amount: '7', currency: 'KZT' },
    ]);
  });

  it('twice is two payments of one reference', async () => {
    const reference = await played('twice');
    const payments = await listed(reference);
    expect(payments.map(({ state }) => state)).toEqual(['confirmed', 'confirmed']);
    expect(new Set(payments.map(({ transactionId }) => transactionId)).size).toBe(2);
    expect(await read()).toHaveLength(4);
  });

  it('late is confirmed after it has expired', async () => {
    await played('late');
    expect((await read()).map(({ state }) => state)).toEqual(['failed', 'pending', 'confirmed']);
  });

  it.each(['decline', 'expire'])('not at all is a failure: %s', async (act) => {
    const reference = await played(act);
    expect(await read()).toMatchObject([{ reference, state: 'failed', amount: '0' }]);
    expect(await listed(reference)).toEqual([]);
  });

  it('may be called back in the wrong order, and once more', async () => {
    const reference = await played('reorder');
    await sandbox.press('/act', { order: reference, act: 'repeat' });
    expect((await read()).map(({ state }) => state)).toEqual(['confirmed', 'pending', 'pending']);
  });

  it('by a forger is refused, and is in no list', async () => {
    const reference = await played('forge');
    await expect(read()).rejects.toMatchObject({ reason: 'signature' });
    expect(await listed(reference)).toEqual([]);
  });

  it('for a reference that nobody knows is signed and listed all the same', async () => {
    const reference = await played('unknown');
    const [, payment] = await read();
    expect(payment).toMatchObject({ state: 'confirmed', amount: '1000.37' });
    expect(payment?.reference).not.toBe(reference);
    expect(await listed(payment?.reference ?? '')).toEqual([payment]);
  });

  it('is listed from a time on', async () => {
    const reference = await played('pay');
    const [payment] = await listed(reference);
    const since = async (at: number) => (await fiat[14].list(at)).map((one) => one.reference);
    expect(await since(payment?.at ?? 0)).toContain(reference);
    expect(await since((payment?.at ?? 0) + 1)).not.toContain(reference);
  });
});

describe('the pages', () => {
  it('take money on one of their own, and send the browser back', async () => {
    const asked = deposit({ returnUrl: 'https://glasshouse.example/cash/transactions/deposit?a=1&b="2"' });
    await fiat[50].open(asked);
    expect(await sandbox.page(`/pay/${asked.reference}`)).toContain('1000.37 RUB');
    const back = await sandbox.press(`/pay/${asked.reference}`, { act: 'pay' });
    expect(back).toContain('https://glasshouse.example/cash/transactions/deposit?a=1&b=');
    expect(await listed(asked.reference)).toMatchObject([{ state: 'confirmed', amount: '1000.37' }]);
    await sandbox.press(`/pay/${asked.reference}`, { act: 'pay' });
    expect(await listed(asked.reference)).toHaveLength(1);
    expect((await fetch(`${sandbox.base}/pay/none`)).status).toBe(404);
  });

  it('show what came from outside as text', async () => {
    await fiat[34].open(deposit({ reference: '"><script>', method: '<b>' }));
    const page = await sandbox.page('?note=%3Cscript%3E');
    expect(page).not.toMatch(/<script>|<b>/);
    expect(page).toContain('&quot;&gt;&lt;script&gt;');
  });

  it('refuse an amount that is none', async () => {
    const reference = await played('another', { amount: '-5', currency: 'RUB' });
    expect(await listed(reference)).toEqual([]);
    expect(sandbox.callbacks).toEqual([]);
  });
});
