import { createTestDatabase, type TestDatabase } from 'db/testing';
import { contentHash } from 'games-engine';
import { dice, diceDefaultConfig, isWin, ROLLS, winPayout, type DiceChoice, type DiceConfig } from 'games-engine/dice';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RtpBucket } from '../../../contract/audit-statistics.contract.ts';
import { houseGames } from '../../games/registry.ts';
import { answerRtp, type RtpQuestion } from './rtp.ts';

interface Played {
  at: number;
  config: DiceConfig;
  stakeMinor: bigint;
  choice: DiceChoice;
  payoutMinor: bigint;
}

const question: RtpQuestion = {
  game: 'dice',
  from: 1_800_000_000_000,
  to: 1_800_000_300_000,
  unit: 'BASE',
  buckets: 3,
};
const configs: readonly DiceConfig[] = [diceDefaultConfig, { ...diceDefaultConfig, houseEdgePpm: 12_345 }];
const LAST = 3999;
const HUGE = 2n ** 62n; // times a multiplier no integer of eight bytes any more

/**
 * Bets of every kind: a few in the first third; in the second more than are sampled, the last ones on what nobody had bet on
 * before; in the third one that is too large for the database to multiply.
 */
const played: readonly Played[] = Array.from({ length: LAST + 1 }, (_, n) => {
  const isLate = n >= 3900;
  const choice: DiceChoice = {
    percentBp: isLate ? 5 + n : 100 * (1 + ((n * 37) % 90)),
    side: n % 3 === 0 ? 'more' : 'less',
  };
  const config = configs[n % 2] ?? diceDefaultConfig;
  const stakeMinor = n === LAST ? HUGE : BigInt(10 + ((n * 7919) % 9973));
  const payoutMinor = n === LAST ? 0n : dice.payout(config, stakeMinor, choice, { roll: (n * 104_729) % ROLLS }, []);
  return {
    at: question.from + (n === LAST ? 200_000 : n < 50 ? n : 100_000 + n),
    config,
    stakeMinor,
    choice,
    payoutMinor,
  };
});

const winningShare = (choice: DiceChoice): number =>
  Array.from({ length: ROLLS }, (_, roll) => roll).filter((roll) => isWin(choice, roll)).length / ROLLS;
const choices = new Map(played.map(({ choice }) => [JSON.stringify(choice), choice]));
const chances = new Map([...choices].map(([text, choice]) => [text, winningShare(choice)]));

let db: TestDatabase;

const store = async (rounds: readonly Played[]): Promise<void> => {
  const { rows: stored } = await db.owner.query<{ id: number }>(
    `WITH config AS (
       INSERT INTO game_config (game, version, hash, config, status, created_at, published_xid)
       SELECT 'dice', n, hash, config, 'retired', 1, pg_current_xact_id()
       FROM unnest($1::text[], $2::json[]) WITH ORDINALITY c (hash, config, n) RETURNING id, version
     ), activated AS (
       INSERT INTO game_config_event (config_id, kind, at) SELECT id, 'activated', version FROM config
     )
     SELECT id FROM config ORDER BY version`,
    [configs.map(contentHash), configs.map((config) => JSON.stringify(config))],
  );
  await db.owner.query(
    `INSERT INTO round (id, game, user_id, seed_pair_id, nonce, client_seed, config_id, account_kind, stake, payout, choice, outcome, at)
     SELECT (lpad(to_hex(at), 12, '0') || lpad(to_hex(n), 20, '0'))::uuid, 'dice', 1, 1, n, 'x', config, 'real', stake, payout, choice, '{}', at
     FROM unnest($1::bigint[], $2::int[], $3::bigint[], $4::bigint[], $5::json[]) WITH ORDINALITY r (at, config, stake, payout, choice, n)`,
    [
      rounds.map(({ at }) => at),
      rounds.map(({ config }) => stored[configs.indexOf(config)]?.id),
      rounds.map(({ stakeMinor }) => stakeMinor),
      rounds.map(({ payoutMinor }) => payoutMinor),
      rounds.map(({ choice }) => JSON.stringify(choice)),
    ],
  );
};

/** The same, one round after the other, from all its rolls. */
const expectPlain = (bucket: RtpBucket | undefined, played: readonly Played[]): void => {
  const sum = (amount: (round: Played) => number): number => played.reduce((total, round) => total + amount(round), 0);
  const win = ({ config, stakeMinor, choice }: Played): number => Number(winPayout(config, stakeMinor, choice));
  const chance = ({ choice }: Played): number => chances.get(JSON.stringify(choice)) ?? Number.NaN;
  const stakes = sum(({ stakeMinor }) => Number(stakeMinor));
  expect([bucket?.rounds, bucket?.stakesMinor, bucket?.payoutsMinor]).toEqual([
    played.length,
    stakes,
    sum(({ payoutMinor }) => Number(payoutMinor)),
  ]);
  expect(bucket?.expected).toBeCloseTo(sum((round) => chance(round) * win(round)) / stakes, 12);
  const variance = sum((round) => chance(round) * (1 - chance(round)) * win(round) ** 2);
  expect(bucket?.standardError).toBeCloseTo(Math.sqrt(variance) / stakes, 12);
};

beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

describe('the return of dice', () => {
  it('is what all rounds one by one come to, whatever was bet on', async () => {
    await store(played);
    const { buckets } = await answerRtp(db.audit, houseGames, question);
    expect(buckets).toHaveLength(3);
    for (const [n, from, to] of [
      [0, 0, 50],
      [1, 50, LAST],
      [2, LAST, LAST + 1],
    ] as const)
      expectPlain(buckets[n], played.slice(from, to));
  });

  it('is unknown where somebody forged what was bet on', async () => {
    await db.owner.query(`UPDATE round SET choice = '{"percentBp":0,"side":"less"}' WHERE nonce = 1`);
    const { buckets } = await answerRtp(db.audit, houseGames, question);
    expect(buckets[0]).toMatchObject({ rounds: 50, expected: null, standardError: null });
    expectPlain(buckets[1], played.slice(50, LAST));
  });
});
