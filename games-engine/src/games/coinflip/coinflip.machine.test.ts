import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FlatState } from '../../core/flat-interpreter.ts';
import {
  roundClosed,
  roundOpened,
  roundSettled,
  roundVoided,
  sharedBetPlaced,
  sharedOutcomeDrawn,
  voidReasons,
} from '../../core/shared-round.ts';
import { checkEveryStateAndEvent, type NamedEvents } from '../../testing/model.ts';
import type { CoinflipContext, CoinflipEvent } from './coinflip.machine.ts';
import {
  bobWins,
  histories,
  interpreter,
  stages,
  testBet,
  testConfig,
  testEvents,
  testHash,
  TestRoom,
  type Stage,
} from './testing/room.ts';
import { coinflip } from './index.ts';

const { ann, bob, closed, drawn, settled, cancelled } = testEvents;

describe('the coinflip machine, in every state, on every event', () => {
  const events = ({ context }: { context: CoinflipContext }): NamedEvents => {
    const at = context.at + 1; // no state comes twice: a room's life has an end
    const landed = (context.drawnAt ?? 0) + testConfig.flipMs;
    const pay = (payoutsMinor: readonly string[]): object => ({ ...settled, at: landed, payoutsMinor });
    return {
      open: roundOpened(at, testHash, 7),
      'Ann on heads': { ...ann, at },
      'Ann too little': { ...ann, at, stakeMinor: '99' },
      'Ann too much': { ...ann, at, stakeMinor: '2000001' },
      'Bob on tails': { ...bob, at },
      'Bob on heads': { ...bob, at, choice: { side: 'heads' } },
      'Bob on tails with more': { ...bob, at, stakeMinor: '501' },
      'Eve on tails': { ...bob, at, betId: 'bet-eve', player: 'eve' },
      close: roundClosed(at),
      'draw for the creator': { ...drawn, at, outcome: { side: 'heads', ticket: 500, winner: 'creator' } },
      'draw for the joiner': { ...drawn, at },
      'draw past the last ticket': { ...drawn, at, outcome: { ...bobWins, ticket: 1003 } },
      'pay the creator': pay(['950', '0']) as CoinflipEvent,
      'pay the joiner': pay(['0', '950']) as CoinflipEvent,
      'pay both': pay(['950', '950']) as CoinflipEvent,
      cancel: roundVoided(at, 'cancelled'),
      interrupt: roundVoided(at, 'interrupted'),
      'leave alone': roundVoided(at, 'alone'),
    };
  };

  /** Only rooms that Ann created on heads with 5: what the other rooms accept differs by nothing but names. */
  const isLast = ({ context }: { context: CoinflipContext }): boolean => {
    const [creator] = context.bets;
    return creator !== undefined && (creator.player !== 'ann' || creator.stakeMinor !== '500');
  };

  const nameOf = ({ value, context }: { value: string; context: CoinflipContext }): string => {
    if (isLast({ context })) return 'another room';
    if (value === 'waiting') return context.bets.length === 0 ? 'empty' : 'waiting';
    return value === 'flipping' ? `flipping for the ${context.outcome?.winner}` : value;
  };

  it('goes where this table says, and nowhere else', () => {
    const { table } = checkEveryStateAndEvent(coinflip, { config: testConfig, events, isLast, nameOf });
    const { 'another room': _, ...rooms } = table;
    const leave = { cancel: 'voided', interrupt: 'voided' };
    const another = 'another room';
    expect(rooms).toEqual({
      unopened: { open: 'empty' },
      empty: {
        'Ann on heads': 'waiting',
        'Bob on tails': another,
        'Bob on heads': another,
        'Bob on tails with more': another,
        'Eve on tails': another,
        ...leave,
      },
      waiting: { 'Bob on tails': 'joined', 'Eve on tails': 'joined', ...leave },
      joined: { close: 'closed', interrupt: 'voided' },
      closed: {
        'draw for the creator': 'flipping for the creator',
        'draw for the joiner': 'flipping for the joiner',
        interrupt: 'voided',
      },
      'flipping for the creator': { 'pay the creator': 'finished' },
      'flipping for the joiner': { 'pay the joiner': 'finished' },
      finished: {},
      voided: {},
    });
  });
});

describe('the coinflip machine', () => {
  it('keeps the public part of each bet, the creator’s first', () => {
    expect(TestRoom.in('joined').context.bets).toEqual([
      { at: 101, betId: 'bet-ann', choice: { side: 'heads' }, currencyId: 2, player: 'ann', stakeMinor: '500' },
      { at: 102, betId: 'bet-bob', choice: { side: 'tails' }, currencyId: 2, player: 'bob', stakeMinor: '500' },
    ]);
  });

  it('knows the payouts from the draw on', () => {
    expect(TestRoom.in('closed').context.payoutsMinor).toBeNull();
    const { context } = TestRoom.in('flipping');
    expect(context).toMatchObject({ outcome: bobWins, payoutsMinor: ['0', '950'], drawnAt: 104 });
  });

  it('says why a room is void', () => {
    expect(TestRoom.in('voided').context.voided).toBe('cancelled');
  });

  it.each<[string, Stage, CoinflipEvent]>([
    ['a bet before the room was opened', 'empty', { ...ann, at: 99 }],
    ['a joiner before the creator', 'waiting', { ...bob, at: 100 }],
    ['a cancel before the bet', 'waiting', { ...cancelled, at: 100 }],
    ['a close before the second bet', 'joined', { ...closed, at: 101 }],
    ['a draw before the close', 'closed', { ...drawn, at: 102 }],
    ['a ticket below the first', 'closed', { ...drawn, outcome: { side: 'heads', ticket: 0, winner: 'creator' } }],
    ['a ticket above the last', 'closed', { ...drawn, outcome: { ...bobWins, ticket: 1001 } }],
    ['a ticket between two', 'closed', { ...drawn, outcome: { ...bobWins, ticket: 501.5 } }],
    ['a winner who does not hold the ticket', 'closed', { ...drawn, outcome: { ...bobWins, winner: 'creator' } }],
    ['a face that the winner does not hold', 'closed', { ...drawn, outcome: { ...bobWins, side: 'heads' } }],
    ['a settlement while the coin is in the air', 'flipping', { ...settled, at: 113 }],
    ['a payout that the rules do not pay', 'flipping', { ...settled, payoutsMinor: ['0', '951'] }],
    ['a payout written otherwise', 'flipping', { ...settled, payoutsMinor: ['0', '0950'] }],
    ['a payout too few', 'flipping', { ...settled, payoutsMinor: ['0'] }],
    ['a payout too many', 'flipping', { ...settled, payoutsMinor: ['0', '950', '0'] }],
  ])('refuses %s', (_, stage, event) => {
    expect(TestRoom.in(stage).accepts(event)).toBe(false);
  });

  it('goes on from a state that was stored as JSON', () => {
    const stored = JSON.parse(JSON.stringify(TestRoom.in('joined').state)) as FlatState;
    const after = [closed, drawn, settled].reduce<FlatState | undefined>(
      (state, event) => state && interpreter.step(state, event),
      stored,
    );
    expect(after).toEqual(TestRoom.in('finished').state);
  });
});

describe('random histories', () => {
  const at = fc.integer({ min: 100, max: 108 });
  const side = fc.constantFrom('heads' as const, 'tails' as const);
  const outcome = fc.record({
    side,
    ticket: fc.constantFrom(0, 1, 500, 501, 1000, 1001, 1.5),
    winner: fc.constantFrom('creator' as const, 'joiner' as const),
  });
  const placed = fc
    .record({ player: fc.constantFrom('ann', 'bob', 'eve'), side, stakeMinor: fc.constantFrom(99n, 500n, 501n), at })
    .map(({ side: face, ...rest }) => sharedBetPlaced(testBet({ ...rest, choice: { side: face } })));
  const payouts = fc.constantFrom([0n, 950n], [950n, 0n], [951n, 0n], [950n]);
  const event: fc.Arbitrary<CoinflipEvent> = fc.oneof(
    at.map((when) => roundOpened(when, testHash, 1)),
    placed,
    at.map(roundClosed),
    fc.tuple(at, outcome).map(([when, each]) => sharedOutcomeDrawn(when, testHash, each)),
    fc.tuple(fc.integer({ min: 110, max: 120 }), payouts).map(([when, each]) => roundSettled(when, each)),
    fc.tuple(at, fc.constantFrom(...voidReasons)).map(([when, reason]) => roundVoided(when, reason)),
  );

  it('are answered alike by XState and the flat interpreter, and never lose a hundredth', () => {
    const reached = new Map<string, number>();
    const random = fc.record({ stage: fc.constantFrom(...stages), events: fc.array(event, { maxLength: 25 }) });
    fc.assert(
      fc.property(random, ({ stage, events }) => {
        const room = new TestRoom(...histories[stage]);
        for (const each of events) {
          const before = room.context.at;
          room.accepts(each);
          expect(room.context.at).toBeGreaterThanOrEqual(before);
        }
        const { value } = room.state;
        if (events.length > 0) reached.set(value, (reached.get(value) ?? 0) + 1);
        const { bets, payoutsMinor } = room.context;
        if (payoutsMinor) expect(payoutsMinor.map(Number).reduce((a, b) => a + b)).toBe(950);
        expect(bets.length).toBeLessThanOrEqual(2);
      }),
      { numRuns: 2000, seed: 11 },
    );
    expect(reached.get('finished')).toBeGreaterThan(100); // histories that go nowhere would prove nothing
    expect(reached.get('voided')).toBeGreaterThan(100);
  });
});
