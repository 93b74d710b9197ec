import * as fc from 'fast-check';
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
import { checkEveryStateAndEvent } from '../../testing/model.ts';
import { classicMachine, type ClassicContext, type ClassicEvent } from './classic.machine.ts';
import { classicPot, type ClassicChoice, type ClassicOutcome } from './classic.rules.ts';
import {
  betBy,
  testConfig as config,
  testEntropy as entropy,
  testHash as hash,
  TestRound,
  twoPlayers,
} from './testing/round.ts';
import { classic } from './index.ts';

const outcomeOf = ({ bets }: ClassicContext, place: number, ticket: number): ClassicOutcome => ({
  betId: bets[place]?.betId ?? 'none',
  player: bets[place]?.player ?? 'none',
  ticket,
});

describe('the classic machine', () => {
  it('accepts in every state what it should, and nothing else', () => {
    const { table, tried } = checkEveryStateAndEvent<ClassicContext>(classic, {
      config: { ...config, maxBetsPerPlayer: 2 },
      events: ({ context }) => {
        const { at, drawnAt, payoutsMinor } = context;
        const expireAt = context.expireAt ?? at;
        const settleAt = Math.max(at, (drawnAt ?? at) + config.spinMs);
        const payouts = payoutsMinor.map(BigInt);
        const pot = Number(classicPot(context.bets));
        const last = context.bets.length - 1;
        const placed = (player: string, change: Partial<SharedBet<ClassicChoice>> = {}) =>
          sharedBetPlaced(betBy(player, { id: `bet-${context.bets.length}`, at, ...change }));
        const drawn = (outcome: ClassicOutcome) => sharedOutcomeDrawn(at, entropy, outcome);
        return {
          open: roundOpened(Math.max(at, 100), hash, 7),
          'bet of ann': placed('ann'),
          'bet of bob': placed('bob'),
          'bet of ann in euro': placed('ann', { currencyId: 3 }),
          'late bet': placed('cat', { at: expireAt + 1 }),
          'small bet': placed('cat', { stakeMinor: 99n }),
          'great bet': placed('cat', { stakeMinor: 2_000_001n }),
          'USDIC bet': placed('cat', { currencyId: 7, account: 'usdicLocked' }),
          close: roundClosed(expireAt),
          'close early': roundClosed(Math.max(at, expireAt - 1)),
          'draw the first ticket': drawn(outcomeOf(context, 0, 1)),
          'draw the last ticket': drawn(outcomeOf(context, last, pot)),
          'draw ticket 0': drawn(outcomeOf(context, 0, 0)),
          'draw a ticket too many': drawn(outcomeOf(context, last, pot + 1)),
          'draw half a ticket': drawn(outcomeOf(context, 0, 1.5)),
          'draw for another bet': drawn(outcomeOf(context, 0, pot)),
          'draw for another player': drawn({ ...outcomeOf(context, 0, 1), player: 'dan' }),
          settle: roundSettled(settleAt, payouts),
          'settle early': roundSettled(settleAt - 1, payouts),
          'pay one more': roundSettled(
            settleAt,
            payouts.map((payout) => payout + 1n),
          ),
          'pay another': roundSettled(settleAt, payouts.toReversed()),
          'pay too few': roundSettled(settleAt, payouts.slice(0, -1)),
          'pay too many': roundSettled(settleAt, [...payouts, 0n]),
          interrupt: roundVoided(at, 'interrupted'),
          cancel: roundVoided(at, 'cancelled'),
          'send home': roundVoided(expireAt, 'alone'),
          'send home early': roundVoided(Math.max(at, expireAt - 1), 'alone'),
        };
      },
      nameOf: ({ value, context }) => (value === 'waiting' ? `waiting with ${context.bets.length}` : value),
      isLast: ({ context }) => context.bets.length === 4,
    });
    expect(tried).toBeGreaterThan(500);
    const alone = { 'bet of bob': 'countdown', interrupt: 'voided', 'send home': 'voided' };
    expect(table).toEqual({
      unopened: { open: 'waiting with 0' },
      'waiting with 0': {
        'bet of ann': 'waiting with 1',
        'bet of bob': 'waiting with 1',
        'bet of ann in euro': 'waiting with 1',
        'late bet': 'waiting with 1', // nothing is late yet
        interrupt: 'voided',
      },
      'waiting with 1': {
        ...alone,
        'bet of ann': 'countdown or waiting with 2', // as the first bet is another's or her own
        'bet of ann in euro': 'countdown or waiting with 2',
        'bet of bob': 'countdown or waiting with 2',
      },
      'waiting with 2': { ...alone, 'bet of ann': 'countdown', 'bet of ann in euro': 'countdown' },
      countdown: {
        'bet of ann': 'countdown',
        'bet of ann in euro': 'countdown',
        'bet of bob': 'countdown',
        close: 'closed',
        interrupt: 'voided',
      },
      closed: { 'draw the first ticket': 'drawing', 'draw the last ticket': 'drawing', interrupt: 'voided' },
      drawing: { settle: 'finished' },
      finished: {},
      voided: {},
    });
  });

  it('waits for a first bet without a deadline', () => {
    expect(classic.due(new TestRound().state)).toBeUndefined();
    expect(new TestRound().accepts(roundVoided(9_999_999, 'alone'))).toBe(false);
  });

  it('returns the stakes of one player who stays alone, from the first bet on and not the last', () => {
    const round = new TestRound().bet('ann', { at: 200 }).bet('ann', { at: 900 });
    expect(classic.due(round.state)).toEqual({ at: 2200, what: 'void', reason: 'alone' });
    expect(round.accepts(sharedBetPlaced(betBy('bob', { at: 2199 })))).toBe(true);
    expect(round.accepts(sharedBetPlaced(betBy('bob', { at: 2200 })))).toBe(false);
    expect(round.accepts(roundVoided(2199, 'alone'))).toBe(false);
    round.send(roundVoided(2200, 'alone'));
    expect(round.context).toMatchObject({ outcome: null, payoutsMinor: [], voidReason: 'alone' });
    expect(classic.due(round.state)).toEqual({ at: 2250, what: 'end' });
  });

  it('counts down from the bet that brought the second player, and no later bet moves the end', () => {
    const round = twoPlayers();
    expect(classic.due(round.state)).toEqual({ at: 1150, what: 'close' });
    round.bet('cat', { at: 1149 });
    expect(classic.due(round.state)).toEqual({ at: 1150, what: 'close' });
    expect(round.accepts(sharedBetPlaced(betBy('dan', { at: 1150 })))).toBe(false);
    expect(round.accepts(roundVoided(5000, 'alone'))).toBe(false);
  });

  it('runs the reel from the draw on, shows the result, and ends', () => {
    const round = twoPlayers().close();
    expect(classic.due(round.state)).toBeUndefined(); // the host draws at once
    expect(classic.due(round.draw(3).state)).toEqual({ at: 1250, what: 'settle' });
    expect(classic.due(round.settle().state)).toEqual({ at: 1300, what: 'end' });
  });

  it('knows from the draw on what the winning bet is paid', () => {
    const round = new TestRound().bet('ann').bet('bob').bet('ann').close();
    expect(round.context.payoutsMinor).toEqual([]);
    expect(round.draw(1001).context).toMatchObject({
      outcome: { betId: 'bet-2', player: 'ann', ticket: 1001 },
      payoutsMinor: ['0', '0', '1425'],
      potMinor: '1500',
    });
  });

  it('goes on from a state that was stored, as XState does', () => {
    const stored = JSON.parse(JSON.stringify(twoPlayers().state)) as FlatState;
    const snapshot = classicMachine.resolveState({ value: stored.value, context: stored.context as ClassicContext });
    const actor = createActor(classicMachine, { snapshot, input: { config } }).start();
    const rest = twoPlayers().close().draw(501).settle();
    const outcome = { betId: 'bet-1', player: 'bob', ticket: 501 };
    const events = [
      roundClosed(1150),
      sharedOutcomeDrawn(1150, entropy, outcome),
      roundSettled(1250, [0n, 950n]),
    ] as const;
    for (const event of events) actor.send(event);
    expect(actor.getSnapshot().value).toBe('finished');
    expect(actor.getSnapshot().context).toEqual(rest.context);
  });

  it('holds nothing that is not public', () => {
    expect(JSON.stringify(twoPlayers().close().draw(1).settle().state)).not.toMatch(/seed|account/i);
  });
});

type Play = (context: ClassicContext, at: number) => ClassicEvent;

describe('random histories of classic', () => {
  const interpreter = createFlatInterpreter(classicMachine);
  const later = fc.constantFrom(-1, 0, 0, 1, 100, 500, 1000, 2000);
  const bet = fc
    .record({ player: fc.constantFrom('ann', 'bob', 'eve'), stakeMinor: fc.constantFrom(99n, 100n, 777n) })
    .map(
      (change): Play =>
        ({ bets }, at) =>
          sharedBetPlaced(betBy(change.player, { ...change, at, id: `bet-${bets.length}` })),
    );
  const draw = fc.record({ place: fc.constantFrom(0, 0, 1), ticket: fc.constantFrom(1, 1, 101, 0, 5000) }).map(
    ({ place, ticket }): Play =>
      (context, at) =>
        sharedOutcomeDrawn(at, entropy, outcomeOf(context, place, ticket)),
  );
  const settle = fc.constantFrom(0n, 0n, 1n).map(
    (more): Play =>
      ({ payoutsMinor }, at) =>
        roundSettled(
          at,
          payoutsMinor.map((paid) => BigInt(paid) + more),
        ),
  );
  const play = fc.oneof(
    { weight: 1, arbitrary: fc.constant<Play>((_, at) => roundOpened(at, hash, 1)) },
    { weight: 6, arbitrary: bet },
    { weight: 5, arbitrary: fc.constant<Play>((_, at) => roundClosed(at)) },
    { weight: 5, arbitrary: draw },
    { weight: 5, arbitrary: settle },
    { weight: 1, arbitrary: fc.constant<Play>((_, at) => roundVoided(at, 'alone')) },
  );

  /** Plays a history on both interpreters. The state in which it ends. */
  const run = (history: readonly (readonly [number, Play])[]): FlatState => {
    const actor = createActor(classicMachine, { input: { config } }).start();
    let state = interpreter.initial({ config });
    const send = (event: ClassicEvent): void => {
      const before = actor.getSnapshot();
      actor.send(event);
      const next = interpreter.step(state, event);
      expect(next !== undefined).toBe(actor.getSnapshot() !== before);
      state = next ?? state;
      expect(state.context).toEqual(actor.getSnapshot().context);
    };
    send(roundOpened(1, hash, 1));
    for (const [by, event] of history) {
      const context = state.context as ClassicContext;
      send(event(context, context.at + by));
    }
    return state;
  };

  it('are answered alike by XState and the flat interpreter, and never lose a hundredth', () => {
    const reached = new Set<string>();
    fc.assert(
      fc.property(fc.array(fc.tuple(later, play), { minLength: 30, maxLength: 60 }), (history) => {
        const { value, context } = run(history);
        reached.add(value);
        const { bets, payoutsMinor, potMinor } = context as ClassicContext;
        expect(potMinor).toBe(classicPot(bets).toString());
        for (const name of ['ann', 'bob', 'eve'])
          expect(bets.filter(({ player }) => player === name).length).toBeLessThanOrEqual(config.maxBetsPerPlayer);
        const paid = payoutsMinor.reduce((sum, each) => sum + BigInt(each), 0n);
        expect(paid).toBe(payoutsMinor.length === 0 ? 0n : (BigInt(potMinor) * 95n) / 100n);
      }),
      { numRuns: process.env['LONG_TESTS'] ? 3000 : 500, seed: 5 },
    );
    const states = ['waiting', 'countdown', 'closed', 'drawing', 'finished', 'voided'];
    expect([...reached].toSorted()).toEqual(states.toSorted());
  });
});

const _log: readonly SharedEvent[] = [] satisfies readonly ClassicEvent[]; // a log is made of the shared events only
void _log;
