import { randomUUIDv7 } from 'node:crypto';
import { accountOf, houseAccountId, postTransaction } from 'db';
import { houseFeatures } from '../app/features.ts';
import { totpContext } from '../core/auth/second-factor.ts';
import { createSecretBox } from '../core/auth/secret-box.ts';
import type { AnyServerFeature } from '../core/features/feature.ts';
import { withdrawals } from '../features/withdrawals/index.ts';
import { startTestServer, type TestPlayer, type TestServer } from './test-server.ts';

export const CARD = '4111 1111 1111 1111';
export const RUB_CARD = 4;
export const SBP = 74;
export const BITCOIN = 204;

export const APP_SECRET = 'of the tests of withdrawals, and of nothing else';
const DAY_MS = 86_400_000;

/** A form that is accepted from who may withdraw. */
export const cardForm = (changes: object = {}): Record<string, unknown> => ({
  amount: '1500',
  purse_id: RUB_CARD,
  purseNumber: CARD,
  bank_id: 1,
  ...changes,
});

interface Answer {
  success: boolean;
  code?: unknown;
  msg?: string;
  limit?: string;
  currency?: string;
  restBets?: string;
  retryAfterMs?: number;
  data: { code: number; balance: number; payment: { id: number; state: number; payableFrom: number | null } };
}

/** A cash desk with players who may withdraw, and what tests do to them. */
export interface Desk {
  server: TestServer;
  /** Somebody with a credited deposit. */
  customer(options?: { creditMinor?: bigint; depositDaysAgo?: number | null; language?: string }): Promise<TestPlayer>;
  credit(player: TestPlayer, daysAgo?: number): Promise<unknown>;
  withdraw(player: TestPlayer, changes?: object): Promise<Answer>;
  balanceOf(player: TestPlayer, kind?: 'real' | 'held' | 'bonus'): Promise<bigint>;
  /** Makes the player's last request as old. */
  age(player: TestPlayer, ms: number): Promise<void>;
  /** Asks for a withdrawal that is accepted; its id. */
  ask(player: TestPlayer, changes?: object): Promise<number>;
  stateOf(id: number): Promise<number>;
  /** Plays the far side of the fiat payouts. */
  press(path: string, form: Readonly<Record<string, string>>): Promise<unknown>;
  /** The key of a withdrawal's payout. */
  refOf(id: number): Promise<string>;
  /** Switches the second factor on. */
  setSecondFactor(player: TestPlayer, secret: string): Promise<unknown>;
  sql(text: string, values?: readonly unknown[]): Promise<Record<string, unknown>[]>;
}

const PAYOUTS_EVERY_MS = 200;

/** Withdrawals whose payouts nobody waits seconds for. */
const eager: AnyServerFeature = {
  ...withdrawals,
  async open(tools) {
    const { jobs = [], ...open } = await withdrawals.open(tools);
    return { ...open, jobs: jobs.map((job) => (job.name === 'payouts' ? { ...job, everyMs: PAYOUTS_EVERY_MS } : job)) };
  },
};

/** Opens one. `environment`: of the server; new destinations are paid to at once unless it says otherwise. */
export const openDesk = async (environment: Record<string, string> = {}): Promise<Desk> => {
  const parts = { features: { ...houseFeatures, withdrawals: eager } };
  return deskOf(await startTestServer({ NEW_DESTINATION_WAIT: '0', APP_SECRET, ...environment }, { parts }));
};

/** The desk of a server that runs already. */
export const deskOf = (server: TestServer): Desk => {
  const { owner } = server.database;
  const sql: Desk['sql'] = async (text, values = []) => (await owner.query(text, [...values])).rows;
  /** A deposit as it stands once it is credited; its money came with the account. */
  const credit: Desk['credit'] = ({ userId }, daysAgo = 1) =>
    sql(
      `INSERT INTO payment (ref, user_id, code, state, payway_id, method_id, provider, currency_id, course_micro, amount,
         base_minor, transaction_id, created_at, updated_at, done_at)
       VALUES ($1, $2, 1, 2, 4, 4, 'fiat', 2, 1000000, 100000, 100000, $1, $3, $3, $3)`,
      [randomUUIDv7(), userId, Date.now() - daysAgo * DAY_MS],
    );
  const withdraw: Desk['withdraw'] = async (player, changes = {}) =>
    (await player.request('cash:withdraw', cardForm(changes))) as never;
  return {
    server,
    credit,
    sql,
    async customer({ creditMinor = 1_000_000n, depositDaysAgo = 1, language = 'en' } = {}) {
      const player = await server.player({ creditMinor, language });
      if (depositDaysAgo !== null) await credit(player, depositDaysAgo);
      return player;
    },
    withdraw,
    async balanceOf({ userId }, kind = 'real') {
      return (await accountOf(server.db.pool, userId, kind)).balanceMinor;
    },
    async ask(player, changes) {
      const answer = await withdraw(player, changes);
      if (!answer.success) throw new Error(`refused: ${JSON.stringify(answer)}`);
      return answer.data.payment.id;
    },
    stateOf: async (id) => Number((await sql('SELECT state FROM payment WHERE id = $1', [id]))[0]?.['state']),
    refOf: async (id) => String((await sql('SELECT ref FROM payment WHERE id = $1', [id]))[0]?.['ref']),
    press: (path, form) =>
      fetch(`${server.url}/sandbox/payouts${path}`, {
        method: 'POST',
        body: new URLSearchParams(form),
        redirect: 'manual',
      }),
    setSecondFactor({ userId }, secret) {
      const sealed = createSecretBox(APP_SECRET).seal(secret, totpContext(userId));
      return sql('UPDATE app_user SET totp_secret = $2 WHERE id = $1', [userId, sealed]);
    },
    async age({ userId }, ms) {
      await sql('UPDATE payment SET created_at = created_at - $2 WHERE user_id = $1 AND code = 2', [userId, ms]);
    },
  };
};

/** Puts money onto a bonus balance. */
export const giveBonus = async ({ server }: Desk, { userId }: TestPlayer, amount: bigint): Promise<void> => {
  const { pool } = server.db;
  const { id } = await accountOf(pool, userId, 'bonus');
  const house = await houseAccountId(pool, 'house.bonuses');
  const entries = [
    { accountId: id, amount },
    { accountId: house, amount: -amount },
  ];
  await postTransaction(pool, { kind: 'test', scope: 'test', key: null, requestHash: null, at: 1, entries });
};
