import type { PoolClient } from 'pg';
import { vi } from 'vitest';
import { randomUUIDv7 } from 'node:crypto';
import { z } from 'zod';
import {
  type bonus,
  accountsOf,
  checkInvariant,
  checkInvariants,
  houseAccountId,
  invariants,
  loadCurrencies,
  type PlayerAccountKind,
  type Queryable,
} from 'db';
import { defineBonus, type Bonus } from '../../../core/bonus/define-bonus.ts';
import {
  finishTestRound,
  openTestRound,
  testOpening,
  createTestDatabase,
  createTestPlayer,
  settleTestBet,
  testBet,
  type TestDatabase,
  type TestPlayer,
} from 'db/testing';
import {
  type BonusContext,
  type BonusPlayer,
  type BonusTools,
  withBonuses,
} from '../../../core/bonus/bonus-context.ts';
import { createResponsibleGuard } from '../../../core/hosts/play-guard.ts';
import type { StakeAccount } from 'games-engine';
import { texts } from '../../../core/i18n/texts.ts';
import { createTranslate } from '../../../core/i18n/translate.ts';
import { createLogger } from '../../../core/observability/logger.ts';
import { createCurrencies } from '../../cash/currencies.ts';
import { bonusMessages } from '../bonus-texts.ts';

const BASE_CURRENCY = 2;
const DAY_MS = 86_400_000;

/** A test bonus, once per period: on a stake account, to be wagered ten times within a day. */
export const testBonus = (
  account: bonus.GrantAccount,
  amountMinor: bigint,
  { id = `test.${account}`, isWatched = false } = {},
): Bonus =>
  defineBonus({
    id,
    section: 'limited',
    terms: 1,
    rules: z.object({}),
    input: z.object({ period: z.string().default('1') }),
    isWatched,
    offer: ({ at }, _rules, { period }) => ({
      period,
      account,
      amountMinor,
      ...((account === 'bonus' || account === 'usdicLocked') && {
        wagerTimes: 10,
        capTimes: 2,
        expiresAt: at + DAY_MS,
      }),
    }),
  });
const nobody = { toAll: () => undefined, toUser: () => undefined, toPlayer: () => undefined, toRoom: () => undefined };

/** A player of a bonus test. */
export type BonusTester = TestPlayer & BonusPlayer;

/** Bonuses with their own database and a clock set by the test. */
export class BonusHouse {
  readonly db: TestDatabase;
  readonly tools: BonusTools;
  at: number;

  private constructor(db: TestDatabase, at: number, currencies: BonusTools['currencies']) {
    this.db = db;
    this.at = at;
    const clock = { now: () => this.at };
    this.tools = {
      db,
      clock,
      currencies,
      guard: createResponsibleGuard({ db, clock, currencies }),
      balances: { changed: () => undefined, won: () => undefined, close: () => undefined },
      pushes: { here: nobody, everywhere: nobody, join: () => undefined, leave: () => undefined },
      translate: createTranslate({ general: texts('general'), bonus: bonusMessages }),
      log: createLogger('silent'),
    };
  }

  static async open(at: number): Promise<BonusHouse> {
    const db = await createTestDatabase();
    return new BonusHouse(db, at, await createCurrencies(() => loadCurrencies(db.pool)));
  }

  close(): Promise<void> {
    return this.db.drop();
  }

  async player({ creditMinor = 100_000_000_000n, targetCurrencyId = BASE_CURRENCY } = {}): Promise<BonusTester> {
    return { ...(await createTestPlayer(this.db, { creditMinor })), targetCurrencyId };
  }

  /** Settles a dice bet now. */
  async stakes(
    player: BonusTester,
    stakeMinor: bigint,
    { payoutMinor = 0n, from = 'real' }: { payoutMinor?: bigint; from?: StakeAccount } = {},
  ): Promise<void> {
    const { id: accountId } = await player.account(from);
    const house = await houseAccountId(this.db.pool, 'house.games', from === 'usdicLocked' ? 'USDIC' : 'BASE');
    const bet = await testBet(this.db.pool, player, { stakeMinor, payoutMinor });
    const result = await settleTestBet(this.db.pool, {
      ...bet,
      accountId,
      houseAccountId: house,
      accountKind: from,
      at: this.at,
    });
    if (result.status !== 'settled') throw new Error(`the bet was ${result.status}`);
  }

  /** Credits a deposit now. */
  async deposits({ userId }: BonusTester, baseMinor: bigint, provider = 'fiat'): Promise<void> {
    await this.db.owner.query(
      `INSERT INTO payment (ref, user_id, code, state, payway_id, method_id, provider, currency_id, course_micro, amount,
         base_minor, transaction_id, created_at, updated_at, done_at)
       VALUES ($1, $2, 1, 2, 4, 4, $5, 2, 1000000, $3, $3, $1, $4, $4, $4)`,
      [randomUUIDv7(), userId, baseMinor, this.at, provider],
    );
  }

  /** Opens a game of mines from the bonus balance. Gives a function that ends it. */
  async opensMines(player: BonusTester, stakeMinor: bigint): Promise<(payoutMinor: bigint) => Promise<void>> {
    const opening = await testOpening(this.db.pool, player, { stakeMinor, from: 'bonus' });
    await openTestRound(this.db.pool, opening);
    return async (payoutMinor) => void (await finishTestRound(this.db.pool, opening, 0, payoutMinor));
  }

  /** Drops a connection in mid-transaction, as a killed process does. */
  async #kill(client: PoolClient): Promise<void> {
    const { processID } = client as PoolClient & { processID: number };
    await this.db.owner.query('SELECT pg_terminate_backend($1, 5000)', [processID]);
  }

  /** Runs `work` on connections that drop after so many statements of a transaction. */
  async cutAfter<T>(statements: number, work: () => Promise<T>): Promise<T> {
    const { pool } = this.db;
    const connect = pool.connect.bind(pool);
    const cut = async (done?: never): Promise<PoolClient | void> => {
      if (done) return connect(done); // a query outside transactions
      const client = await connect();
      const query = client.query.bind(client) as (...input: unknown[]) => Promise<unknown>;
      let left = statements;
      const counted = async (...input: unknown[]): Promise<unknown> => {
        left -= 1;
        if (left < 0) await this.#kill(client);
        return query(...input);
      };
      return Object.assign(Object.create(client) as PoolClient, {
        query: counted,
        release: client.release.bind(client),
      });
    };
    const replaced = vi.spyOn(pool, 'connect').mockImplementation(cut as never);
    try {
      return await work();
    } finally {
      replaced.mockRestore();
    }
  }

  /** Runs `work` on a player's locked bonuses. */
  over<T>(player: BonusPlayer, work: (context: BonusContext) => Promise<T>): Promise<T> {
    return withBonuses(this.tools, player, work);
  }

  /** A player's non-empty balances by account. */
  async balances({ userId }: BonusPlayer): Promise<Partial<Record<PlayerAccountKind, bigint>>> {
    const accounts = Object.values(await accountsOf(this.db.pool, userId));
    return Object.fromEntries(
      accounts.filter(({ balanceMinor }) => balanceMinor !== 0n).map(({ kind, balanceMinor }) => [kind, balanceMinor]),
    );
  }

  /** Names of the laws violated within a transaction. */
  async breachesWithin(client: Queryable): Promise<string[]> {
    const found: string[] = [];
    for (const invariant of invariants) if (await checkInvariant(client, invariant)) found.push(invariant.name);
    return found;
  }

  /** Violated laws of the ledger. */
  breaches(): ReturnType<typeof checkInvariants> {
    return checkInvariants(this.db.owner);
  }
}
