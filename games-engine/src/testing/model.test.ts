import { describe, expect, it } from 'vitest';
import { battle, type BattleContext } from '../games/battle/index.ts';
import { dice, type DiceContext } from '../games/dice/index.ts';
import type { AnySharedGame } from '../core/define-game.ts';
import { roundClosed, roundOpened, roundSettled, roundVoided, sharedOutcomeDrawn } from '../core/shared-round.ts';
import { checkEveryStateAndEvent, type NamedEvents } from './model.ts';
import { firstVersionOf } from '../core/draw/draw-config.ts';

const events = ({ context }: { context: DiceContext }): NamedEvents => {
  const at = Math.min(context.at + 1, 4); // the time stands still at the end, so that the graph does
  const bet = {
    type: 'bet.placed',
    account: 'real',
    at,
    betId: 'bet',
    clientSeed: 'seed',
    nonce: 0,
    percentBp: 5000,
    player: 'p',
    side: 'less',
    stakeMinor: '1000',
  };
  return {
    bet,
    'bet too much': { ...bet, stakeMinor: '10000001' },
    'roll low': { type: 'outcome.drawn', at, roll: 4999 },
    'roll high': { type: 'outcome.drawn', at, roll: 5000 },
    'roll nothing': { type: 'outcome.drawn', at, roll: 10_000 },
    pay: { type: 'bet.settled', at, payoutMinor: context.payoutMinor },
    'pay more': { type: 'bet.settled', at, payoutMinor: '1901' },
    'something else': { type: 'of no game', at },
  };
};

const wholeTable = {
  waiting: { bet: 'placed' },
  placed: { 'roll low': 'drawn', 'roll high': 'drawn' },
  drawn: { pay: 'settled' },
  settled: { bet: 'placed' },
};

describe('checkEveryStateAndEvent', () => {
  it('gives what every state accepts, and where it leads', () => {
    const { table, states, tried } = checkEveryStateAndEvent(dice, { events });
    expect(table).toEqual(wholeTable);
    expect(tried).toBe(states * 8);
  });

  it('names states as it is told', () => {
    const nameOf = ({ value, context }: { value: string; context: DiceContext }): string =>
      value === 'drawn' ? `drawn ${context.payoutMinor}` : value;
    const { table } = checkEveryStateAndEvent(dice, { events, nameOf });
    expect(table['placed']).toEqual({ 'roll high': 'drawn 0', 'roll low': 'drawn 1900' });
  });

  const bet = { type: 'of no game', at: 1 };

  it('fails where a state is never reached or an event is not tried everywhere', () => {
    expect(() => checkEveryStateAndEvent(dice, { events: () => ({ bet }) })).toThrow('the states that are reached');
    const partly = (state: { value: string; context: DiceContext }): NamedEvents =>
      state.value === 'drawn' ? {} : events(state);
    expect(() => checkEveryStateAndEvent(dice, { events: partly })).toThrow('the names of what is tried');
  });

  it('fails where the rules refuse what the machine accepts', () => {
    const strict = { ...dice, refusal: () => '3' };
    expect(() => checkEveryStateAndEvent(strict, { events })).toThrow('refused by the rules');
  });

  it('stops at a graph without an end', () => {
    const later = (state: { context: DiceContext }): NamedEvents =>
      Object.fromEntries(
        Object.entries(events(state)).map(([name, event]) => [name, { ...event, at: state.context.at + 1 }]),
      );
    expect(() => checkEveryStateAndEvent(dice, { events: later, limit: 500 })).toThrow('limit');
  });
});

describe('checkEveryStateAndEvent of a shared game', () => {
  const config = { ...firstVersionOf(battle.defaultConfig), countdownMs: 10, spinMs: 10 };
  const tried = ({ context }: { context: BattleContext }): NamedEvents => {
    const { at, expireAt, drawnAt, payoutsMinor } = context;
    const bet = {
      account: 'real',
      at,
      clientSeed: 'seed',
      currencyId: 1,
      stakeMinor: '1000',
      type: 'bet.placed',
    };
    return {
      open: roundOpened(1, 'c'.repeat(64), 1),
      red: { ...bet, betId: 'r', choice: { team: 'red' }, player: 'r' },
      blue: { ...bet, betId: 'b', choice: { team: 'blue' }, player: 'b' },
      close: roundClosed(expireAt ?? at),
      draw: sharedOutcomeDrawn(at, 'e'.repeat(64), { number: 7 }),
      settle: roundSettled((drawnAt ?? at) + config.spinMs, payoutsMinor.map(BigInt)),
      interrupt: roundVoided(at, 'interrupted'),
    };
  };
  const check = (game: AnySharedGame) =>
    checkEveryStateAndEvent<BattleContext>(game, {
      config,
      events: tried,
      isLast: ({ context }) => context.bets.length === 3,
    });

  const late: AnySharedGame['due'] = (state) => {
    const due = battle.due(state);
    return due && { ...due, at: due.at + 1 };
  };

  it('walks from the opening to the end', () => {
    const { table } = check(battle);
    expect(table).toEqual({
      unopened: { open: 'waiting' },
      waiting: { red: 'countdown or waiting', blue: 'countdown or waiting', interrupt: 'voided' },
      countdown: { red: 'countdown', blue: 'countdown', close: 'closed', interrupt: 'voided' },
      closed: { draw: 'spinning', interrupt: 'voided' },
      spinning: { settle: 'rewarded' },
      rewarded: {},
      voided: {},
    });
  });

  it.each<[string, Partial<AnySharedGame>, string]>([
    ['a deadline that is not kept', { due: () => ({ at: 5, what: 'close' }) }, 'close when it is due'],
    ['a deadline that comes late', { due: late }, 'a millisecond before it is due'],
    ['a refusal without a code', { refusal: () => undefined }, 'a code for the refusal'],
    ['a code that the game does not have', { refusal: () => 'NOPE' }, 'codes of the game'],
    ['a view that is not JSON', { view: () => ({ a: undefined }) as never }, 'the view is JSON'],
    ['public keys out of order', { publicSnapshot: () => ({ z: 1, a: 1 }) }, 'keys of the public snapshot'],
  ])('finds %s', (_, change, message) => {
    expect(() => check({ ...battle, ...change } as AnySharedGame)).toThrow(message);
  });
});
