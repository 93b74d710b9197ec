import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { corruptibleLedger, type Law } from '../testing/corrupted-ledger.ts';
import { createTestPlayer, type TestPlayer } from '../testing/fixtures.ts';
import { createTestDatabase, type TestDatabase } from '../testing/index.ts';
import { houseAccountId, type HouseAccountKind } from './accounts.ts';
import { captureHold, placeHold, releaseHold } from './holds.ts';
import { checkInvariants } from './invariants.ts';
import { postTransaction } from './post-transaction.ts';

const DEPOSIT_MINOR = 80_500n; // 10 USD at 80.5
const BONUS_MINOR = 4_025n;
const SENT_MINOR = 10_000n;
const FEE_MINOR = 500n;

let db: TestDatabase;
let player: TestPlayer;
let staff: bigint[];
let deposit: number;
let unknown: number; // a payment of a provider that belongs to nobody
let [paid, waiting, cancelled, refused]: number[] = [];

const insert = async (table: string, row: Record<string, unknown>): Promise<number> => {
  const places = Object.keys(row).map((_, index) => `$${index + 1}`);
  const sql = `INSERT INTO ${table} (${Object.keys(row).join()}) VALUES (${places.join()}) RETURNING to_jsonb(${table}) ->> 'id' AS id`;
  const { rows } = await db.owner.query<{ id: string }>(sql, Object.values(row));
  return Number(rows[0]?.id);
};

const house = (kind: HouseAccountKind): Promise<bigint> => houseAccountId(db.pool, kind);
const event = (payment: number, kind: string, rest: Record<string, unknown> = {}) =>
  insert('payment_event', { payment_id: payment, user_id: player.userId, kind, details: {}, at: 1, ...rest });

const common = { payway_id: 4, method_id: 4, currency_id: 2, course_micro: 1_000_000, created_at: 1, updated_at: 1 };

/** A deposit of 10 USD with 5 % more, as it is credited. */
const addDeposit = async (transaction: string): Promise<number> => {
  const { id: real } = await player.account('real');
  const entries = [
    { accountId: real, amount: DEPOSIT_MINOR },
    { accountId: await house('outside.deposits'), amount: -DEPOSIT_MINOR },
    { accountId: real, amount: BONUS_MINOR },
    { accountId: await house('house.bonuses'), amount: -BONUS_MINOR },
  ];
  const credit = { kind: 'deposit.credit', scope: 'deposit:fiat', key: transaction, requestHash: null, at: 1, entries };
  const { id: transaction_id } = await postTransaction(db.pool, credit);
  const sums = { amount: DEPOSIT_MINOR, base_minor: DEPOSIT_MINOR, bonus_minor: BONUS_MINOR };
  const done = { state: 2, done_at: 1, transaction_id, provider: 'fiat', provider_transaction: transaction };
  const id = await insert('payment', {
    ref: randomUUID(),
    user_id: player.userId,
    code: 1,
    ...common,
    ...sums,
    ...done,
  });
  const seen = { provider: 'fiat', transaction, reference: '', amount: '10.00', currency: 'USD', seen_at: 1 };
  await insert('provider_payment', { ...seen, state: 'confirmed', payment_id: id, credited_by: transaction_id });
  await event(id, 'credited', { details: { course: '80500000' } });
  return id;
};

/** A withdrawal as it is asked for, with its hold. */
const ask = async (): Promise<{ id: number; holdId: string }> => {
  const ref = randomUUID();
  const { userId: user_id } = player;
  const hold = {
    userId: user_id,
    from: 'real',
    amountMinor: SENT_MINOR + FEE_MINOR,
    reason: 'withdrawal',
    ref,
    at: 1,
  } as const;
  const { id: holdId } = await placeHold(db.pool, { ...hold, scope: 'withdrawal', key: ref, requestHash: null });
  const sums = { amount: SENT_MINOR, base_minor: SENT_MINOR, fee_minor: FEE_MINOR, sent_minor: SENT_MINOR };
  const where = { purse_number: '4111111111111111', coin_amount: '100.00', hold_id: holdId, provider: 'payouts' };
  const id = await insert('payment', { ref, user_id, code: 2, state: 1, ...common, ...sums, ...where });
  return { id, holdId };
};

const update = (id: number, values: string) => db.owner.query(`UPDATE payment SET ${values} WHERE id = $1`, [id]);

/** One that two people have approved and its provider has paid. */
const addPaid = async (): Promise<number> => {
  const { id, holdId } = await ask();
  for (const actor_id of staff) await event(id, 'approved', { actor_id });
  await event(id, 'queued', { details: { needed: 2 } });
  const payout = { provider: 'payouts', amount: '100.00', currency: 'RUB', method: 'card', next_at: 1, updated_at: 1 };
  await insert('payout', { payment_id: id, ...payout, state: 'done' });
  const entries = [
    { accountId: await house('outside.withdrawals'), amount: SENT_MINOR },
    { accountId: await house('house.fees'), amount: FEE_MINOR },
  ];
  const { id: transaction } = await captureHold(db.pool, { holdId, kind: 'withdrawal.pay', at: 1, entries });
  await update(id, 'state = 3');
  await update(id, `state = 2, done_at = 1, transaction_id = '${transaction}'`);
  await event(id, 'paid');
  return id;
};

const addReturned = async (state: 4 | 10): Promise<number> => {
  const { id, holdId } = await ask();
  await releaseHold(db.pool, { holdId, at: 1 });
  await update(id, `state = ${state}, cancelled_at = 1`);
  return id;
};

beforeAll(async () => {
  db = await createTestDatabase();
  player = await createTestPlayer(db);
  staff = [(await createTestPlayer(db)).userId, (await createTestPlayer(db)).userId];
  deposit = await addDeposit('one');
  await addDeposit('two');
  const stray = { provider: 'fiat', transaction: 'stray', reference: '', amount: '1.00', currency: 'RUB', seen_at: 1 };
  unknown = await insert('provider_payment', { ...stray, state: 'confirmed', problem: 'unknown' });
  paid = await addPaid();
  ({ id: waiting } = await ask());
  [cancelled, refused] = [await addReturned(4), await addReturned(10)];
});
afterAll(() => db.drop());

const { run, corrupt, breachOf } = corruptibleLedger(() => db);

const confirmed = 'every confirmed payment of a provider is credited, or says why not';
const once = 'each provider transaction that was credited has one ledger transaction, and each such one its payment';
const moves = 'every deposit moves exactly what it says to its player, and nothing else';
const worth = 'every deposit is worth what its provider confirmed, at the course that its trail states';
const held = 'every withdrawal holds its amount and fee until it is over, and no other hold is one';
const out = 'every withdrawal that is done took out what arrives, and nothing else leaves';
const approved = 'every payout was approved by enough people, none of them its player, and is paid once';

const credit = '(SELECT transaction_id FROM payment WHERE id = $1)';
const hold = '(SELECT hold_id FROM payment WHERE id = $1)';

describe('the invariants of payments', () => {
  it('hold for a healthy ledger', async () => {
    expect(await checkInvariants(db.pool)).toEqual([]);
  });

  it.each<[what: string, law: Law, sql: string, id: () => number | undefined]>([
    [
      'money that was confirmed and hidden',
      confirmed,
      'UPDATE provider_payment SET problem = NULL WHERE id = $1',
      () => unknown,
    ],
    [
      'a credited payment with a problem',
      confirmed,
      `UPDATE provider_payment SET problem = 'late' WHERE payment_id = $1`,
      () => deposit,
    ],
    [
      'a confirmation that was taken back',
      confirmed,
      `UPDATE provider_payment SET credited_by = NULL WHERE payment_id = $1`,
      () => deposit,
    ],
    [
      'a credit of another transaction',
      once,
      `UPDATE ledger_transaction SET key = 'three' WHERE id = ${credit}`,
      () => deposit,
    ],
    [
      'a credit by another provider',
      once,
      `UPDATE ledger_transaction SET scope = 'deposit:ton' WHERE id = ${credit}`,
      () => deposit,
    ],
    ['a credit that is none', once, `UPDATE ledger_transaction SET kind = 'test' WHERE id = ${credit}`, () => deposit],
    ['a credit that no provider knows', once, 'DELETE FROM provider_payment WHERE payment_id = $1', () => deposit],
    [
      'a credit to another payment',
      once,
      'UPDATE provider_payment SET payment_id = payment_id + 1 WHERE payment_id = $1',
      () => deposit,
    ],
    [
      'a deposit of another transaction',
      once,
      `UPDATE payment SET provider_transaction = 'two' WHERE id = $1`,
      () => deposit,
    ],
    ['a deposit of another provider', once, `UPDATE payment SET provider = 'ton' WHERE id = $1`, () => deposit],
    ['a deposit that says more', moves, 'UPDATE payment SET base_minor = base_minor + 1 WHERE id = $1', () => deposit],
    ['a bonus that says more', moves, 'UPDATE payment SET bonus_minor = bonus_minor + 1 WHERE id = $1', () => deposit],
    [
      'a credit to somebody else',
      moves,
      `UPDATE ledger_entry SET account_id = (SELECT min(id) FROM ledger_account WHERE kind = 'bonus') WHERE transaction_id = ${credit} AND line = 0`,
      () => deposit,
    ],
    [
      'a provider that confirmed more',
      worth,
      `UPDATE provider_payment SET amount = '10.01' WHERE payment_id = $1`,
      () => deposit,
    ],
    [
      'another course',
      worth,
      `UPDATE payment_event SET details = '{"course": "80600000"}' WHERE payment_id = $1`,
      () => deposit,
    ],
    ['a course that nobody states', worth, 'DELETE FROM payment_event WHERE payment_id = $1', () => deposit],
    ['a fee that is not held', held, 'UPDATE payment SET fee_minor = fee_minor + 1 WHERE id = $1', () => waiting],
    ['a request without its hold', held, `DELETE FROM ledger_hold WHERE id = ${hold}`, () => waiting],
    ['a hold without its request', held, `UPDATE payment SET hold_id = gen_random_uuid() WHERE id = $1`, () => waiting],
    ['a hold of two requests', held, `UPDATE payment SET hold_id = ${hold} WHERE code = 2`, () => waiting],
    [
      'a hold that went back too early',
      held,
      `UPDATE ledger_hold SET status = 'released', resolved_by = gen_random_uuid(), resolved_at = 1 WHERE id = ${hold}`,
      () => waiting,
    ],
    [
      'a hold that never went back',
      held,
      `UPDATE ledger_hold SET status = 'captured' WHERE id = ${hold}`,
      () => cancelled,
    ],
    [
      'a hold that was paid after a refusal',
      held,
      `UPDATE ledger_hold SET status = 'captured' WHERE id = ${hold}`,
      () => refused,
    ],
    [
      'a hold that something else took',
      held,
      `UPDATE ledger_hold SET resolved_by = gen_random_uuid() WHERE id = ${hold}`,
      () => paid,
    ],
    ['more that left', out, 'UPDATE payment SET sent_minor = sent_minor - 1 WHERE id = $1', () => paid],
    ['a fee that the house has not', out, 'UPDATE payment SET fee_minor = fee_minor + 1 WHERE id = $1', () => paid],
    [
      'money that left for nothing',
      out,
      'UPDATE payment SET transaction_id = gen_random_uuid() WHERE id = $1',
      () => paid,
    ],
    [
      'one person where two are needed',
      approved,
      `DELETE FROM payment_event WHERE kind = 'approved' AND payment_id = $1 AND actor_id = (SELECT max(actor_id) FROM payment_event)`,
      () => paid,
    ],
    [
      'one person twice',
      approved,
      `UPDATE payment_event SET actor_id = (SELECT max(actor_id) FROM payment_event) WHERE kind = 'approved' AND payment_id = $1`,
      () => paid,
    ],
    [
      'a player who approved',
      approved,
      `UPDATE payment_event SET actor_id = user_id WHERE kind = 'approved' AND payment_id = $1`,
      () => paid,
    ],
    ['a payout by another provider', approved, `UPDATE payout SET provider = 'ton' WHERE payment_id = $1`, () => paid],
    ['a payout of more', approved, `UPDATE payout SET amount = '100.01' WHERE payment_id = $1`, () => paid],
    ['a payout that is gone', approved, 'DELETE FROM payout WHERE payment_id = $1', () => paid],
    [
      'a payout that was never done',
      approved,
      `UPDATE payout SET state = 'accepted' WHERE payment_id = $1`,
      () => paid,
    ],
    ['a payout that nobody approved', approved, 'UPDATE payout SET payment_id = $1', () => waiting],
    [
      'a payment that was made twice',
      approved,
      `INSERT INTO payment_event (payment_id, user_id, kind, details, at) SELECT payment_id, user_id, kind, details, at FROM payment_event WHERE kind = 'paid' AND payment_id = $1`,
      () => paid,
    ],
  ])('find %s', async (_, law, sql, id) => {
    await corrupt(sql, [id()]);
    expect(await breachOf(law)).toMatchObject({ invariant: law, count: expect.any(Number) });
  });

  it('find money that came in by nothing', async () => {
    const { id: real } = await player.account('real');
    const id = randomUUID();
    await corrupt(`INSERT INTO ledger_transaction (id, kind, scope, at) VALUES ($1, 'test', 'test', 1)`, [id]);
    await corrupt(
      `INSERT INTO ledger_entry (transaction_id, line, account_id, amount) VALUES ($1, 0, $2, 100), ($1, 1, $3, -100)`,
      [id, real, await house('outside.deposits')],
    );
    expect(await breachOf(once)).toMatchObject({ count: 1, examples: [expect.stringContaining('brought in 100')] });
  });

  it('find a credit to two payments of a provider', async () => {
    await run('ALTER TABLE provider_payment DROP CONSTRAINT provider_payment_key');
    await corrupt(
      `INSERT INTO provider_payment (provider, transaction, reference, amount, currency, state, payment_id, credited_by, seen_at)
       SELECT provider, transaction, reference, amount, currency, state, payment_id, credited_by, seen_at FROM provider_payment
       WHERE payment_id = $1`,
      [deposit],
    );
    expect(await breachOf(once)).toBeDefined();
  });
});

const others: Readonly<Record<string, (column: string) => string>> = {
  text: (column) => `coalesce(${column} || '7', '7')`,
  uuid: () => 'gen_random_uuid()',
  boolean: (column) => `NOT ${column}`,
  jsonb: () => `'{"course": "3"}'`,
};

/** Columns that no law compares with anything, by why no balance hangs on them. */
const unvouched: Readonly<Record<string, readonly string[]>> = {
  'shown to the player; what was credited or taken stands in base units': [
    'payment.amount',
    'payment.confirmations',
    'payment.course_micro',
    'payment.currency_id',
    'payment.is_late',
    'payment.reason',
    'payment.required_confirmations',
    'payment.requisites',
    'provider_payment.confirmations',
  ],
  'where money goes: the application may not change it once it was asked for, and the provider lists what it was told':
    ['payment.bank_id', 'payment.memo_tag', 'payment.purse_number', 'payout.currency', 'payout.method'],
  'why play was closed when it was asked for: it decides who approves': ['payment.closure'],
  'told by a provider beside its amount: its own list has it': [
    'payout.provider_id',
    'payout.transaction',
    'provider_payment.currency',
    'provider_payment.reference',
  ],
  'when something happened, or is looked at next': [
    'payment.created_at',
    'payment.done_at',
    'payment.expires_at',
    'payment.payable_from',
    'payment.updated_at',
    'payment_event.at',
    'payout.attempts',
    'payout.next_at',
    'payout.problem',
    'payout.updated_at',
    'provider_payment.confirmed_at',
    'provider_payment.seen_at',
  ],
  'asked and accepted before it is paid; what leaves stands in the payout': [
    'payment.asked_again',
    'payment.asked_amount',
    'payment.band_percent',
    'payment.price_course_micro',
  ],
  'by which a repeat or a player is found': ['payment.request_id', 'payment_event.user_id'],
};

describe('tampering with the payments', () => {
  it('is found in every column that money hangs on', async () => {
    const rows: Readonly<Record<string, () => string>> = {
      payment: () => `id IN (${deposit}, ${paid})`,
      provider_payment: () => `payment_id = ${deposit}`,
      payout: () => `payment_id = ${paid}`,
      payment_event: () => `payment_id = ${deposit} OR (payment_id = ${paid} AND actor_id = ${staff[0]})`,
    };
    const laws = [confirmed, once, moves, worth, held, out, approved] as const;
    const { rows: columns } = await db.owner.query<{ table: string; column: string; type: string }>(
      `SELECT table_name AS table, column_name AS column, data_type AS type FROM information_schema.columns
       WHERE table_name = ANY ($1)`,
      [Object.keys(rows)],
    );
    const silent: string[] = [];
    for (const { table, column, type } of columns) {
      const other = others[type] ?? ((name) => `coalesce(${name} + 1, 1)`);
      await run('SAVEPOINT tampering');
      const isAltered = await run(`UPDATE ${table} SET ${column} = ${other(column)} WHERE ${rows[table]?.()}`).then(
        () => true,
        () => false, // a check, a key or a trigger refuses it
      );
      const isFound = async () => (await Promise.all(laws.map((law) => breachOf(law)))).some((breach) => breach);
      if (isAltered && !(await isFound())) silent.push(`${table}.${column}`);
      await run('ROLLBACK TO tampering');
    }
    expect(silent.toSorted()).toEqual(Object.values(unvouched).flat().toSorted());
  });
});
