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
import { battleDefaultConfig } from './battle.config.ts';
import { battle } from './index.ts';
import { battleMachine, type BattleContext, type BattleEvent } from './battle.machine.ts';
import { findPlayer } from './battle.players.ts';
import type { BattleChoice, BattleTeam } from './battle.rules.ts';
import { firstVersionOf } from '../../core/draw/draw-config.ts';

const config = { ...firstVersionOf(battleDefaultConfig), countdownMs: 1000, spinMs: 100, resultMs: 50 };
const hash = 'c'.repeat(64);
const entropy = 'e'.repeat(64);
const interpreter = createFlatInterpreter(battleMachine);

const betBy = (player: string, team: BattleTeam, change: Partial<SharedBet<BattleChoice>> = {}) => ({
  id: `bet-${player}`,
  player,
  account: 'real' as const,
  currencyId: 2,
  stakeMinor: 500n,
  choice: { team },
  clientSeed: 'seed',
  at: 100,
  ...change,
});

/** A battle driven by events, from its opening at 100 on. */
class TestBattle {
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

  bet(player: string, team: BattleTeam, change: Partial<SharedBet<BattleChoice>> = {}): this {
    return this.send(sharedBetPlaced(betBy(player, team, { at: this.context.at, ...change })));
  }

  refusal(player: string, team: BattleTeam, change: Partial<SharedBet<BattleChoice>> = {}): string | undefined {
    return battle.refusal(this.state, betBy(player, team, { at: this.context.at, ...change }));
  }

  close(): this {
    return this.send(roundClosed(this.context.expireAt ?? 0));
  }

  draw(number: number): this {
    return this.send(sharedOutcomeDrawn(this.context.at, entropy, { number }));
  }

  settle(): this {
    const payoutsMinor = this.context.payoutsMinor.map(BigInt);
    return this.send(roundSettled((this.context.drawnAt ?? 0) + config.spinMs, payoutsMinor));
  }

  get context(): BattleContext {
    return this.state.context as BattleContext;
  }

  get view(): Record<string, unknown> {
    return { ...battle.view(this.state) };
  }
}

const bothTeams = (): TestBattle => new TestBattle().bet('ann', 'red').bet('bob', 'blue', { at: 150 });

describe('the battle machine', () => {
  it('accepts in every state what it should, and nothing else', () => {
    const { table, tried } = checkEveryStateAndEvent<BattleContext>(battle, {
      config,
      events: ({ context }) => {
        const { at, drawnAt, payoutsMinor } = context;
        const expireAt = context.expireAt ?? at;
        const settleAt = Math.max(at, (drawnAt ?? at) + config.spinMs);
        const payouts = payoutsMinor.map(BigInt);
        const placed = (player: string, team: BattleTeam, change: Partial<SharedBet<BattleChoice>> = {}) =>
          sharedBetPlaced(betBy(player, team, { id: `bet-${context.bets.length}`, at, ...change }));
        return {
          open: roundOpened(Math.max(at, 100), hash, 7),
          'red bet of ann': placed('ann', 'red'),
          'blue bet of bob': placed('bob', 'blue'),
          'blue bet of ann': placed('ann', 'blue'),
          'late bet': placed('cat', 'red', { at: expireAt + config.countdownMs }),
          'small bet': placed('cat', 'red', { stakeMinor: 99n }),
          'great bet': placed('cat', 'red', { stakeMinor: 2_000_001n }),
          'bet of ann in euro': placed('ann', 'red', { currencyId: 3 }),
          'USDIC bet': placed('cat', 'red', { currencyId: 7, account: 'usdicLocked' }),
          close: roundClosed(expireAt),
          'close early': roundClosed(Math.max(at, expireAt - 1)),
          draw: sharedOutcomeDrawn(at, entropy, { number: 501 }),
          'draw 0': sharedOutcomeDrawn(at, entropy, { number: 0 }),
          'draw 1001': sharedOutcomeDrawn(at, entropy, { number: 1001 }),
          'draw a half': sharedOutcomeDrawn(at, entropy, { number: 0.5 }),
          settle: roundSettled(settleAt, payouts),
          'settle early': roundSettled(settleAt - 1, payouts),
          'pay one more': roundSettled(
            settleAt,
            payouts.map((payout) => payout + 1n),
          ),
          'pay too few': roundSettled(settleAt, payouts.slice(0, -1)),
          'pay too many': roundSettled(settleAt, [...payouts, 0n]),
          interrupt: roundVoided(at, 'interrupted'),
          cancel: roundVoided(at, 'cancelled'),
          'send home': roundVoided(at, 'alone'),
        };
      },
      nameOf: ({ value, context }) => (value === 'waiting' ? `waiting ${teamsOf(context)}` : value),
      isLast: ({ context }) => context.bets.length === 4,
    });
    expect(tried).toBeGreaterThan(300);
    expect(table).toEqual({
      unopened: { open: 'waiting none' },
      'waiting none': {
        'red bet of ann': 'waiting red',
        'blue bet of ann': 'waiting blue',
        'blue bet of bob': 'waiting blue',
        'bet of ann in euro': 'waiting red',
        'late bet': 'waiting red',
        interrupt: 'voided',
      },
      'waiting red': {
        'red bet of ann': 'waiting red',
        'blue bet of bob': 'countdown',
        'blue bet of ann': 'countdown', // red is another's
        'bet of ann in euro': 'waiting red',
        'late bet': 'waiting red',
        interrupt: 'voided',
      },
      'waiting blue': {
        'red bet of ann': 'countdown',
        'blue bet of ann': 'waiting blue',
        'blue bet of bob': 'waiting blue',
        'bet of ann in euro': 'countdown',
        'late bet': 'countdown',
        interrupt: 'voided',
      },
      countdown: {
        'red bet of ann': 'countdown',
        'blue bet of bob': 'countdown',
        'blue bet of ann': 'countdown',
        'bet of ann in euro': 'countdown',
        close: 'closed',
        interrupt: 'voided',
      },
      closed: { draw: 'spinning', interrupt: 'voided' },
      spinning: { settle: 'rewarded' },
      rewarded: {},
      voided: {},
    });
  });

  it('waits for a second team without a deadline, however many bets the first has', () => {
    const round = new TestBattle();
    for (let n = 0; n < 5; n += 1) round.bet(`p${n}`, 'red', { at: 100 + n * 60_000 });
    expect(round.state.value).toBe('waiting');
    expect(battle.due(round.state)).toBeUndefined();
    expect(round.view).toMatchObject({ state: 1, expire: null });
  });

  it('counts down from the bet that brought the second team, and no later bet moves the end', () => {
    const round = bothTeams();
    expect(battle.due(round.state)).toEqual({ at: 1150, what: 'close' });
    round.bet('cat', 'red', { at: 1149 });
    expect(battle.due(round.state)).toEqual({ at: 1150, what: 'close' });
    expect(round.refusal('dan', 'blue', { at: 1150 })).toBe('3');
    expect(interpreter.step(round.state, sharedBetPlaced(betBy('dan', 'blue', { at: 1150 })))).toBeUndefined();
  });

  it('spins from the draw on, shows the result, and ends', () => {
    const round = bothTeams().close();
    expect(battle.due(round.state)).toBeUndefined(); // the host draws at once
    expect(battle.due(round.draw(3).state)).toEqual({ at: 1250, what: 'settle' });
    expect(battle.due(round.settle().state)).toEqual({ at: 1300, what: 'end' });
  });

  it('ends after a void, too', () => {
    const round = bothTeams().send(roundVoided(200, 'interrupted'));
    expect(battle.due(round.state)).toEqual({ at: 250, what: 'end' });
    expect(round.context.voidReason).toBe('interrupted');
  });

  it('is refused to a player of the other team, and of another currency', () => {
    const round = bothTeams();
    expect(round.refusal('ann', 'blue')).toBe('5');
    expect(round.refusal('ann', 'red', { currencyId: 1 })).toBe('8');
    expect(round.refusal('ann', 'red')).toBeUndefined();
    expect(round.refusal('eve', 'blue', { currencyId: 1 })).toBeUndefined();
  });

  it('refuses every bet with 3 from the close on, but says first what waiting cannot change', () => {
    const round = bothTeams().close();
    expect(round.refusal('ann', 'blue')).toBe('3');
    expect(round.refusal('cat', 'red', { stakeMinor: 1n })).toBe('3');
    expect(round.refusal('cat', 'red', { account: 'usdicLocked' })).toBe('9');
    expect(round.refusal('cat', 'red', { currencyId: 7 })).toBe('9');
  });

  it('keeps the banks, the players and the bets of each team', () => {
    const { context } = bothTeams().bet('ann', 'red', { stakeMinor: 250n }).bet('cat', 'red');
    expect(context.teams).toEqual({
      red: { bankMinor: '1250', bets: 3, players: 2 },
      blue: { bankMinor: '500', bets: 1, players: 1 },
    });
    expect(findPlayer(context.players, 'ann')).toEqual({
      bets: 2,
      currencyId: 2,
      player: 'ann',
      stakeMinor: '750',
      team: 'red',
    });
  });

  it('shows the fields of the specification in each state', () => {
    const round = new TestBattle();
    const empty = { bank: '0', multiplier: null, percent: '0.00' };
    const ranges = { red: { range_low: 1, range_top: 500 }, blue: { range_low: 501, range_top: 1000 } };
    expect(round.view).toEqual({
      expire: null,
      expire_game: null,
      expire_max: 1,
      hash,
      number: null,
      state: 0,
      teams: { red: { ...empty, ...ranges.red }, blue: { ...empty, ...ranges.blue } },
    });
    expect(round.bet('ann', 'red', { stakeMinor: 300n }).view).toMatchObject({
      state: 1,
      teams: { red: { bank: '300', multiplier: null, percent: '100.00' }, blue: empty },
    });
    expect(round.bet('bob', 'blue', { at: 150, stakeMinor: 600n }).view).toMatchObject({
      state: 2,
      expire: 1150,
      teams: {
        red: { bank: '300', multiplier: '2.90', percent: '33.33' }, // 1 + 600 × 0.95 / 300
        blue: { bank: '600', multiplier: '1.47', percent: '66.67' }, // 1.475, cut off
      },
    });
    expect(round.close().view).toMatchObject({ state: 2, number: null });
    expect(round.draw(77).view).toMatchObject({ state: 3, number: 77, expire_game: 1250 });
    expect(round.settle().view).toMatchObject({ state: 4, number: 77 });
  });

  it('publishes what a finished round came to', () => {
    expect(battle.publicSnapshot(bothTeams().close().draw(501).settle().state)).toEqual({
      bankMinor: { blue: '500', red: '500' },
      number: 501,
      paidMinor: '975',
      state: 'rewarded',
    });
  });
});

describe('both interpreters of battle', () => {
  const names = ['ann', 'bob', 'cat', '__proto__', 'constructor', 'toString'];

  it('agree on random histories', () => {
    const source = simulationSource('battle histories');
    const pick = <T>(values: readonly T[]): T => values[source.int(values.length)] as T;
    const events = (context: BattleContext): BattleEvent[] => {
      const at = context.at + source.int(400);
      const bet = betBy(pick(names), pick(['red', 'blue']), { at, stakeMinor: BigInt(90 + source.int(1000)) });
      return [
        sharedBetPlaced({ ...bet, currencyId: pick([2, 2, 2, 3, 7]) }),
        roundClosed(at),
        sharedOutcomeDrawn(at, entropy, { number: 1 + source.int(1001) }),
        roundSettled(at, context.payoutsMinor.map(BigInt)),
      ];
    };
    const ends = new Set<string>();
    for (let game = 0; game < 100; game += 1) {
      const actor = createActor(battleMachine, { input: { config } }).start();
      const round = new TestBattle();
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
    for (const state of ['countdown', 'closed', 'spinning', 'rewarded']) expect(ends).toContain(state);
  });
});

describe('a battle of 5000 bettors', () => {
  it('costs each bet about the same, however many came before', () => {
    const round = new TestBattle();
    const place = (from: number, to: number): number => {
      const startedAt = performance.now();
      for (let n = from; n < to; n += 1) round.bet(`player${(n * 7919).toString(32)}`, n % 2 ? 'red' : 'blue');
      return performance.now() - startedAt;
    };
    place(0, 1000);
    const tookMs = place(1000, 5000);
    expect(round.context.bets).toHaveLength(5000);
    expect(tookMs).toBeLessThan(2000); // about 80 ms; a copy of one index of all players took 2200
  });
});

const teamsOf = ({ teams }: BattleContext): string =>
  teams.red.bets > 0 ? 'red' : teams.blue.bets > 0 ? 'blue' : 'none';
