import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSecretBox } from '../../core/auth/secret-box.ts';
import { createLogger } from '../../core/observability/logger.ts';
import { createPayouts } from '../../providers/payouts/payouts.client.ts';
import { APP_SECRET, openDesk, type Desk } from '../../testing/cash-desk.ts';
import { reconcilePayouts } from './reconcile-payouts.ts';

const LATER_MS = 1_200_000; // by then nothing is on its way any more
const PATH = '/sandbox/payouts';
let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.server.close());

/** A withdrawal that was paid out; the key of its payout. */
const paidOut = async (): Promise<{ id: number; key: string }> => {
  const cashier = await desk.server.player({ roles: ['payments'] });
  const id = await desk.ask(await desk.customer());
  const key = await desk.refOf(id);
  await cashier.call('officeCash.approve', { id });
  const accepted = () => desk.sql(`SELECT FROM payout WHERE payment_id = $1 AND state = 'accepted'`, [id]);
  await expect.poll(accepted, { timeout: 30_000 }).toHaveLength(1);
  await desk.press('/act', { key, act: 'done' });
  await expect.poll(() => desk.stateOf(id), { timeout: 30_000 }).toBe(2);
  return { id, key };
};

it('each payout that a provider lists otherwise is kept for a person and alarms once, and nothing is mended', async () => {
  const { server, sql } = desk;
  const secret = createSecretBox(APP_SECRET).keyFor(`sandbox ${PATH}`).toString('hex');
  const gateway = createPayouts({ apiKey: 'sandbox', secret, baseUrl: () => server.url + PATH });
  const alarms: number[] = []; // new differences of each alarm
  const tools = {
    clock: { now: () => Date.now() + LATER_MS },
    em: () => server.db.orm.em.fork(),
    log: Object.assign(createLogger('silent'), { error: (facts: { count: number }) => void alarms.push(facts.count) }),
    gateways: { all: [gateway] },
  };
  const differences = async (): Promise<unknown> => {
    await reconcilePayouts(tools);
    const [row = {}] = await sql('SELECT provider, differences FROM reconciliation ORDER BY id DESC LIMIT 1');
    expect(row['provider']).toBe('payouts (out)');
    return (row['differences'] as { kind: string }[]).map(({ kind }) => kind).toSorted();
  };

  const { id, key } = await paidOut();
  await sql('UPDATE payout SET updated_at = updated_at - 1 WHERE payment_id = $1', [id]);
  expect(await differences()).toEqual([]);
  await sql(`UPDATE payout SET amount = '1.00' WHERE payment_id = $1`, [id]);
  expect(await differences()).toEqual(['amount']);
  expect(await differences()).toEqual(['amount']);
  expect(alarms).toEqual([1]); // known since
  await sql(`UPDATE payout SET amount = '1500.00', state = 'accepted', next_at = 9e15 WHERE payment_id = $1`, [id]);
  expect(await differences()).toEqual(['state']);
  await sql(`UPDATE payout SET state = 'done' WHERE payment_id = $1`, [id]);
  await sql('DELETE FROM sandbox_record WHERE key = $1', [`payout:${key}`]);
  expect(await differences()).toEqual(['extra']);
  const stolen = { amount: '9.00', currency: 'RUB', method: 'card', destination: '4111111111111111' };
  const more = { memo: null, bank: null, callbackUrl: `${server.url}/nowhere` };
  await gateway.send({ key: randomUUID(), ...stolen, ...more });
  expect(await differences()).toEqual(['extra', 'missing']);
  expect(alarms).toEqual([1, 1, 1, 1]);
  expect(await desk.stateOf(id)).toBe(2);
});
