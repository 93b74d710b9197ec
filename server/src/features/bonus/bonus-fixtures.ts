import {
  accountsOf,
  checkInvariant,
  checkInvariants,
  invariants,
  loadCurrencies,
  type PlayerAccountKind,
  type Queryable,
} from 'db';
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
import type { BonusContext, BonusPlayer, BonusTools } from '../../core/bonus/bonus-context.ts';
import { withBonuses } from '../../core/bonus/bonus-context.ts';
import { createResponsibleGuard } from '../../core/hosts/play-guard.ts';
import type { StakeAccount } from 'games-engine';
import { generalMessages } from '../../core/i18n/general.messages.ts';
import { createTranslate } from '../../core/i18n/translate.ts';
import { createLogger } from '../../core/observability/logger.ts';
import { createCurrencies } from '../cash/currencies.ts';
import { bonusMessages } from './bonus.messages.ts';

const BASE_CURRENCY = 2;
const nobody = { toAll: () => undefined, toUser: () => undefined, toPlayer: () => undefined, toRoom: () => undefined };

/** A player of a bonus test. */
export type BonusTester = TestPlayer & BonusPlayer;

/** Bonuses over a database of their own and a clock that a test sets. */
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
      guard: createResponsibleGuard({ pool: db.pool, clock, currencies }),
      balances: { changed: () => undefined, close: () => undefined },
      pushes: { here: nobody, everywhere: nobody, join: () => undefined, leave: () => undefined },
      translate: createTranslate({ general: generalMessages, bonus: bonusMessages }),
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
    return { ...(await createTestPlayer(this.db.pool, { creditMinor })), targetCurrencyId };
  }

  /** A dice bet of now that is settled. */
  async stakes(
    player: BonusTester,
    stakeMinor: bigint,
    { payoutMinor = 0n, from = 'real' }: { payoutMinor?: bigint; from?: StakeAccount } = {},
  ): Promise<void> {
    const { id: accountId } = await player.account(from);
    const bet = await testBet(this.db.pool, player, { stakeMinor, payoutMinor });
    const result = await settleTestBet(this.db.pool, { ...bet, accountId, accountKind: from, at: this.at });
    if (result.status !== 'settled') throw new Error(`the bet was ${result.status}`);
  }

  /** A game of mines from the bonus balance that stays open; how it ends. */
  async opensMines(player: BonusTester, stakeMinor: bigint): Promise<(payoutMinor: bigint) => Promise<void>> {
    const opening = await testOpening(this.db.pool, player, { stakeMinor, from: 'bonus' });
    await openTestRound(this.db.pool, opening);
    return async (payoutMinor) => void (await finishTestRound(this.db.pool, opening, 0, payoutMinor));
  }

  /** Works over a player's bonuses. */
  over<T>(player: BonusPlayer, work: (context: BonusContext) => Promise<T>): Promise<T> {
    return withBonuses(this.tools, player, work);
  }

  /** What a player has, by account; what is empty is left out. */
  async balances({ userId }: BonusPlayer): Promise<Partial<Record<PlayerAccountKind, bigint>>> {
    const accounts = Object.values(await accountsOf(this.db.pool, userId));
    return Object.fromEntries(
      accounts.filter(({ balanceMinor }) => balanceMinor !== 0n).map(({ kind, balanceMinor }) => [kind, balanceMinor]),
    );
  }

  /** Names of the laws that do not hold within a transaction. */
  async breachesWithin(client: Queryable): Promise<string[]> {
    const found: string[] = [];
    for (const invariant of invariants) if (await checkInvariant(client, invariant)) found.push(invariant.name);
    return found;
  }

  /** Laws of the ledger that do not hold. */
  breaches(): ReturnType<typeof checkInvariants> {
    return checkInvariants(this.db.owner);
  }
}
