import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SeedsRefusedError } from '../features/fairness/seed-pairs.repository.ts';
import { createTestPlayer, settleTestBet, testBet, type TestPlayer } from '../testing/fixtures.ts';
import { createTestDatabase, rotateTestSeeds, type TestDatabase } from '../testing/index.ts';
import { TestRound } from '../testing/shared-fixtures.ts';
import { finishTestRound, moveTestRound, openTestRound, testOpening } from '../testing/stepped-fixtures.ts';
import { RoundMovedError } from './errors.ts';
import { checkInvariants } from './invariants.ts';
import type { SoloOpening } from './solo-steps.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

const START = 500n;
const PLAYERS = 3;

interface Seat {
  player: TestPlayer;
  real: bigint; // expected balance
  held: bigint;
  mines: { opening: SoloOpening; moves: number } | undefined;
}

interface Table {
  round: TestRound;
  state: 'open' | 'closed' | 'drawn' | 'over';
  bets: { seat: Seat; stake: bigint }[];
}

let histories = 0;

/** Model of the ledger's statements about some players and the rounds they play in games of their own. */
class Model {
  readonly id = (histories += 1);
  readonly seats: Seat[];
  battle: Table | undefined; // one at a time, of a chain
  readonly rooms: Table[] = [];

  constructor(players: readonly TestPlayer[]) {
    this.seats = players.map((player) => ({ player, real: START, held: 0n, mines: undefined }));
  }

  seat(pick: number): Seat {
    const seat = this.seats[pick % PLAYERS];
    if (!seat) throw new Error('no seat');
    return seat;
  }

  /** The battle, or one of the rooms: opened when there is none. */
  async table(pick: number): Promise<Table> {
    const open = async (game: string, seeding: 'chain' | 'own'): Promise<Table> => ({
      round: await TestRound.open(db.pool, { game, seeding }),
      state: 'open',
      bets: [],
    });
    if (pick % 2 === 0) {
      if (!this.battle || this.battle.state === 'over') this.battle = await open(`battle${this.id}`, 'chain');
      return this.battle;
    }
    if (this.rooms.length < 3) this.rooms.push(await open(`coinflip${this.id}`, 'own'));
    const room = this.rooms[pick % this.rooms.length];
    if (!room) throw new Error('no room');
    return room;
  }
}

type Step = (model: Model) => Promise<void>;

/** Does what the state allows, and expects a refusal otherwise. */
const inState = async (allowed: boolean, work: () => Promise<unknown>): Promise<boolean> => {
  if (allowed) await work();
  else await expect(work()).rejects.toThrow(RoundMovedError);
  return allowed;
};

const bet =
  (pick: number, who: readonly number[], stake: bigint): Step =>
  async (model) => {
    const table = await model.table(pick);
    const seats = [...new Set(who.map((each) => model.seat(each)))];
    const results = await table.round.place(...seats.map(({ player }) => ({ player, stakeMinor: stake })));
    for (const [n, seat] of seats.entries()) {
      const status = table.state !== 'open' ? 'closed' : seat.real < stake ? 'insufficient' : 'placed';
      expect(results[n]?.status).toBe(status);
      if (status !== 'placed') continue;
      seat.real -= stake;
      seat.held += stake;
      table.bets.push({ seat, stake });
    }
  };

const close =
  (pick: number): Step =>
  async (model) => {
    const table = await model.table(pick);
    if (await inState(table.state === 'open', () => table.round.close())) table.state = 'closed';
  };

const draw =
  (pick: number): Step =>
  async (model) => {
    const table = await model.table(pick);
    if (await inState(table.state === 'closed', () => table.round.draw())) table.state = 'drawn';
  };

const settle =
  (pick: number, factors: readonly number[]): Step =>
  async (model) => {
    const table = await model.table(pick);
    const payouts = table.bets.map(({ stake }, n) => (stake * BigInt(factors[n % factors.length] ?? 0)) / 10n);
    if (!(await inState(table.state === 'drawn', () => table.round.settle(...payouts)))) return;
    table.state = 'over';
    for (const [n, { seat, stake }] of table.bets.entries()) {
      seat.held -= stake;
      seat.real += payouts[n] ?? 0n;
    }
  };

const cancel =
  (pick: number): Step =>
  async (model) => {
    const table = await model.table(pick);
    if (!(await inState(table.state === 'open' || table.state === 'closed', () => table.round.void()))) return;
    table.state = 'over';
    for (const { seat, stake } of table.bets) {
      seat.held -= stake;
      seat.real += stake;
    }
  };

const openMines =
  (who: number, stakeMinor: bigint): Step =>
  async (model) => {
    const seat = model.seat(who);
    const opening = await testOpening(db.pool, seat.player, { stakeMinor });
    const { status } = await openTestRound(db.pool, opening);
    expect(status).toBe(seat.mines ? 'unfinished' : seat.real < stakeMinor ? 'insufficient' : 'settled');
    if (status !== 'settled') return;
    seat.real -= stakeMinor;
    seat.mines = { opening, moves: 0 };
  };

const openCell =
  (who: number): Step =>
  async (model) => {
    const { mines } = model.seat(who);
    if (!mines) return;
    expect(await moveTestRound(db.pool, mines.opening, mines.moves)).toEqual({ status: 'moved' });
    mines.moves += 1;
  };

const endMines =
  (who: number, factor: number): Step =>
  async (model) => {
    const seat = model.seat(who);
    if (!seat.mines) return;
    const { opening, moves } = seat.mines;
    const payout = (opening.stakeMinor * BigInt(factor)) / 10n;
    seat.real += payout;
    const result = await finishTestRound(db.pool, opening, moves, payout);
    expect(result).toEqual({ status: 'settled', balanceMinor: seat.real });
    seat.mines = undefined;
  };

const dice =
  (who: number, stakeMinor: bigint, payoutMinor: bigint): Step =>
  async (model) => {
    const seat = model.seat(who);
    const { status } = await settleTestBet(db.pool, await testBet(db.pool, seat.player, { stakeMinor, payoutMinor }));
    expect(status).toBe(seat.real < stakeMinor ? 'insufficient' : 'settled');
    if (status === 'settled') seat.real += payoutMinor - stakeMinor;
  };

const rotate =
  (who: number): Step =>
  async (model) => {
    const { player, mines } = model.seat(who);
    const work = rotateTestSeeds(db, player.userId, { at: 9 });
    if (mines) await expect(work).rejects.toThrow(SeedsRefusedError);
    else await work;
  };

const amount = fc.bigInt({ min: 1n, max: 200n });
const factor = fc.nat(25); // tenths of the stake
const pick = fc.nat(11);
const who = fc.nat(PLAYERS - 1);
const named = <T extends readonly unknown[]>(
  name: string,
  values: { [K in keyof T]: fc.Arbitrary<T[K]> },
  make: (...values: T) => Step,
) => fc.tuple(...values).map((args): [string, Step] => [`${name} ${args.join(' ')}`, make(...(args as unknown as T))]);

const step: fc.Arbitrary<[string, Step]> = fc.oneof(
  {
    weight: 6,
    arbitrary: named<[number, number[], bigint]>(
      'bet',
      [pick, fc.array(who, { minLength: 1, maxLength: 4 }), amount],
      bet,
    ),
  },
  { weight: 2, arbitrary: named<[number]>('close', [pick], close) },
  { weight: 2, arbitrary: named<[number]>('draw', [pick], draw) },
  {
    weight: 2,
    arbitrary: named<[number, number[]]>('settle', [pick, fc.array(factor, { minLength: 1, maxLength: 5 })], settle),
  },
  { weight: 1, arbitrary: named<[number]>('void', [pick], cancel) },
  { weight: 2, arbitrary: named<[number, bigint]>('open mines', [who, amount], openMines) },
  { weight: 2, arbitrary: named<[number]>('open a cell', [who], openCell) },
  { weight: 2, arbitrary: named<[number, number]>('end mines', [who, factor], endMines) },
  {
    weight: 1,
    arbitrary: named<[number, bigint, bigint]>('dice', [who, amount, fc.bigInt({ min: 0n, max: 300n })], dice),
  },
  { weight: 1, arbitrary: named<[number]>('rotate', [who], rotate) },
);

it('agrees with a model after any history of shared rounds and mines, and every invariant holds', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 50 }), async (steps) => {
      const players = await Promise.all(
        Array.from({ length: PLAYERS }, () => createTestPlayer(db, { creditMinor: START })),
      );
      const model = new Model(players);
      for (const [, run] of steps) await run(model);
      for (const { player, real, held } of model.seats) {
        expect([(await player.account('real')).balanceMinor, (await player.account('held')).balanceMinor]).toEqual([
          real,
          held,
        ]);
      }
      expect(await checkInvariants(db.pool)).toEqual([]);
    }),
    { numRuns: 20 },
  );
}, 120_000);
