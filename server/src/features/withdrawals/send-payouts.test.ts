import { randomUUID } from 'node:crypto';
import { createUser, inUnitOfWork, placeHold } from 'db';
import { createTestDatabase, type TestDatabase } from 'db/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSecretBox } from '../../core/auth/secret-box.ts';
import type { Pushes } from '../../core/features/pushes.ts';
import { createLogger } from '../../core/observability/logger.ts';
import { GatewayError, type PayoutGateway, type PayoutState } from '../../core/payments/gateways.ts';
import { approveAutomatically } from './approve-automatically.ts';
import { createPayoutTools, type PayoutTools } from './payout-tools.ts';
import { sendPayouts } from './send-payouts.ts';

let db: TestDatabase;
let userId: bigint;
beforeAll(async () => {
  db = await createTestDatabase();
  const player = { login: 'payouts', passwordHash: null, demoCreditMinor: 1_000_000n, at: 1 };
  userId = await createUser(db.pool, player);
});
afterAll(() => db.drop());

/** A withdrawal that waits for a decision; its id. */
const ask = async (provider = 'payouts'): Promise<number> => {
  const ref = randomUUID();
  const hold = { userId, from: 'real', amountMinor: 100n, reason: 'withdrawal', ref, at: 1 } as const;
  const { id: holdId } = await placeHold(db.pool, { ...hold, scope: 'test', key: ref, requestHash: null });
  const { rows } = await db.owner.query<{ id: number }>(
    `INSERT INTO payment (ref, user_id, code, state, payway_id, method_id, provider, currency_id, course_micro, amount, base_minor,
       sent_minor, coin_amount, purse_number, hold_id, created_at, updated_at)
     VALUES ($1, $2, 2, 1, 4, 4, $3, 2, 1000000, 100, 100, 100, '1.00', '4111111111111111', $4, $5, 1) RETURNING id`,
    [ref, userId, provider, holdId, Date.now()],
  );
  return rows[0]?.id ?? 0;
};

const queue = (id: number, provider: string) =>
  db.owner.query(
    `INSERT INTO payout (payment_id, provider, amount, currency, method, state, next_at, updated_at)
     VALUES ($1, $2, '1.00', 'RUB', 'card', 'queued', 0, 1)`,
    [id, provider],
  );

const payoutOf = async (id: number) =>
  (
    await db.owner.query<{ state: string; problem: string }>(
      'SELECT state, problem FROM payout WHERE payment_id = $1',
      [id],
    )
  ).rows[0];

const nobody: Pushes = {
  toAll: () => undefined,
  toUser: () => undefined,
  toPlayer: () => undefined,
  toRoom: () => undefined,
};

const toolsWith = (gateways: readonly PayoutGateway[]): PayoutTools => {
  const found = {
    all: gateways,
    find: (id: string) => gateways.find((one) => one.id === id),
    origin: () => 'http://127.0.0.1',
  };
  const features = {
    db,
    em: () => db.orm.em.fork(),
    inUnitOfWork: (work) => inUnitOfWork(db, work),
    clock: { now: () => Date.now() },
    log: createLogger('silent'),
    secrets: createSecretBox('of this test and of nothing else at all'),
    pushes: { here: nobody, everywhere: nobody, join: () => undefined, leave: () => undefined },
    currencies: { find: () => undefined, shown: () => undefined, reload: () => Promise.resolve() },
  } as Partial<PayoutTools>;
  return createPayoutTools(features as PayoutTools, found as unknown as PayoutTools['gateways']);
};

it('a provider that does not answer holds up no other one, and says so', async () => {
  const [stuck, quick, lost] = [await ask('payouts'), await ask('ton'), await ask('gone')];
  await db.owner.query('UPDATE payment SET state = 3 WHERE id = ANY ($1)', [[stuck, quick, lost]]);
  await queue(stuck, 'payouts');
  await queue(quick, 'ton');
  await queue(lost, 'gone');
  const { promise, reject } = Promise.withResolvers<PayoutState>();
  let isAsked = false;
  const send = (): Promise<PayoutState> => {
    isAsked = true;
    return promise;
  };
  const slow = { id: 'payouts', send } as Partial<PayoutGateway> as PayoutGateway;
  const answer = { providerId: 'x', transaction: null, state: 'accepted', reason: null, at: 1 } as const;
  const good = {
    id: 'ton',
    send: async (payout) => ({ ...payout, ...answer }),
  } as Partial<PayoutGateway> as PayoutGateway;
  const sent = sendPayouts(toolsWith([slow, good]));
  await expect.poll(async () => (await payoutOf(quick))?.state).toBe('accepted');
  await expect.poll(() => isAsked).toBe(true);
  expect((await payoutOf(stuck))?.state).toBe('queued');
  reject(new GatewayError('the provider did not answer'));
  await sent;
  expect(await payoutOf(stuck)).toEqual({ state: 'queued', problem: 'the provider did not answer' });
  expect((await payoutOf(lost))?.problem).toBe('no provider gone is configured');
});

it('a withdrawal that the program cannot judge, or large ones that wait, keep it from no other', async () => {
  const rules = `automatic_below = 1000, automatic_max_risk = 1000, automatic_per_day = 1000000`;
  await db.owner.query(`UPDATE cash_rules SET ${rules}`);
  const good = await ask();
  const broken = await ask();
  await queue(broken, 'payouts'); // nothing can be queued twice
  const large = Array.from({ length: 250 }, () => 5_000);
  await db.owner.query(
    `INSERT INTO payment (ref, user_id, code, state, payway_id, method_id, provider, currency_id, course_micro, amount, base_minor,
       sent_minor, coin_amount, purse_number, hold_id, created_at, updated_at, id)
     SELECT gen_random_uuid(), $1, 2, 1, 4, 4, 'payouts', 2, 1000000, 100, amount, 100, '1.00', '4', gen_random_uuid(), 1, 1,
       -row_number() OVER () FROM unnest($2::bigint[]) amount`,
    [userId, large],
  );
  await approveAutomatically(toolsWith([]));
  const { rows } = await db.owner.query('SELECT id, state FROM payment WHERE id = ANY ($1) ORDER BY id', [
    [good, broken],
  ]);
  expect(rows).toEqual([
    { id: good, state: 3 },
    { id: broken, state: 1 },
  ]);
});
