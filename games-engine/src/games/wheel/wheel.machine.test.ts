import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { SharedBet } from '../../core/define-game.ts';
import { createFlatInterpreter, type FlatState } from '../../core/flat-interpreter.ts';
import {
  roundClosed,
  roundOpened,
  roundSettled,
  roundVoided,
  sharedBetPlaced,
  sharedOutcomeDrawn,
  type SharedEvent,
} from '../../core/shared-round.ts';
import { simulationSource } from '../../core/simulation.ts';
import { checkEveryStateAndEvent } from '../../testing/model.ts';
import { wheelDefaultConfig } from './wheel.config.ts';
import { wheel } from './index.ts';
import { wheelMachine, type WheelContext, type WheelEvent } from './wheel.machine.ts';
import { sectorOf, wheelOutcomeOfSigned, type WheelChoice, type WheelOutcome } from './wheel.rules.ts';
import { sectorInfo } from './wheel.view.ts';
import { firstVersionOf } from '../../core/draw/draw-config.ts';

const config = { ...firstVersionOf(wheelDefaultConfig), bettingMs: 1000, spinMs: 100, resultMs: 50 };
const hash = 'c'.repeat(64);
const entropy = 'e'.repeat(64);
const interpreter = createFlatInterpreter(wheelMachine);

const betBy = (player: string, sector: number, change: Partial<SharedBet<WheelChoice>> = {}) => ({
  id: `bet-${player}`,
  player,
  account: 'real' as const,
  currencyId: 2,
  stakeMinor: 500n,
  choice: { sector },
  clientSeed: 'seed',
  at: 100,
  ...change,
});

const stopsAt = (segment: number): WheelOutcome => ({ sector: sectorOf(config, segment), segment, source: 'chain' });

const random = JSON.stringify({
  method: 'generateSignedIntegers',
  n: 1,
  min: 0,
  max: 31,
  data: [4],
  serialNumber: 12,
});
const signed = wheelOutcomeOfSigned(config, { random, signature: 'c2lnbg==' });

/** A round driven by events, from its opening at 100 on. */
class TestWheel {
  state: FlatState = interpreter.initial({ config });

  constructor() {
    this.send(roundOpened(100, hash, 7));
  }

  send(event: SharedEvent): this {
    const next = interpreter.step(this.state, event);
    if (!next) throw new Error(`${event.type} was refused in ${this.state.value}`);
    this.state = next;
    return this;
  }

  bet(player: string, sector: number, change: Partial<SharedBet<WheelChoice>> = {}): this {
    return this.send(sharedBetPlaced(betBy(player, sector, { at: this.context.at, ...change })));
  }

  refusal(player: string, sector: number, change: Partial<SharedBet<WheelChoice>> = {}): string | undefined {
    return wheel.refusal(this.state, betBy(player, sector, { at: this.context.at, ...change }));
  }

  close(): this {
    return this.send(roundClosed(this.context.expireAt ?? 0));
  }

  draw(outcome: WheelOutcome): this {
    return this.send(sharedOutcomeDrawn(this.context.at, entropy, outcome));
  }

  settle(): this {
    const payoutsMinor = this.context.payoutsMinor.map(BigInt);
    return this.send(roundSettled((this.context.drawnAt ?? 0) + config.spinMs, payoutsMinor));
  }

  get context(): WheelContext {
    return this.state.context as WheelContext;
  }

  get view(): Record<string, unknown> {
    return { ...wheel.view(this.state) };
  }
}

describe('the wheel machine', () => {
  it('accepts in every state what it should, and nothing else', () => {
    const { table, tried } = checkEveryStateAndEvent<WheelContext>(wheel, {
      config,
      events: ({ context }) => {
        const { at, drawnAt, payoutsMinor } = context;
        const expireAt = context.expireAt ?? at;
        const settleAt = Math.max(at, (drawnAt ?? at) + config.spinMs);
        const payouts = payoutsMinor.map(BigInt);
        const placed = (player: string, sector: number, change: Partial<SharedBet<WheelChoice>> = {}) =>
          sharedBetPlaced(betBy(player, sector, { id: `bet-${context.bets.length}`, at, ...change }));
        const drawn = (outcome: object) => sharedOutcomeDrawn(at, entropy, outcome);
        return {
          open: roundOpened(Math.max(at, 100), hash, 7),
          'x2 bet of ann': placed('ann', 0),
          'x30 bet of ann': placed('ann', 3),
          'x5 bet of bob': placed('bob', 2),
          'bet of ann in euro': placed('ann', 0, { currencyId: 3 }),
          'late bet': placed('cat', 0, { at: expireAt + config.bettingMs }),
          'bet at the deadline': placed('cat', 0, { at: expireAt }),
          'small bet': placed('cat', 0, { stakeMinor: 9n }),
          'great bet': placed('cat', 0, { stakeMinor: 500_001n }),
          'bet on a fifth sector': placed('cat', 4),
          'USDIC bet': placed('cat', 0, { currencyId: 7, account: 'usdicLocked' }),
          close: roundClosed(expireAt),
          'close early': roundClosed(Math.max(at, expireAt - 1)),
          draw: drawn(stopsAt(4)),
          'signed draw': drawn(signed),
          'draw of another sector': drawn({ ...stopsAt(4), sector: 3 }),
          'draw 32': drawn({ ...stopsAt(4), segment: 32 }),
          'draw a half': drawn({ ...stopsAt(4), segment: 0.5 }),
          'draw without a source': drawn({ sector: 2, segment: 4 }),
          'signed draw of another segment': drawn({ ...signed, segment: 14 }),
          'signed draw that is not one': drawn({ ...signed, random: '{"data":[4]}' }),
          'signed draw without a signature': drawn({ ...signed, signature: '' }),
          settle: roundSettled(settleAt, payouts),
          'settle early': roundSettled(settleAt - 1, payouts),
          'pay one more': roundSettled(
            settleAt,
            payouts.map((payout) => payout + 1n).concat(payouts.length ? [] : [1n]),
          ),
          'pay too few': roundSettled(settleAt, payouts.slice(1).concat(payouts.length ? [] : [0n])),
          'pay too many': roundSettled(settleAt, [...payouts, 0n]),
          interrupt: roundVoided(at, 'interrupted'),
          cancel: roundVoided(at, 'cancelled'),
          'send home': roundVoided(at, 'alone'),
        };
      },
      isLast: ({ context }) => context.bets.length === 3,
    });
    expect(tried).toBeGreaterThan(500);
    const bets = {
      'x2 bet of ann': 'countdown',
      'x30 bet of ann': 'countdown',
      'x5 bet of bob': 'countdown',
      'bet of ann in euro': 'countdown', // her first in euro
    };
    expect(table).toEqual({
      unopened: { open: 'waiting' },
      waiting: { ...bets, 'late bet': 'countdown', 'bet at the deadline': 'countdown', interrupt: 'voided' },
      countdown: { ...bets, close: 'closed', interrupt: 'voided' },
      closed: { draw: 'spinning', 'signed draw': 'spinning', interrupt: 'voided' },
      spinning: { settle: 'result' },
      result: {},
      voided: {},
    });
  });

  it('waits for a first bet without a deadline', () => {
    const round = new TestWheel();
    expect(wheel.due(round.state)).toBeUndefined();
    expect(round.view).toMatchObject({ state: 0, expire: null });
  });

  it('takes bets for a time from the first on, and no later bet moves the end', () => {
    const round = new TestWheel().bet('ann', 0, { at: 70_000 });
    expect(wheel.due(round.state)).toEqual({ at: 71_000, what: 'close' });
    round.bet('bob', 1, { at: 70_999 });
    expect(wheel.due(round.state)).toEqual({ at: 71_000, what: 'close' });
    expect(round.refusal('cat', 0, { at: 71_000 })).toBe('WAIT_CANCEL_ROUND');
  });

  it('spins from the draw on, shows the result, and ends', () => {
    const round = new TestWheel().bet('ann', 2).close();
    expect(wheel.due(round.state)).toBeUndefined(); // the host draws at once
    expect(wheel.due(round.draw(stopsAt(4)).state)).toEqual({ at: 1200, what: 'settle' });
    expect(wheel.due(round.settle().state)).toEqual({ at: 1250, what: 'end' });
  });

  it('ends after a void, too', () => {
    const round = new TestWheel().bet('ann', 2).send(roundVoided(200, 'interrupted'));
    expect(wheel.due(round.state)).toEqual({ at: 250, what: 'end' });
    expect(round.context.voidReason).toBe('interrupted');
    expect(round.view).toMatchObject({ state: 0 });
  });

  it('takes several bets of one player on several sectors, in one currency', () => {
    const round = new TestWheel().bet('ann', 0).bet('ann', 0).bet('ann', 3, { stakeMinor: 10n });
    expect(round.refusal('ann', 1, { currencyId: 1 })).toBe('CURRENCY_ERROR');
    expect(round.refusal('bob', 1, { currencyId: 1 })).toBeUndefined();
    round.close().draw(stopsAt(0)).settle();
    expect(round.context.payoutsMinor).toEqual(['0', '0', '300']);
  });

  it('says first what waiting cannot change', () => {
    const round = new TestWheel().bet('ann', 0).close();
    expect(round.refusal('ann', 0)).toBe('WAIT_CANCEL_ROUND');
    expect(round.refusal('ann', 0, { stakeMinor: 1n })).toBe('WAIT_CANCEL_ROUND');
    expect(round.refusal('ann', 9)).toBe('SECTOR_NOT_FOUND');
    expect(round.refusal('cat', 0, { account: 'usdicLocked' })).toBe('CURRENCY_ERROR');
  });

  it('takes no bet while it is switched off', () => {
    const state = interpreter.step(
      interpreter.initial({ config: { ...config, enabled: false } }),
      roundOpened(100, hash, 7),
    ) as FlatState;
    expect(wheel.refusal(state, betBy('ann', 0))).toBe('WAIT_CANCEL_ROUND');
    expect(interpreter.step(state, sharedBetPlaced(betBy('ann', 0)))).toBeUndefined();
  });

  it('counts each sector: its bank, its bets, its players', () => {
    const { context } = new TestWheel().bet('ann', 0, { stakeMinor: 250n }).bet('ann', 0).bet('bob', 0).bet('bob', 3);
    expect(sectorInfo(context)).toEqual([
      { bankMinor: 1250n, bets: 3, players: 2 },
      { bankMinor: 0n, bets: 0, players: 0 },
      { bankMinor: 0n, bets: 0, players: 0 },
      { bankMinor: 500n, bets: 1, players: 1 },
    ]);
  });

  it('shows the fields of the specification in each state', () => {
    const round = new TestWheel();
    const none = { bank: '0', bets: 0, players: 0 };
    expect(round.view).toEqual({
      expire: null,
      expire_game: null,
      expire_max: 1,
      hash,
      maxBet: 500_000,
      minBet: 10,
      randomOrgData: null,
      sectors: [2, 3, 5, 30],
      sectorsInfo: [none, none, none, none],
      segment: null,
      state: 0,
      winner: null,
      winSector: null,
    });
    expect(round.bet('ann', 2).view).toMatchObject({
      state: 2,
      expire: 1100,
      sectorsInfo: [none, none, { bank: '500', bets: 1, players: 1 }, none],
    });
    expect(round.close().view).toMatchObject({ state: 2, winSector: null });
    expect(round.draw(stopsAt(4)).view).toMatchObject({ state: 3, segment: 4, winSector: 2, expire_game: 1200 });
    expect(round.settle().view).toMatchObject({ state: 4, winner: 'x5', randomOrgData: null });
  });

  it('shows what random.org signed as data', () => {
    const { randomOrgData } = new TestWheel().bet('ann', 2).close().draw(signed).view;
    expect(randomOrgData).toEqual({ random: JSON.parse(random), signature: 'c2lnbg==' });
    expect(JSON.stringify((randomOrgData as { random: object }).random)).toBe(random);
  });

  it('publishes what a finished round came to', () => {
    const round = new TestWheel().bet('ann', 2).bet('bob', 0).close().draw(signed).settle();
    expect(wheel.publicSnapshot(round.state)).toEqual({
      banksMinor: ['500', '0', '500', '0'],
      paidMinor: '2500',
      sector: 2,
      segment: 4,
      source: 'random.org',
      state: 'result',
    });
  });
});

describe('both interpreters of the wheel', () => {
  it('agree on random histories', () => {
    const source = simulationSource('wheel histories');
    const pick = <T>(values: readonly T[]): T => values[source.int(values.length)] as T;
    const events = (context: WheelContext): WheelEvent[] => {
      const at = context.at + source.int(400);
      const bet = betBy(pick(['ann', 'bob', '__proto__']), source.int(5), { at, stakeMinor: BigInt(source.int(1000)) });
      return [
        sharedBetPlaced({ ...bet, currencyId: pick([2, 2, 2, 3, 7]) }),
        roundClosed(at),
        sharedOutcomeDrawn(at, entropy, pick([stopsAt(source.int(32)), signed])),
        roundSettled(at, context.payoutsMinor.map(BigInt)),
      ];
    };
    const ends = new Set<string>();
    for (let game = 0; game < 100; game += 1) {
      const actor = createActor(wheelMachine, { input: { config } }).start();
      const round = new TestWheel();
      actor.send(roundOpened(100, hash, 7));
      for (let n = 0; n < 40; n += 1) {
        const event = pick(events(round.context));
        const before = actor.getSnapshot();
        actor.send(event);
        const after = actor.getSnapshot();
        const next = interpreter.step(round.state, event);
        expect(next !== undefined).toBe(after !== before);
        round.state = next ?? round.state;
        expect(round.state).toEqual({ value: after.value, context: after.context });
      }
      ends.add(round.state.value);
    }
    expect([...ends].toSorted()).toEqual(['closed', 'countdown', 'result', 'spinning']);
  });
});

describe('a wheel with 2000 players', () => {
  it('places and counts their bets', () => {
    const round = new TestWheel();
    for (let n = 0; n < 2000; n += 1) round.bet(`player${n}`, n % 4);
    expect(round.view).toMatchObject({ sectorsInfo: [{ bets: 500 }, { bets: 500 }, { bets: 500 }, { bets: 500 }] });
  });
});
