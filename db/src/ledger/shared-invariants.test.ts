import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { corruptibleLedger, type Law } from '../testing/corrupted-ledger.ts';
import { createTestPlayer } from '../testing/fixtures.ts';
import { createTestDatabase, type TestDatabase } from '../testing/index.ts';
import { TestRound } from '../testing/shared-fixtures.ts';
import { finishTestRound, moveTestRound, openTestRound, testOpening } from '../testing/stepped-fixtures.ts';
import { checkInvariants } from './invariants.ts';

let db: TestDatabase;
let settled: string; // two bets, one of them won
let voided: string;
let open: string;
let wonMines: string;
let openMines: string;

beforeAll(async () => {
  db = await createTestDatabase();
  const [ann, bob] = [await createTestPlayer(db), await createTestPlayer(db)];
  const bets = [
    { player: ann, stakeMinor: 100n },
    { player: bob, stakeMinor: 50n },
  ];
  const roundWithBets = async (): Promise<TestRound> => {
    const round = await TestRound.open(db.pool);
    await round.place(...bets);
    return round;
  };
  const first = await roundWithBets();
  await first.finish(140n, 0n);
  const second = await roundWithBets();
  await second.void();
  const third = await roundWithBets();
  [settled, voided, open] = [first.id, second.id, third.id];
  const won = await testOpening(db.pool, ann);
  await openTestRound(db.pool, won);
  await moveTestRound(db.pool, won, 0);
  await finishTestRound(db.pool, won, 1, 150n);
  const going = await testOpening(db.pool, ann);
  await openTestRound(db.pool, going);
  [wonMines, openMines] = [won.id, going.id];
});
afterAll(() => db.drop());

const { run, corrupt, breachOf } = corruptibleLedger(() => db);

describe('the invariants of rounds', () => {
  it('hold for a healthy ledger', async () => {
    expect(await checkInvariants(db.pool)).toEqual([]);
  });

  it.each<[what: string, law: Law, sql: string, value: () => string]>([
    [
      'a payout of mines that never was posted',
      'every settlement moves exactly the stake and the payout of its round',
      `DELETE FROM ledger_transaction WHERE scope = 'round.finish' AND key = $1`,
      () => wonMines,
    ],
    [
      'an altered payout of mines',
      'every settlement moves exactly the stake and the payout of its round',
      'UPDATE round SET payout = payout + 1 WHERE id = $1',
      () => wonMines,
    ],
    [
      'a payout of an open round of mines',
      'every settlement moves exactly the stake and the payout of its round',
      `UPDATE ledger_transaction SET key = $1 WHERE scope = 'round.finish'`,
      () => openMines,
    ],
    [
      'a vanished open round of mines',
      'every solo round has one settlement, and every settlement its round',
      'DELETE FROM round WHERE id = $1',
      () => openMines,
    ],
    [
      'a vanished hold of a bet',
      'every bet of a shared round has its hold, and every hold of a game its bet',
      'DELETE FROM ledger_hold WHERE ref = $1',
      () => open,
    ],
    [
      'a vanished bet',
      'every bet of a shared round has its hold, and every hold of a game its bet',
      'DELETE FROM shared_bet WHERE round_id = $1',
      () => open,
    ],
    [
      'a bet of a settled round that was not paid',
      'bets of settled rounds are paid, of void rounds returned, of all others held',
      'UPDATE shared_bet SET payout = NULL WHERE round_id = $1 AND payout = 0',
      () => settled,
    ],
    [
      'a commission that bets count by and nobody paid',
      'bets of settled rounds are paid, of void rounds returned, of all others held',
      'UPDATE shared_round SET stakes = 150, payouts = 139 WHERE id = $1',
      () => settled,
    ],
    [
      'a stake that stays held in a void round',
      'bets of settled rounds are paid, of void rounds returned, of all others held',
      `UPDATE ledger_hold SET status = 'open', resolved_at = NULL, resolved_by = NULL WHERE ref = $1`,
      () => voided,
    ],
    [
      'a bet that was paid in an open round',
      'bets of settled rounds are paid, of void rounds returned, of all others held',
      'UPDATE shared_bet SET payout = 1 WHERE round_id = $1',
      () => open,
    ],
    [
      'an altered payout of a bet',
      'every bet of a shared round moves exactly its stake and its payout',
      'UPDATE shared_bet SET payout = payout + 1 WHERE round_id = $1',
      () => settled,
    ],
    [
      'an altered stake of a bet',
      'every bet of a shared round moves exactly its stake and its payout',
      'UPDATE shared_bet SET stake = stake + 1 WHERE round_id = $1',
      () => open,
    ],
    [
      'a settlement that left the house out',
      'every bet of a shared round moves exactly its stake and its payout',
      `DELETE FROM ledger_entry WHERE version IS NULL AND transaction_id IN (SELECT resolved_by FROM ledger_hold WHERE ref = $1)`,
      () => settled,
    ],
    [
      'a gap between events',
      'events of each shared round run from 0 without a gap',
      'UPDATE shared_event SET seq = 9 WHERE round_id = $1 AND seq = 2',
      () => open,
    ],
    [
      'a round without events',
      'events of each shared round run from 0 without a gap',
      'DELETE FROM shared_event WHERE round_id = $1',
      () => open,
    ],
    [
      'a lost last event',
      'the state of each shared round is that of its last event',
      'DELETE FROM shared_event WHERE round_id = $1 AND seq = 5',
      () => settled,
    ],
    [
      'another commitment',
      'the events of each shared round say what its rows say',
      `UPDATE shared_round SET commitment = 'other' WHERE id = $1`,
      () => open,
    ],
    [
      'another number',
      'the events of each shared round say what its rows say',
      'UPDATE shared_round SET number = 99 WHERE id = $1',
      () => open,
    ],
    [
      'a bet that is not in the log',
      'the events of each shared round say what its rows say',
      'DELETE FROM shared_event WHERE round_id = $1 AND seq = 2',
      () => open,
    ],
    [
      'a bet that is in the log alone',
      'the events of each shared round say what its rows say',
      'DELETE FROM shared_bet WHERE round_id = $1',
      () => open,
    ],
    [
      'another stake than the log says',
      'the events of each shared round say what its rows say',
      'UPDATE shared_bet SET stake = stake + 1 WHERE round_id = $1',
      () => open,
    ],
    [
      'another outcome than the log says',
      'the events of each shared round say what its rows say',
      `UPDATE shared_round SET outcome = '{"number":8}' WHERE id = $1`,
      () => settled,
    ],
    [
      'another payout than the log says',
      'the events of each shared round say what its rows say',
      'UPDATE shared_bet SET payout = payout + 1 WHERE round_id = $1 AND payout > 0',
      () => settled,
    ],
    [
      'another choice than the log says',
      'the events of each shared round say what its rows say',
      `UPDATE shared_bet SET choice = '{"team":"blue"}' WHERE round_id = $1`,
      () => open,
    ],
    [
      'another client seed than the log says',
      'the events of each shared round say what its rows say',
      `UPDATE shared_bet SET client_seed = 'other' WHERE round_id = $1`,
      () => open,
    ],
    [
      'another end than the log says',
      'the events of each shared round say what its rows say',
      'UPDATE shared_round SET finished_at = finished_at + 1 WHERE id = $1',
      () => settled,
    ],
    [
      'a bet that was held at another time',
      'every settlement bears the player and the time of what it settles',
      'UPDATE ledger_hold SET created_at = created_at + 1 WHERE ref = $1',
      () => open,
    ],
    [
      'a bet that was paid at another time',
      'every settlement bears the player and the time of what it settles',
      'UPDATE ledger_hold SET resolved_at = resolved_at + 1 WHERE ref = $1',
      () => settled,
    ],
    [
      'a gap between the numbers of a game',
      'numbers of each shared game run from 1 without a gap',
      'UPDATE shared_round SET number = 99 WHERE id = $1',
      () => voided,
    ],
    [
      'a seed of a chain that no round used',
      'seeds of each chain are used in order without a gap',
      'UPDATE seed_chain SET next_index = next_index + 1 WHERE id = (SELECT chain_id FROM shared_round WHERE id = $1)',
      () => open,
    ],
    [
      'a seed of a chain that was left out',
      'seeds of each chain are used in order without a gap',
      'UPDATE shared_round SET chain_index = 99 WHERE id = $1',
      () => voided,
    ],
    [
      'a round with a seed that is not of its chain',
      'seeds of each chain are used in order without a gap',
      `UPDATE shared_round SET server_seed = repeat('a', 64) WHERE id = $1`,
      () => voided,
    ],
    [
      'an exchanged seed of a round',
      'every seed matches its commitment',
      `UPDATE shared_round SET server_seed = repeat('a', 64) WHERE id = $1`,
      () => open,
    ],
    [
      'a bet of another game than its round',
      'every reference leads somewhere',
      `UPDATE shared_bet SET game = 'wheel' WHERE round_id = $1`,
      () => open,
    ],
    [
      'a bet from the account of somebody else',
      'every reference leads somewhere',
      `UPDATE shared_bet SET user_id = 999999 WHERE round_id = $1`,
      () => open,
    ],
    [
      'a round of another config than its game',
      'every reference leads somewhere',
      `UPDATE shared_round SET game = 'wheel' WHERE id = $1`,
      () => open,
    ],
  ])('find %s', async (_, law, sql, value) => {
    await corrupt(sql, [value()]);
    expect(await breachOf(law)).toMatchObject({ invariant: law, count: expect.any(Number) });
  });

  it('find an event of no round', async () => {
    await run(`INSERT INTO shared_event (round_id, seq, event) VALUES ($1, 0, '{}')`, [randomUUIDv7()]);
    expect(await breachOf('every reference leads somewhere')).toBeDefined();
  });

  it('find a held amount that no round accounts for', async () => {
    await run(`UPDATE ledger_account SET balance = balance + 1 WHERE kind = 'held' AND balance > 0`);
    expect(await breachOf('open holds equal the held accounts')).toBeDefined();
  });
});
