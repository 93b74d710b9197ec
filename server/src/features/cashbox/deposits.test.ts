import { checkInvariants } from 'db';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Payment, Payway } from '../../../contract/features/cashbox.contract.ts';
import { createSecretBox } from '../../core/auth/secret-box.ts';
import { SIGNATURE_HEADER, signatureOfJson } from '../../core/payments/signed-json.ts';
import { startTestServer, type TestPlayer, type TestServer } from '../../testing/test-server.ts';
import {
  asks,
  startCashServer,
  type CashServer,
  deposit,
  history,
  orderOf,
  paymentOf,
  plays,
  realOf,
  RUB_REDIRECT,
  RUB_SBP,
  RUB_TRADER,
} from './testing/cashbox-fixtures.ts';

const HOUR_MS = 3_600_000;
const APP_SECRET = 'a secret that the provider of these tests is simulated with';

/** Calls back as the provider does. The status of the answer. */
const callBack = async ({ url }: TestServer, body: object): Promise<number> => {
  const secret = createSecretBox(APP_SECRET).keyFor('sandbox.fiat').toString('hex');
  const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signatureOfJson(secret, body) };
  const called = await fetch(`${url}/api/cash/callbacks/fiat`, { method: 'POST', headers, body: JSON.stringify(body) });
  return called.status;
};

let server: CashServer;
let player: TestPlayer;
beforeAll(async () => {
  server = await startCashServer({ APP_SECRET });
});
afterAll(() => server.close());
afterEach(async () => {
  expect(await checkInvariants(server.db.pool)).toEqual([]);
});

const someone = async (): Promise<TestPlayer> => (player = await server.player({ creditMinor: 0n, language: 'en' }));

const pushed = (who: TestPlayer): Promise<Payment> =>
  new Promise((resolve) =>
    who.calls.on('cash', ({ type, payload }: { type: string; payload: Payment }) => {
      if (type === 'payment') resolve(payload);
    }),
  );

/** Lets so much time pass for a deposit. */
const waits = (id: number, ms: number) =>
  server.database.owner.query(
    'UPDATE payment SET created_at = created_at - $2, expires_at = expires_at - $2 WHERE id = $1',
    [id, ms],
  );

describe('a deposit by fiat', () => {
  it('shows how it is paid, is credited when the provider says so, and asks to be wagered twice', async () => {
    await someone();
    const pushes = pushed(player);
    const { id, ...finish } = await deposit(server, player);
    expect(finish).toMatchObject({
      system: 14,
      amount: 100_000,
      currency: { id: 2, name: 'RUB' },
      url: { sbp_bank: 'Sandbox Bank', wallet_owner: 'ANNA S.' },
    });
    expect(finish.expiresAt).toBeGreaterThan(Date.now() + 1_190_000);
    await plays(server, id, 'pay');
    expect(await pushes).toMatchObject({ id, state: 1 });
    expect(await realOf(server, player)).toBe(100_000n);
    expect(await history(player)).toMatchObject([
      { id, state: 2, amount: 100_000, baseAmount: 100_000, bonus: 0, isLate: false, payway: { id: RUB_SBP } },
    ]);
    expect((await player.request('cash:wagering')).data).toEqual({ needToPlaying: 200_000, of: 200_000 });
    expect((await player.request('user:updateUser')).data).toMatchObject({
      needToPlaying: 200_000,
      balanceByPayments: 100_000,
      payments: [RUB_SBP],
    });
    expect((await player.request('cash:openDeposit')).data).toBeNull();
  });

  it('is refused below the minimum and above the maximum, which are said', async () => {
    await someone();
    expect(await asks(server, player, { amount: '499.99' })).toMatchObject({
      code: 1,
      limit: '500.00',
      currency: 'RUB',
      msg: 'The amount is below the minimum: 500.00 RUB.',
    });
    expect(await asks(server, player, { amount: '300000.01' })).toMatchObject({ code: 2, limit: '300000.00' });
    expect(await asks(server, player, { amount: '1.005' })).toMatchObject({ code: 400, field: 'amount' });
    expect(await history(player)).toEqual([]);
  });

  it('is refused by a payway that is off, or that nobody serves', async () => {
    await someone();
    expect(await asks(server, player, { methodId: 999 })).toMatchObject({ code: 3 });
    expect(await asks(server, player, { methodId: 204 })).toMatchObject({ code: 3 });
    await server.database.owner.query('UPDATE payway SET is_on = false WHERE id = 7');
    expect(await asks(server, player, { methodId: 7 })).toMatchObject({ code: 3 });
  });

  it('is refused when the provider makes no payment, and nothing is left of it', async () => {
    await someone();
    const fault = (act: string) =>
      fetch(`${server.url}/sandbox/fiat/requisites`, { method: 'POST', body: new URLSearchParams({ act }) });
    await fault('off');
    expect(await asks(server, player)).toMatchObject({ code: 4 });
    await fault('on');
    expect(await history(player)).toMatchObject([{ state: 10, reason: 'link' }]);
    expect((await player.request('cash:openDeposit')).data).toBeNull();
  });

  it('is refused while the last request is a moment old', async () => {
    await someone();
    await deposit(server, player);
    const refused = await player.request('cash:deposit', { methodId: RUB_SBP, amount: 1000 });
    expect(refused).toMatchObject({ success: false, code: 18, retryAfterMs: expect.any(Number) });
  });

  it('is refused for an hour after five that nobody paid', async () => {
    await someone();
    for (let index = 0; index < 5; index += 1) await deposit(server, player);
    const refused = await asks(server, player);
    expect(refused).toMatchObject({ code: 19 });
    const [last] = await history(player);
    await waits(last?.id ?? 0, HOUR_MS);
    expect(await asks(server, player)).toMatchObject({ success: true });
  });

  it('is refused beyond the player’s own limit, which one that came to nothing does not use up', async () => {
    await someone();
    await player.call('limits.set', { kind: 'deposit', period: 'day', amount: 150_000 });
    const { id } = await deposit(server, player);
    expect(await asks(server, player)).toMatchObject({ code: 'DEPOSIT_LIMIT', limit: '500.00', currency: 'RUB' });
    await player.request('cash:cancelDeposit', { id });
    expect(await asks(server, player)).toMatchObject({ success: true });
  });

  it('is refused during a break; money that arrives then is the player’s all the same', async () => {
    await someone();
    const { id } = await deposit(server, player);
    await player.call('limits.timeOut', { for: 'day' });
    expect(await asks(server, player)).toMatchObject({ code: 'RESTRICTED', until: expect.any(Number) });
    await plays(server, id, 'pay');
    expect(await realOf(server, player)).toBe(100_000n);
  });

  it('asked for again under the same id is the same one, and another one is refused', async () => {
    await someone();
    const requestId = crypto.randomUUID();
    const payload = { methodId: RUB_TRADER, amount: 1000, requestId };
    const [one, other] = await Promise.all([deposit(server, player, payload), deposit(server, player, payload)]);
    expect(other).toEqual(one);
    expect(await asks(server, player, { ...payload, amount: 2000 })).toMatchObject({ code: 409 });
    expect(await history(player)).toHaveLength(1);
  });

  it('by a trader has an amount of its own', async () => {
    const amounts = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const who = await server.player({ creditMinor: 0n });
        return (await deposit(server, who, { methodId: RUB_TRADER, amount: 1234 })).amount;
      }),
    );
    expect(new Set(amounts).size).toBe(12);
    for (const amount of amounts) expect(Math.floor(amount / 100)).toBe(1234);
  });

  it('by a trader that is asked for again is the same one; given up, it has the same amount again', async () => {
    await someone();
    const payload = { methodId: RUB_TRADER, amount: '1500.50' };
    const first = await deposit(server, player, payload);
    expect(first.amount).toBeGreaterThanOrEqual(150_050);
    expect(first.amount).toBeLessThan(150_150);
    expect(await deposit(server, player, payload)).toEqual(first);
    expect(await history(player)).toHaveLength(1);
    await player.request('cash:cancelDeposit', { id: first.id });
    const { id, amount } = await deposit(server, player, payload);
    expect({ isOther: id !== first.id, amount }).toEqual({ isOther: true, amount: first.amount });
  });

  it('by redirect leads to the provider’s page', async () => {
    await someone();
    const finish = await deposit(server, player, { methodId: RUB_REDIRECT, amount: 500 });
    expect(finish).toMatchObject({ system: 50, url: expect.stringContaining('/sandbox/fiat/pay/') });
    const { success_url } = (await orderOf(server, finish.id)).request;
    expect(success_url).toBe(`${server.url}/cash/transactions/deposit`);
  });

  it.each([
    ['500', 50_000, 2_500],
    ['1000', 100_000, 5_000],
    ['500.01', 50_001, 2_501],
    ['1000.01', 100_001, 0],
  ])(
    'a deposit of %s by the way with a fee pays it once, and its player gets the rest',
    async (amount, arrived, fee) => {
      await someone();
      const feesOf = async (): Promise<bigint> => {
        const sum = `SELECT coalesce(sum(e.amount), 0)::bigint AS sum FROM ledger_entry e JOIN ledger_account a ON a.id = e.account_id
        WHERE a.kind = 'house.fees'`;
        return (await server.db.pool.query<{ sum: bigint }>(sum)).rows[0]?.sum ?? 0n;
      };
      const [before, { id }] = [await feesOf(), await deposit(server, player, { methodId: RUB_REDIRECT, amount })];
      await plays(server, id, 'pay');
      await plays(server, id, 'repeat');
      expect(await realOf(server, player)).toBe(BigInt(arrived - fee));
      expect((await feesOf()) - before).toBe(BigInt(fee));
      expect(await history(player)).toMatchObject([{ state: 2, amount: arrived, baseAmount: arrived - fee, fee }]);
      const asked = 2 * (arrived - fee);
      expect((await player.request('cash:wagering')).data).toEqual({ needToPlaying: asked, of: asked });
    },
  );

  it('says its fee before it is asked for', async () => {
    await someone();
    const { data } = await player.request<Payway[]>('cash:loadPayWaysDeposit', { crypto: 0, currency: 2 });
    const fees = data.flatMap(({ id, depositFee }) => (depositFee ? [[id, depositFee]] : []));
    expect(fees).toEqual([[118, { feePpm: 50_000, from: 10_000, to: 100_000 }]]);
  });

  it('can be found again until its time is over; then its details are gone', async () => {
    await someone();
    const finish = await deposit(server, player, { methodId: RUB_TRADER });
    expect((await player.request('cash:openDeposit')).data).toEqual(finish);
    await waits(finish.id, 1_200_000);
    expect((await player.request('cash:openDeposit')).data).toBeNull();
    expect(await history(player)).toMatchObject([{ state: 4, reason: 'expired' }]);
    expect((await paymentOf(server, finish.id)).requisites).toBeNull();
  });

  it('is ended by the job when nobody looks, and no longer counts', async () => {
    await someone();
    await player.call('limits.set', { kind: 'deposit', period: 'day', amount: 100_000 });
    const pushes = pushed(player);
    const { id } = await deposit(server, player);
    await waits(id, 1_200_000);
    await server.runJob('expire');
    expect(await pushes).toMatchObject({ id, state: 4, reason: 'expired' });
    expect(await asks(server, player)).toMatchObject({ success: true });
  });

  it('is given up by its player only', async () => {
    await someone();
    const other = await server.player({ creditMinor: 0n });
    const { id } = await deposit(server, player);
    expect(await other.request('cash:cancelDeposit', { id })).toMatchObject({ code: 404 });
    expect(await player.request('cash:cancelDeposit', { id })).toMatchObject({ data: { state: 4, reason: 'player' } });
  });
});

describe('money that arrives otherwise than it was asked for', () => {
  const arrives = async (act: string, more: Record<string, string> = {}) => {
    await someone();
    const { id } = await deposit(server, player);
    await plays(server, id, act, more);
    return { id, items: await history(player), real: await realOf(server, player) };
  };

  it('is credited when it comes late', async () => {
    const { items, real } = await arrives('late');
    expect(items).toMatchObject([{ state: 2, isLate: true }]);
    expect(real).toBe(100_000n);
  });

  it('is credited twice when it is paid twice', async () => {
    const { items, real } = await arrives('twice');
    expect(items).toMatchObject([
      { state: 2, isLate: true, baseAmount: 100_000 },
      { state: 2, isLate: false, baseAmount: 100_000 },
    ]);
    expect(real).toBe(200_000n);
  });

  it('is credited by what arrived', async () => {
    const { items, real } = await arrives('another', { amount: '777.77', currency: 'RUB' });
    expect(items).toMatchObject([{ state: 2, isLate: true, amount: 77_777, baseAmount: 77_777 }]);
    expect(real).toBe(77_777n);
  });

  it('is credited at the course of another currency', async () => {
    const { items, real } = await arrives('another', { amount: '10.01', currency: 'USD' });
    expect(items).toMatchObject([{ state: 2, isLate: true, amount: 80_580, baseAmount: 80_580 }]);
    expect(real).toBe(80_580n); // 1001 × 80.5 = 80580.5
  });

  it('waits for a person below the minimum, and in a currency that nobody knows', async () => {
    for (const [amount, currency] of [
      ['0.99', 'RUB'],
      ['5.00', 'XAU'],
    ] as const) {
      const { items, real } = await arrives('another', { amount, currency });
      expect(items).toMatchObject([{ state: 1, isLate: true }]);
      expect(real).toBe(0n);
    }
  });

  it('is credited once when told in the wrong order, or again', async () => {
    const { id, real } = await arrives('reorder');
    expect(real).toBe(100_000n);
    await plays(server, id, 'repeat');
    expect(await realOf(server, player)).toBe(100_000n);
  });

  it('is not credited by a forged callback, which is kept', async () => {
    const { real } = await arrives('forge');
    expect(real).toBe(0n);
    const { rows } = await server.db.pool.query('SELECT verdict FROM provider_callback ORDER BY id DESC LIMIT 1');
    expect(rows).toEqual([{ verdict: 'signature' }]);
  });

  it('belongs to nobody under a reference that nobody knows', async () => {
    const { real } = await arrives('unknown');
    expect(real).toBe(0n);
    const { rows } = await server.db.pool.query(
      `SELECT problem, payment_id AS "paymentId" FROM provider_payment ORDER BY id DESC LIMIT 1`,
    );
    expect(rows).toEqual([{ problem: 'unknown', paymentId: null }]);
  });

  it('is declined by the provider', async () => {
    const { items } = await arrives('decline');
    expect(items).toMatchObject([{ state: 10, reason: 'provider' }]);
  });
});

describe('callbacks', () => {
  it('a hundred callbacks at once, to two processes, credit once', async () => {
    await someone();
    const { id } = await deposit(server, player);
    const second = await startTestServer({ APP_SECRET }, { beside: server });
    try {
      const [asked] = (await orderOf(server, id)).payments;
      const paid = { ...asked, payment_status: 'finished', actually_paid: asked?.price_amount, updated_at: Date.now() };
      const answers = await Promise.all(
        Array.from({ length: 100 }, (_, index) => callBack(index % 2 === 0 ? server : second, paid)),
      );
      expect(new Set(answers)).toEqual(new Set([200]));
    } finally {
      await second.close();
    }
    expect(await realOf(server, player)).toBe(100_000n);
    const { rows } = await server.db.pool.query(
      `SELECT verdict, count(*) FROM provider_callback
       WHERE transaction = (SELECT provider_transaction FROM payment WHERE id = $1) GROUP BY 1 ORDER BY 1`,
      [id],
    );
    expect(rows).toEqual([
      { verdict: 'accepted', count: 1n },
      { verdict: 'repeated', count: 99n },
    ]);
  });

  it('callbacks with a right signature and wrong content credit nothing, and are kept with the fault', async () => {
    await someone();
    const { id } = await deposit(server, player);
    const [asked] = (await orderOf(server, id)).payments;
    const paid = { ...asked, payment_status: 'finished', actually_paid: asked?.price_amount };
    const more: [changes: object, verdict: string][] = [
      [{}, 'accepted'],
      [{}, 'repeated'],
      [{ actually_paid: '100000.00' }, 'amount'],
      [{ pay_currency: 'USD' }, 'amount'],
      [{ payment_status: 'confirming' }, 'repeated'],
      [{ payment_status: 'refunded' }, 'reversed'],
      [{ payment_id: crypto.randomUUID(), order_id: crypto.randomUUID() }, 'unknown'],
      [{ payment_id: crypto.randomUUID(), order_id: 'x’); --' }, 'unknown'],
      [{ payment_id: crypto.randomUUID(), actually_paid: '0.01' }, 'amount'],
      [{ payment_id: crypto.randomUUID(), pay_currency: 'DIC' }, 'currency'],
      [{ actually_paid: '1e9' }, 'malformed'],
      [{ actually_paid: '-5' }, 'malformed'],
    ];
    for (const [changes] of more) await callBack(server, { ...paid, ...changes });
    const { rows } = await server.db.pool.query<{ verdict: string }>(
      'SELECT verdict FROM provider_callback ORDER BY id DESC LIMIT $1',
      [more.length],
    );
    expect(rows.map(({ verdict }) => verdict).toReversed()).toEqual(more.map(([, verdict]) => verdict));
    expect(await realOf(server, player)).toBe(100_000n);
  });

  it('to a provider that we do not have are not taken', async () => {
    expect((await fetch(`${server.url}/api/cash/callbacks/nobody`, { method: 'POST' })).status).toBe(404);
  });
});
