import { checkInvariants, staff as stored } from 'db';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { CallAnswer } from '../../../contract/calls.ts';
import type { TestPlayer } from '../../testing/test-server.ts';
import { deposit, paymentOf, plays, realOf, startCashServer, type CashServer } from './testing/cashbox-fixtures.ts';

let server: CashServer;
let [finance, second]: TestPlayer[] = [];
beforeAll(async () => {
  server = await startCashServer();
  const staff = () => server.player({ language: 'en', roles: ['finance'] });
  [finance, second] = [await staff(), await staff()];
});
afterAll(() => server.close());
afterEach(async () => {
  expect(await checkInvariants(server.db.pool)).toEqual([]);
});

const as = (who: TestPlayer | undefined): TestPlayer => {
  if (!who) throw new Error('nobody was made');
  return who;
};
const sql = async (text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> =>
  (await server.database.owner.query<Record<string, unknown>>(text, values)).rows;
const someone = () => server.player({ creditMinor: 0n, language: 'en' });
const nickOf = async ({ userId }: TestPlayer) =>
  String((await sql('SELECT nick FROM app_user WHERE id = $1', [userId]))[0]?.['nick']);
const loose = () => as(finance).call<CallAnswer<'officeCash.loose'>>('officeCash.loose');
const acts = async () => (await as(finance).call<CallAnswer<'officeLoose.acts'>>('officeLoose.acts')).acts;
const propose = async (call: 'give' | 'refund' | 'close', payload: object, who = finance): Promise<number> =>
  (await as(who).call<{ id: number }>(`officeLoose.${call}`, { reason: 'the bank has confirmed it', ...payload })).id;
const decide = (id: number, isApproved = true) => ({ id, isApproved, reason: 'looked at it' });
const codeOf = async (who: TestPlayer | undefined, call: string, payload: object): Promise<unknown> =>
  (await as(who).refusal(`officeLoose.${call}`, { reason: 'the bank has confirmed it', ...payload })).code;

/** Money of 1,000 RUB that came for a reference that nobody knows; the id of its line. */
const stray = async (): Promise<number> => {
  const { id } = await deposit(server, await someone());
  await plays(server, id, 'unknown');
  const [newest] = (await loose()).unmatched;
  expect(newest).toMatchObject({ why: 'unknown', isConfirmed: true, amount: '1000.00', currency: 'RUB' });
  return newest?.id ?? 0;
};

const waitingLoose = async (): Promise<number> =>
  (await stored.waitingFor(server.db.pool, { actorId: 0n, at: 1 }, ['loose']))[0]?.count ?? 0;

describe('money that matches nobody', () => {
  it('is given to a player by two people, credited once, and wagered like a deposit', async () => {
    const [line, player] = [await stray(), await someone()];
    const before = await waitingLoose();
    const id = await propose('give', { id: line, account: await nickOf(player) });
    expect(await codeOf(second, 'refund', { id: line })).toBe('PROPOSAL_WAITS');
    expect(await codeOf(finance, 'decide', decide(id))).toBe('OWN_PROPOSAL');
    await as(second).call('officeLoose.decide', decide(id));
    expect(await realOf(server, player)).toBe(100_000n);
    expect((await player.request('cash:wagering')).data).toMatchObject({ needToPlaying: 200_000 });
    expect((await loose()).unmatched.some((one) => one.id === line)).toBe(false);
    expect(await waitingLoose()).toBe(before - 1);
    const [act] = await acts();
    expect(act).toMatchObject({ kind: 'give', status: 'done', money: { amount: '1000.00' }, isOwn: true });
    const kinds = await sql('SELECT kind, actor_id FROM payment_event WHERE payment_id = $1 ORDER BY id', [
      act?.paymentId,
    ]);
    expect(kinds).toEqual([
      { kind: 'credited', actor_id: null },
      { kind: 'given', actor_id: as(second).userId },
    ]);
    expect(await codeOf(second, 'decide', decide(id))).toBe('GONE');
    expect(await codeOf(finance, 'close', { list: 'unmatched', line: String(line) })).toBe('GONE');
  });

  it('is credited once, however many approve at the same moment', async () => {
    const [line, player] = [await stray(), await someone()];
    const id = await propose('give', { id: line, account: await nickOf(player) });
    const answers = await Promise.allSettled(
      Array.from({ length: 40 }, () => as(second).call('officeLoose.decide', decide(id))),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await realOf(server, player)).toBe(100_000n);
  });

  it('goes to its own deposit where that was meant, below the minimum too', async () => {
    const player = await someone();
    const { id } = await deposit(server, player);
    await plays(server, id, 'another', { amount: '5', currency: 'RUB' });
    const line = (await loose()).unmatched[0];
    expect(line).toMatchObject({ why: 'amount', nick: await nickOf(player) });
    const act = await propose('give', { id: line?.id, account: await nickOf(player) });
    await as(second).call('officeLoose.decide', decide(act));
    expect(await paymentOf(server, id)).toMatchObject({ state: 2, baseMinor: 500n, isLate: true });
    expect(await realOf(server, player)).toBe(500n);
  });

  it('ends the deposit that it was meant for when somebody else gets it', async () => {
    const [player, other] = [await someone(), await someone()];
    const { id } = await deposit(server, player);
    await plays(server, id, 'another', { amount: '5', currency: 'RUB' });
    const act = await propose('give', { id: (await loose()).unmatched[0]?.id, account: await nickOf(other) });
    await as(second).call('officeLoose.decide', decide(act));
    expect(await paymentOf(server, id)).toMatchObject({ state: 10 });
    expect([await realOf(server, player), await realOf(server, other)]).toEqual([0n, 500n]);
  });

  it('is refused for staff, for accounts that share their identity, and for unknown accounts', async () => {
    const line = await stray();
    const friend = await someone();
    const link = (userId: bigint) =>
      sql(`INSERT INTO identity_key (user_id, kind, key_hash, is_proven) VALUES ($1, 'device', $2, true)`, [
        userId,
        Buffer.alloc(32, 1),
      ]);
    for (const who of [as(finance), friend]) await link(who.userId);
    expect(await codeOf(finance, 'give', { id: line, account: await nickOf(friend) })).toBe('OWN_MONEY');
    expect(await codeOf(finance, 'give', { id: line, account: 'nobody.at.all' })).toBe(404);
    const toStaff = await propose('give', { id: line, account: await nickOf(as(second)) });
    const third = await server.player({ language: 'en', roles: ['finance'] });
    expect(await codeOf(third, 'decide', decide(toStaff))).toBe('STAFF_ACCOUNT');
    await as(finance).call('officeLoose.decide', decide(toStaff, false)); // its author withdraws it
    const toFriend = await propose('give', { id: line, account: await nickOf(friend) }, second);
    expect(await codeOf(finance, 'decide', decide(toFriend))).toBe('OWN_MONEY');
    await as(second).call('officeLoose.decide', decide(toFriend, false));
  });

  it('is given to nobody once its provider has taken it back', async () => {
    const [line, player] = [await stray(), await someone()];
    const id = await propose('give', { id: line, account: await nickOf(player) });
    await sql(
      `INSERT INTO provider_callback (provider, verdict, digest, transaction, at)
       SELECT provider, 'reversed', '\\x00', transaction, 1 FROM provider_payment WHERE id = $1`,
      [line],
    );
    expect(await codeOf(second, 'decide', decide(id))).toBe('GONE');
    expect(await realOf(server, player)).toBe(0n);
  });
});

describe('a refund', () => {
  const orderIn = async (line: number) =>
    (
      await sql(
        `SELECT s.value FROM sandbox_record s JOIN provider_payment p ON p.id = $1
         WHERE s.provider = 'fiat' AND s.key = 'order:' || p.reference`,
        [line],
      )
    )[0]?.['value'] as { payments: { payment_status: string }[] };
  const fault = (act: string) =>
    fetch(`${server.url}/sandbox/fiat/fault`, {
      method: 'POST',
      body: new URLSearchParams({ act }),
      redirect: 'manual',
    });

  it('goes back through the provider once, also when its answer is lost, and its callback alarms nobody', async () => {
    const line = await stray();
    const id = await propose('refund', { id: line });
    await as(second).call('officeLoose.decide', decide(id));
    expect((await acts()).find((act) => act.id === id)).toMatchObject({ status: 'sending' });
    await fault('lost');
    await server.runJob('refunds');
    expect((await acts()).find((act) => act.id === id)).toMatchObject({ status: 'sending' });
    await fault('well');
    await sql('UPDATE loose_act SET next_at = 0 WHERE id = $1', [id]);
    await Promise.all(Array.from({ length: 5 }, () => server.runJob('refunds')));
    expect((await acts()).find((act) => act.id === id)).toMatchObject({ status: 'done', problem: expect.any(String) });
    expect((await orderIn(line)).payments).toMatchObject([{ payment_status: 'refunded' }]);
    const refunds = await sql(`SELECT key FROM sandbox_record WHERE key = $1`, [`refund:refund-${id}`]);
    expect(refunds).toHaveLength(1);
    const { unmatched, callbacks } = await loose();
    expect([unmatched.some((one) => one.id === line), callbacks.some(({ verdict }) => verdict === 'reversed')]).toEqual(
      [
        false,
        true, // the test above has left one
      ],
    );
    expect(await sql(`SELECT kind FROM payment_event WHERE kind LIKE 'refund%' ORDER BY id`)).toEqual(
      ['refund_proposed', 'refund_approved', 'refunded'].map((kind) => ({ kind })),
    );
  });

  it('puts its line back when the provider refuses it', async () => {
    const line = await stray();
    const id = await propose('refund', { id: line });
    await sql(`UPDATE provider_payment SET amount = '999.00' WHERE id = $1`, [line]);
    await as(second).call('officeLoose.decide', decide(id));
    await server.runJob('refunds');
    expect((await acts()).find((act) => act.id === id)).toMatchObject({ status: 'failed', problem: 'NOT_PAID' });
    expect((await loose()).unmatched.find((one) => one.id === line)).toMatchObject({ why: 'refundFailed' });
    const player = await someone();
    const gift = await propose('give', { id: line, account: await nickOf(player) });
    await as(second).call('officeLoose.decide', decide(gift));
    expect(await realOf(server, player)).toBe(99_900n);
  });
});

describe('a line', () => {
  it('is closed with a note and opened again', async () => {
    const line = String(await stray());
    const id = await propose('close', { list: 'unmatched', line });
    expect((await loose()).unmatched.some((one) => String(one.id) === line)).toBe(false);
    expect((await acts()).find((act) => act.id === id)).toMatchObject({ status: 'done', decider: null });
    await as(second).call('officeLoose.reopen', { id, reason: 'too early' });
    expect((await loose()).unmatched.some((one) => String(one.id) === line)).toBe(true);
    expect(await codeOf(second, 'reopen', { id })).toBe('GONE');
  });

  it('stays closed for one difference until something else differs', async () => {
    const differs = (ours: string) =>
      sql(`INSERT INTO reconciliation (provider, at, since, differences) VALUES ('fiat', 1, 0, $1)`, [
        JSON.stringify([{ kind: 'amount', transaction: 'T1', theirs: 'confirmed 5 RUB', ours }]),
      ]);
    const lines = async () => (await loose()).differences.map(({ line }) => line);
    await differs('confirmed 6 RUB');
    const [line] = await lines();
    expect(line).toBe('fiat|amount|T1|confirmed 5 RUB|confirmed 6 RUB');
    await propose('close', { list: 'differences', line });
    await differs('confirmed 6 RUB'); // the next comparison says the same
    expect(await lines()).toEqual([]);
    expect(await stored.waitingFor(server.db.pool, { actorId: 0n, at: 1 }, ['differences'])).toEqual([]);
    await differs('confirmed 7 RUB');
    expect(await lines()).toHaveLength(1);
  });
});
