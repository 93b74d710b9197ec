import { randomUUIDv7 } from 'node:crypto';
import type { SharedEvent, SharedOpponents, StakeAccount } from 'games-engine';
import type { Pool } from 'pg';
import { openSharedRound, closeSharedRound, drawSharedRound, type StoredSharedRound } from '../games/shared-rounds.ts';
import type { PlayerAccountKind } from '../ledger/accounts.ts';
import { settleSharedRound, voidSharedRound, type SharedPayment } from '../ledger/settle-shared.ts';
import { placeSharedBets, type SharedBetInput, type SharedBetResult } from '../ledger/shared-bets.ts';
import { testConfig, type TestPlayer } from './fixtures.ts';

/** A bet on a test's round. The round gives it its event's place and its time. */
export interface TestBet {
  player: TestPlayer;
  stakeMinor: bigint;
  from?: StakeAccount;
  key?: string;
  requestHash?: Buffer;
}

/** A shared round as one host leads it: it remembers how many events it has written. */
export class TestRound {
  readonly stored: StoredSharedRound;
  readonly #pool: Pool;
  seq = 1; // number of the next event
  at = 1_000;
  opponents: SharedOpponents = 'house';

  constructor(pool: Pool, stored: StoredSharedRound) {
    this.#pool = pool;
    this.stored = stored;
  }

  static async open(
    pool: Pool,
    {
      game = 'battle',
      seeding = 'chain',
      at = 1_000,
      meta,
    }: { game?: string; seeding?: 'chain' | 'own'; at?: number; meta?: object } = {},
  ): Promise<TestRound> {
    const { id: configId } = await testConfig(pool, game);
    return new TestRound(
      pool,
      await openSharedRound(pool, { game, pin: () => ({ configId }), at, seeding, ...(meta && { meta }) }),
    );
  }

  get id(): string {
    return this.stored.id;
  }

  /** The same round as another host sees it that has read it now. */
  twin(): TestRound {
    const twin = new TestRound(this.#pool, this.stored);
    return Object.assign(twin, { seq: this.seq, at: this.at });
  }

  async input({ player, stakeMinor, from = 'real', key, requestHash }: TestBet): Promise<SharedBetInput> {
    const [account, held] = await Promise.all([player.account(from), player.account('held')]);
    return this.bet({
      userId: player.userId,
      accountId: account.id,
      heldAccountId: held.id,
      stakeMinor,
      from,
      key,
      requestHash,
    });
  }

  bet(order: {
    userId: bigint;
    accountId: bigint;
    heldAccountId: bigint;
    stakeMinor: bigint;
    from?: PlayerAccountKind;
    key?: string | undefined;
    requestHash?: Buffer | undefined;
  }): SharedBetInput {
    const { userId, accountId, heldAccountId, stakeMinor, from = 'real', key = null, requestHash = null } = order;
    const id = randomUUIDv7();
    const [choice, clientSeed] = [{ team: 'red' }, `client-"${userId}"\\`];
    const bet = { account: from, at: this.at, betId: id, choice, clientSeed, currencyId: 2 };
    const event = { ...bet, stakeMinor: String(stakeMinor), type: 'bet.placed' };
    return {
      id,
      game: this.stored.game,
      userId,
      accountId,
      accountKind: from,
      heldAccountId,
      currencyId: 2,
      stakeMinor,
      choice: JSON.stringify(choice),
      clientSeed,
      at: this.at,
      event: JSON.stringify(event),
      key,
      requestHash,
    };
  }

  /** Places bets of different players in one statement. */
  async place(...bets: readonly TestBet[]): Promise<SharedBetResult[]> {
    return this.placeInputs(await Promise.all(bets.map((bet) => this.input(bet))));
  }

  async placeInputs(bets: readonly SharedBetInput[]): Promise<SharedBetResult[]> {
    const results = await placeSharedBets(this.#pool, {
      roundId: this.id,
      firstSeq: this.seq,
      bets,
      opponents: this.opponents,
    });
    this.seq += results.filter(({ status }) => status === 'placed').length;
    return results;
  }

  async #step<T>(
    event: SharedEvent,
    work: (step: { roundId: string; seq: number; event: SharedEvent }) => Promise<T>,
  ): Promise<T> {
    const result = await work({ roundId: this.id, seq: this.seq, event });
    this.seq += 1;
    return result;
  }

  close(): Promise<void> {
    return this.#step({ at: this.at, type: 'round.closed' }, (step) => closeSharedRound(this.#pool, step));
  }

  draw(outcome: object = { number: 7 }, meta?: object): Promise<void> {
    const entropy = 'e'.repeat(64);
    return this.#step({ at: this.at, entropy, outcome, type: 'outcome.drawn' }, (step) =>
      drawSharedRound(this.#pool, { ...step, entropy, outcome, ...(meta && { meta }) }),
    );
  }

  settle(...payoutsMinor: readonly bigint[]): Promise<SharedPayment[]> {
    const event = { at: this.at, payoutsMinor: payoutsMinor.map(String), type: 'round.settled' } as const;
    return this.#step(event, (step) =>
      settleSharedRound(this.#pool, { ...step, payoutsMinor, opponents: this.opponents }),
    );
  }

  void(): Promise<SharedPayment[]> {
    const event = { at: this.at, reason: 'interrupted', type: 'round.voided' } as const;
    return this.#step(event, (step) => voidSharedRound(this.#pool, step));
  }

  /** From the end of betting to the payment. */
  async finish(...payoutsMinor: readonly bigint[]): Promise<SharedPayment[]> {
    await this.close();
    await this.draw();
    return this.settle(...payoutsMinor);
  }
}

/** Players without seeds, made in one statement: for rounds of thousands. Each has 1,000 hundredths on `real`. */
export const createTestCrowd = async (
  owner: Pool,
  count: number,
): Promise<{ userId: bigint; accountId: bigint; heldAccountId: bigint }[]> => {
  const { rows } = await owner.query<{ userId: bigint; accountId: bigint; heldAccountId: bigint }>(
    `WITH users AS (
       INSERT INTO app_user (public_id, nick, nick_key) SELECT n, n, n FROM (SELECT 'crowd' || g AS n FROM generate_series(1, $1::int) g) t
       RETURNING id
     ), accounts AS (
       INSERT INTO ledger_account (user_id, kind, unit, balance, version)
       SELECT u.id, k.kind, 'BASE', k.balance, k.version FROM users u CROSS JOIN (VALUES ('real', 1000, 1), ('held', 0, 0)) k (kind, balance, version)
       RETURNING id, user_id, kind
     ), credits AS (
       INSERT INTO ledger_transaction (id, kind, scope, at) SELECT gen_random_uuid(), 'demo.credit', 'crowd:' || id, 1 FROM accounts WHERE kind = 'real'
       RETURNING id, substring(scope FROM 7)::bigint AS account_id
     ), entries AS (
       INSERT INTO ledger_entry (transaction_id, line, account_id, amount, balance_after, version)
       SELECT id, 0, account_id, 1000, 1000, 1 FROM credits
       UNION ALL
       SELECT c.id, 1, h.id, -1000, NULL, NULL FROM credits c, ledger_account h WHERE h.kind = 'house.bonuses' AND h.unit = 'BASE'
     )
     SELECT r.user_id AS "userId", r.id AS "accountId", h.id AS "heldAccountId"
     FROM accounts r JOIN accounts h ON h.user_id = r.user_id AND h.kind = 'held' WHERE r.kind = 'real'`,
    [count],
  );
  return rows;
};
