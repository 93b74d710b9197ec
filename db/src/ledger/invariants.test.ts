import { execFile } from 'node:child_process';
import { randomUUID, randomUUIDv7 } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitUntil } from '../core/embedded/postmaster.ts';
import { corruptibleLedger, type Law } from '../testing/corrupted-ledger.ts';
import { createTestPlayer, settleTestBet, testBet, type TestPlayer } from '../testing/fixtures.ts';
import { createTestDatabase, type TestDatabase } from '../testing/index.ts';
import { placeHold, releaseHold } from './holds.ts';
import { checkInvariants } from './invariants.ts';
import { rollUpHouse } from './rollup.ts';

let db: TestDatabase;
let player: TestPlayer;
let round: string; // a lost round, then come a won and a returned one
let openHold: string;
let releasedHold: string;

const hold = async (amountMinor: bigint): Promise<string> => {
  const input = {
    userId: player.userId,
    from: 'real',
    reason: 'test',
    ref: randomUUID(),
    scope: 'test',
    requestHash: null,
  } as const;
  return (await placeHold(db.pool, { ...input, amountMinor, key: null, at: 1 })).id;
};

beforeAll(async () => {
  db = await createTestDatabase();
  player = await createTestPlayer(db);
  const lost = await testBet(db.pool, player, { stakeMinor: 100n });
  round = lost.id;
  await settleTestBet(db.pool, lost);
  await settleTestBet(db.pool, await testBet(db.pool, player, { stakeMinor: 100n, payoutMinor: 190n }));
  await settleTestBet(db.pool, await testBet(db.pool, player, { stakeMinor: 100n, payoutMinor: 100n }));
  openHold = await hold(50n);
  releasedHold = await hold(60n);
  await releaseHold(db.pool, { holdId: releasedHold, at: 2 });
  // neighbours on the same cluster may hold the horizon back
  const rolledUp = async (): Promise<boolean> => {
    await rollUpHouse(db.pool);
    return (await db.pool.query('SELECT FROM ledger_rollup WHERE balance <> 0')).rowCount === 2;
  };
  expect(await waitUntil(rolledUp, 30_000)).toBe(true);
});
afterAll(() => db.drop());

const { run, corrupt, breachOf } = corruptibleLedger(() => db);

describe('the invariants', () => {
  it('hold for a healthy ledger', async () => {
    expect(await checkInvariants(db.pool)).toEqual([]);
  });

  it.each<[what: string, law: Law, sql: string, value: () => unknown]>([
    [
      'an altered amount',
      'every transaction has entries that sum to zero per unit',
      'UPDATE ledger_entry SET amount = amount - 1 WHERE transaction_id = $1 AND line = 0',
      () => round,
    ],
    [
      'a transaction without entries',
      'every transaction has entries that sum to zero per unit',
      `INSERT INTO ledger_transaction (id, kind, scope, at) VALUES ($1, 'test', 'test', 1)`,
      randomUUIDv7,
    ],
    [
      'an altered balance',
      'every balance equals the sum of its entries',
      `UPDATE ledger_account SET balance = balance + 1 WHERE user_id = $1 AND kind = 'real'`,
      () => player.userId,
    ],
    [
      'an altered account version',
      'versions of each account run from 1 without a gap',
      `UPDATE ledger_account SET version = version + 1 WHERE user_id = $1 AND kind = 'real'`,
      () => player.userId,
    ],
    [
      'a skipped entry version',
      'versions of each account run from 1 without a gap',
      'UPDATE ledger_entry SET version = version + 100 WHERE transaction_id = $1 AND version IS NOT NULL',
      () => round,
    ],
    [
      'an entry without a version',
      'versions of each account run from 1 without a gap',
      'UPDATE ledger_entry SET version = NULL WHERE transaction_id = $1 AND line = 0',
      () => round,
    ],
    [
      'an altered balance after an entry',
      'every balance after an entry is the one before it plus the amount',
      'UPDATE ledger_entry SET balance_after = balance_after + 1 WHERE transaction_id = $1 AND version IS NOT NULL',
      () => round,
    ],
    [
      'a house entry with a balance',
      'house entries carry no balance and no version',
      'UPDATE ledger_entry SET balance_after = 5 WHERE transaction_id = $1 AND version IS NULL',
      () => round,
    ],
    [
      'a balance that was negative',
      'no player account is or was negative',
      'UPDATE ledger_entry SET balance_after = -1 WHERE transaction_id = $1 AND version IS NOT NULL',
      () => round,
    ],
    [
      'an altered hold',
      'open holds equal the held accounts',
      'UPDATE ledger_hold SET amount = amount + 1 WHERE id = $1',
      () => openHold,
    ],
    ['a vanished hold', 'open holds equal the held accounts', 'DELETE FROM ledger_hold WHERE id = $1', () => openHold],
    [
      'a hold that nobody placed',
      'every hold was placed once, and resolved at most once, by its own entries',
      'UPDATE ledger_hold SET id = gen_random_uuid() WHERE id = $1',
      () => openHold,
    ],
    [
      'a hold resolved by a transaction of something else',
      'every hold was placed once, and resolved at most once, by its own entries',
      'UPDATE ledger_hold SET resolved_by = id WHERE id = $1',
      () => releasedHold,
    ],
    [
      'a vanished round',
      'every solo round has one settlement, and every settlement its round',
      'DELETE FROM round WHERE id = $1',
      () => round,
    ],
    [
      'a vanished settlement',
      'every solo round has one settlement, and every settlement its round',
      'DELETE FROM ledger_transaction WHERE id = $1',
      () => round,
    ],
    [
      'a settlement of another game',
      'every solo round has one settlement, and every settlement its round',
      `UPDATE ledger_transaction SET kind = 'game.mines' WHERE id = $1`,
      () => round,
    ],
    [
      'an altered stake',
      'every settlement moves exactly the stake and the payout of its round',
      'UPDATE round SET stake = stake + 1 WHERE id = $1',
      () => round,
    ],
    [
      'an altered payout',
      'every settlement moves exactly the stake and the payout of its round',
      'UPDATE round SET payout = 1 WHERE id = $1',
      () => round,
    ],
    [
      'a stake from another account',
      'every settlement moves exactly the stake and the payout of its round',
      `UPDATE round SET account_kind = 'bonus' WHERE id = $1`,
      () => round,
    ],
    [
      'a surplus entry',
      'every settlement moves exactly the stake and the payout of its round',
      'INSERT INTO ledger_entry (transaction_id, line, account_id, amount) SELECT transaction_id, 9, account_id, 1 FROM ledger_entry WHERE transaction_id = $1 AND version IS NULL',
      () => round,
    ],
    [
      'an altered time',
      'every settlement bears the player and the time of what it settles',
      'UPDATE ledger_transaction SET at = at + 1 WHERE id = $1',
      () => round,
    ],
    [
      'a settlement of another player',
      'every settlement bears the player and the time of what it settles',
      `UPDATE ledger_transaction SET scope = 'game.dice:0' WHERE id = $1`,
      () => round,
    ],
    [
      'an altered nonce',
      'nonces of each seed pair run from 0 without a gap',
      'UPDATE round SET nonce = 77 WHERE id = $1',
      () => round,
    ],
    [
      'a nonce that no round used',
      'nonces of each seed pair run from 0 without a gap',
      `UPDATE seed_pair SET nonce = nonce + 1 WHERE user_id = $1 AND status = 'current'`,
      () => player.userId,
    ],
    [
      'an exchanged server seed',
      'every seed matches its commitment',
      `UPDATE seed_pair SET server_seed = repeat('a', 64) WHERE user_id = $1`,
      () => player.userId,
    ],
    [
      'an entry of no transaction',
      'every reference leads somewhere',
      'DELETE FROM ledger_transaction WHERE id = $1',
      () => round,
    ],
    [
      'an entry of no account',
      'every reference leads somewhere',
      'UPDATE ledger_entry SET account_id = 999999 WHERE transaction_id = $1 AND version IS NULL',
      () => round,
    ],
    [
      'a round of no user',
      'every reference leads somewhere',
      'UPDATE round SET user_id = 999999 WHERE id = $1',
      () => round,
    ],
    [
      'a round of no seed pair',
      'every reference leads somewhere',
      'UPDATE round SET seed_pair_id = 999999 WHERE id = $1',
      () => round,
    ],
    [
      'a round of no config',
      'every reference leads somewhere',
      'UPDATE round SET config_id = 999999 WHERE id = $1',
      () => round,
    ],
    [
      'an altered roll-up',
      'rolled-up house balances equal the entries below their horizon',
      `UPDATE ledger_rollup SET balance = balance + 1 WHERE account_id = (SELECT id FROM ledger_account WHERE kind = $1)`,
      () => 'house.fees',
    ],
  ])('find %s', async (_, law, sql, value) => {
    await corrupt(sql, [value()]);
    expect(await breachOf(law)).toMatchObject({ invariant: law, count: expect.any(Number) });
  });

  it('find a negative balance', async () => {
    await run('ALTER TABLE ledger_account DROP CONSTRAINT ledger_account_not_negative');
    await corrupt(`UPDATE ledger_account SET balance = -1 WHERE user_id = $1 AND kind = 'real'`, [player.userId]);
    expect(await breachOf('no player account is or was negative')).toBeDefined();
  });

  it('find a nonce that was settled twice', async () => {
    await run('DROP INDEX round_user_pair_nonce');
    await corrupt('UPDATE round SET nonce = 1 WHERE id = $1', [round]);
    expect(await breachOf('every solo round has one settlement, and every settlement its round')).toBeDefined();
  });

  it('give the true count and at most twenty examples', async () => {
    await corrupt(
      `INSERT INTO ledger_transaction (id, kind, scope, at) SELECT gen_random_uuid(), 'test', 'test', 1 FROM generate_series(1, 30)`,
    );
    const breach = await breachOf('every transaction has entries that sum to zero per unit');
    expect(breach).toMatchObject({ count: 30 });
    expect(breach?.examples).toHaveLength(20);
  });
});

describe('the command ledger:check', () => {
  const run = (): Promise<{ stdout: string }> =>
    promisify(execFile)(process.execPath, [join(import.meta.dirname, 'check.ts')], {
      env: { ...process.env, DATABASE_URL: db.url },
    });

  it('prints a line for every invariant and succeeds', async () => {
    const { stdout } = await run();
    expect(stdout.match(/^ok {6}/gm)).toHaveLength(50);
    expect(stdout).toContain('50 of 50 invariants hold');
  });

  it('names the breach and fails', async () => {
    await db.owner.query('UPDATE round SET stake = stake + 1 WHERE id = $1', [round]);
    const failure = await run().then(
      () => undefined,
      (error: { code: number; stdout: string }) => error,
    );
    expect(failure?.code).toBe(1);
    expect(failure?.stdout).toContain(
      `breach  every settlement moves exactly the stake and the payout of its round: 2`,
    );
    expect(failure?.stdout).toContain(round);
  });
});
