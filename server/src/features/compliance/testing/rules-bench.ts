import { randomUUIDv7 } from 'node:crypto';
import { inUnitOfWork, openDatabase, type Database } from 'db';
import {
  createTestDatabase,
  createTestPlayer,
  settleTestBet,
  testBet,
  TestRound,
  type TestDatabase,
  type TestPlayer,
} from 'db/testing';
import { programThresholds, type AmlThresholds } from '../../../../contract/features/aml-thresholds.ts';
import { createServerGames } from '../../../core/games/server-games.ts';
import type { ActiveConfigs } from '../../../core/hosts/active-configs.ts';
import { houseGames } from '../../../games/registry.ts';
import { runAmlRules } from '../run-rules.ts';

const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;
/** Noon of a Moscow day that is long over. */
export const NOON = Date.UTC(2026, 0, 10, 9);

export interface RaisedAlert {
  rule: string;
  facts: Record<string, number | string>;
  evidence: { kind: string; ref: string }[];
  caseId: number | null;
}

type Payment = { code: 1 | 2; amount: number; at: number; state?: 1 | 2 | 4 };

/** Rules of a test: payments and play with times of its choice, judged up to a time. */
export interface RulesBench {
  db: Database;
  database: TestDatabase;
  player(): Promise<TestPlayer>;
  pay(player: TestPlayer, ...payments: readonly Payment[]): Promise<void>;
  /** Bets on dice: one pays, the others lose. */
  dice(player: TestPlayer, bets: readonly { stakeMinor: bigint; payoutMinor: bigint }[]): Promise<void>;
  /** A coinflip of these players, which the first wins. */
  flip(stakeMinor: bigint, ...players: readonly TestPlayer[]): Promise<void>;
  /** Has accounts share what identifies a person. */
  share(kind: 'device' | 'email', isProven: boolean, ...players: readonly TestPlayer[]): Promise<void>;
  judge(until?: number): Promise<void>;
  alerts(player: TestPlayer, rule?: string): Promise<RaisedAlert[]>;
  /** Thresholds of which only these rules are on. */
  use(thresholds: Partial<AmlThresholds>): Promise<void>;
  close(): Promise<void>;
}

const off = Object.fromEntries(
  Object.entries(programThresholds).map(([rule, one]) => [rule, { ...one, isOn: false }]),
) as unknown as AmlThresholds;

export const openRulesBench = async (): Promise<RulesBench> => {
  const database = await createTestDatabase();
  const db = await openDatabase({ url: database.url, max: 6 });
  const { owner } = database;
  const [first, second] = await Promise.all([createTestPlayer(db), createTestPlayer(db)]);
  const games = createServerGames(houseGames.all);
  const configs = {
    find: async (game: string) => ({ id: 1, config: games.get(game).game.defaultConfig }),
  } as unknown as ActiveConfigs;
  let shared = 0;
  const judge = async (until = Date.now()): Promise<void> => {
    const clock = { now: () => until };
    const tools = { db, em: () => db.orm.em.fork(), clock, games, configs };
    await runAmlRules({ ...tools, inUnitOfWork: (work) => inUnitOfWork(db, work) });
  };
  return {
    db,
    database,
    player: () => createTestPlayer(db, { creditMinor: 1_000_000_000n }),
    judge,
    async pay({ userId }, ...payments) {
      for (const { code, amount, at, state = 2 } of payments)
        await owner.query(
          `INSERT INTO payment (ref, user_id, code, state, payway_id, method_id, provider, currency_id, course_micro, amount, coin_amount,
             base_minor, hold_id, purse_number, sent_minor, transaction_id, created_at, updated_at, done_at, cancelled_at)
           SELECT $1, $2, $3::smallint, $4::smallint, payway_id, id, 'test', currency_id, 1000000, $5, '1', $5, $1, '4000', 0,
             CASE WHEN $4 = 2 THEN $1::uuid END, $6, $6, CASE WHEN $4 = 2 THEN $6::bigint END, CASE WHEN $4 = 4 THEN $6::bigint END
           FROM pay_method ORDER BY id LIMIT 1`,
          [randomUUIDv7(), userId, code, state, amount, at],
        );
    },
    async dice(player, bets) {
      for (const bet of bets) {
        const solo = await testBet(db.pool, player, bet);
        await settleTestBet(db.pool, { ...solo, choice: '{"percentBp":5000,"side":"less"}' });
      }
    },
    async flip(stakeMinor, ...players) {
      const round = await TestRound.open(db.pool, { game: 'coinflip', seeding: 'own', at: Date.now() });
      Object.assign(round, { at: Date.now(), opponents: 'players' });
      await round.place(...players.map((player) => ({ player, stakeMinor })));
      await round.finish(...players.map((_, index) => (index === 0 ? (stakeMinor * 19n) / 10n : 0n)));
    },
    async share(kind, isProven, ...players) {
      shared += 1;
      const hash = Buffer.alloc(32, shared);
      for (const { userId } of players)
        await owner.query('INSERT INTO identity_key (user_id, kind, key_hash, is_proven) VALUES ($1, $2, $3, $4)', [
          userId,
          kind,
          hash,
          isProven,
        ]);
    },
    async alerts({ userId }, rule) {
      const { rows } = await owner.query<RaisedAlert>(
        `SELECT rule, facts, evidence, case_id AS "caseId" FROM aml_alert
         WHERE user_id = $1 AND ($2::text IS NULL OR rule = $2) ORDER BY id`,
        [userId, rule ?? null],
      );
      return rows;
    },
    async use(thresholds) {
      await owner.query(`UPDATE aml_rules SET status = 'retired' WHERE status = 'active'`);
      await owner.query(
        `INSERT INTO aml_rules (thresholds, status, author_id, reason, created_at, decider_id, decided_at)
         VALUES ($1, 'active', $2, 'test', 1, $3, 1)`,
        [JSON.stringify({ ...off, ...thresholds }), first.userId, second.userId],
      );
    },
    async close() {
      await db.close();
      await database.drop();
    },
  };
};

/** Times so many hours after noon. */
export const hoursLater = (hours: number): number => NOON + hours * HOUR_MS;
