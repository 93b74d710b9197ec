import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assign, createActor, createMachine, type AnyStateMachine } from 'xstate';
import { diceDefaultConfig, diceMachine, type DiceEvent } from '../games/dice/index.ts';
import { createFlatInterpreter } from './flat-interpreter.ts';

const input = { config: diceDefaultConfig };

const event = fc.oneof(
  fc.record({
    type: fc.constant('bet.placed' as const),
    account: fc.constant('real' as const),
    at: fc.integer({ min: 0, max: 5 }),
    betId: fc.constant('bet'),
    clientSeed: fc.constant('seed'),
    nonce: fc.constant(0),
    percentBp: fc.constantFrom(50, 100, 5000, 9599, 9600, 9900),
    player: fc.constant('p'),
    side: fc.constantFrom('less' as const, 'more' as const),
    stakeMinor: fc.constantFrom('9', '10', '12345', '10000000', '10000001'),
  }),
  fc.record({
    type: fc.constant('outcome.drawn' as const),
    at: fc.integer({ min: 0, max: 5 }),
    roll: fc.constantFrom(-1, 0, 4999, 5000, 9999, 10_000, 0.5),
  }),
  fc.record({
    type: fc.constant('bet.settled' as const),
    at: fc.integer({ min: 0, max: 5 }),
    payoutMinor: fc.constantFrom('0', '19', '23455', '1'),
  }),
  fc.record({ type: fc.constant('of no game' as const), at: fc.constant(0) }),
) as fc.Arbitrary<DiceEvent>;

describe('the flat interpreter', () => {
  it('answers every event as XState does, in random histories of dice', () => {
    const interpreter = createFlatInterpreter(diceMachine);
    let accepted = 0;
    fc.assert(
      fc.property(fc.array(event, { minLength: 1, maxLength: 30 }), (events) => {
        const actor = createActor(diceMachine, { input }).start();
        let state = interpreter.initial(input);
        for (const each of events) {
          const before = actor.getSnapshot();
          actor.send(each);
          const after = actor.getSnapshot();
          const next = interpreter.step(state, each);
          expect(next !== undefined).toBe(after !== before);
          if (next) accepted += 1;
          state = next ?? state;
          expect(state).toEqual({ value: after.value, context: after.context });
        }
      }),
      { numRuns: 1000, seed: 7 },
    );
    expect(accepted).toBeGreaterThan(300); // histories that go nowhere would prove nothing
  });

  it('runs a whole log as step after step does, and leaves the state that it began with as it was', () => {
    const interpreter = createFlatInterpreter(diceMachine);
    const start = interpreter.initial(input);
    const before = structuredClone(start);
    fc.assert(
      fc.property(fc.array(event, { maxLength: 12 }), (events) => {
        let state = start;
        const refused = events.findIndex((each) => {
          const next = interpreter.step(state, each);
          state = next ?? state;
          return !next;
        });
        expect(interpreter.run(start, events)).toEqual({ state, refused });
        expect(start).toEqual(before);
      }),
      { numRuns: 1000 },
    );
  });

  it('takes the first of several transitions whose guard lets it pass', () => {
    const count = assign<{ n: number }, { type: string }, undefined, { type: string }, never>(({ context }) => ({
      n: context.n + 1,
    }));
    const machine = createMachine({
      initial: 'a',
      context: { n: 0 },
      states: {
        a: {
          on: {
            go: [
              { target: 'b', guard: ({ context }) => context.n > 1 },
              { target: 'a', actions: count },
            ],
          },
        },
        b: {},
      },
    });
    const interpreter = createFlatInterpreter(machine);
    let state = interpreter.initial({});
    for (let turn = 0; turn < 3; turn += 1) state = interpreter.step(state, { type: 'go' }) ?? state;
    expect(state).toEqual({ value: 'b', context: { n: 2 } });
    expect(interpreter.step(state, { type: 'go' })).toBeUndefined();
  });

  const states = (a: object): AnyStateMachine => createMachine({ id: 'test', initial: 'a', states: { a, b: {} } });
  it.each<[string, () => AnyStateMachine]>([
    ['entry actions', () => states({ entry: () => undefined })],
    ['exit actions', () => states({ exit: () => undefined })],
    ['eventless transitions', () => states({ always: { target: 'b' } })],
    ['delayed transitions', () => states({ after: { 10: 'b' } })],
    ['invoked actors', () => states({ invoke: { src: 'x' } })],
    ['nested states', () => states({ initial: 'c', states: { c: {} } })],
    ['final states', () => states({ type: 'final' })],
    ['named guards', () => states({ on: { go: { target: 'b', guard: 'isAllowed' } } })],
    ['named actions', () => states({ on: { go: { target: 'b', actions: 'note' } } })],
    ['several actions', () => states({ on: { go: { target: 'b', actions: [() => undefined, () => undefined] } } })],
    ['actions that are no assign', () => states({ on: { go: { target: 'b', actions: () => undefined } } })],
    ['assignments by key', () => states({ on: { go: { target: 'b', actions: assign({ n: () => 1 }) } } })],
    ['transitions without a target', () => states({ on: { go: { actions: assign(() => ({})) } } })],
    ['targets by id', () => states({ on: { go: '#test.b' } })],
    ['wildcards', () => states({ on: { '*': 'b' } })],
    ['reentering', () => states({ on: { go: { target: 'a', reenter: true } } })],
    ['events of the root', () => createMachine({ id: 'test', initial: 'a', on: { go: '.a' }, states: { a: {} } })],
    ['parallel states', () => createMachine({ id: 'test', type: 'parallel', states: { a: {} } })],
  ])('leaves a machine with %s to an actor', (_, make) => {
    expect(() => createFlatInterpreter(make())).toThrow(/^machine test is not flat/);
  });
});
