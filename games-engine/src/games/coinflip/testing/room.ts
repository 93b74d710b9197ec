import { expect } from 'vitest';
import { createActor } from 'xstate';
import type { SharedBet } from '../../../core/define-game.ts';
import { createFlatInterpreter, type FlatState } from '../../../core/flat-interpreter.ts';
import {
  roundClosed,
  roundOpened,
  roundSettled,
  roundVoided,
  sharedBetPlaced,
  sharedOutcomeDrawn,
} from '../../../core/shared-round.ts';
import { coinflipDefaultConfig, type CoinflipConfig } from '../coinflip.config.ts';
import { coinflipMachine, type CoinflipContext, type CoinflipEvent } from '../coinflip.machine.ts';
import type { CoinflipChoice, CoinflipOutcome } from '../coinflip.rules.ts';
import { firstVersionOf } from '../../../core/draw/draw-config.ts';

/** Short times, so that a test's times are small numbers. */
export const testConfig: CoinflipConfig = { ...firstVersionOf(coinflipDefaultConfig), flipMs: 10, resultMs: 20 };

export const testHash = 'c'.repeat(64);

/** Ann's bet of 5 on heads, or what a test makes of it. */
export const testBet = (change: Partial<SharedBet<CoinflipChoice>> = {}): SharedBet<CoinflipChoice> => ({
  id: 'bet-ann',
  player: 'ann',
  account: 'real',
  currencyId: 2,
  stakeMinor: 500n,
  choice: { side: 'heads' },
  clientSeed: 'seed',
  at: 101,
  ...change,
});

/** Bob joins Ann and wins with the first ticket of his half. */
export const bobWins: CoinflipOutcome = { side: 'tails', ticket: 501, winner: 'joiner' };

export const testEvents = {
  opened: roundOpened(100, testHash, 7),
  ann: sharedBetPlaced(testBet()),
  bob: sharedBetPlaced(testBet({ id: 'bet-bob', player: 'bob', choice: { side: 'tails' }, at: 102 })),
  closed: roundClosed(103),
  drawn: sharedOutcomeDrawn(104, 'e'.repeat(64), bobWins),
  settled: roundSettled(114, [0n, 950n]),
  cancelled: roundVoided(102, 'cancelled'),
} as const;

const { opened, ann, bob, closed, drawn, settled, cancelled } = testEvents;

/** Histories that bring a room to each stage of its life. */
export const histories = {
  unopened: [],
  empty: [opened],
  waiting: [opened, ann],
  joined: [opened, ann, bob],
  closed: [opened, ann, bob, closed],
  flipping: [opened, ann, bob, closed, drawn],
  finished: [opened, ann, bob, closed, drawn, settled],
  voided: [opened, ann, cancelled],
} as const satisfies Record<string, readonly CoinflipEvent[]>;

export type Stage = keyof typeof histories;
export const stages = Object.keys(histories) as Stage[];

/** Steps plain states, as the host does. */
export const interpreter = createFlatInterpreter(coinflipMachine);

/** A room driven by events. Every answer is the flat interpreter's and XState's alike. */
export class TestRoom {
  readonly #actor = createActor(coinflipMachine, { input: { config: testConfig } }).start();
  state: FlatState = interpreter.initial({ config: testConfig });

  constructor(...events: readonly CoinflipEvent[]) {
    for (const event of events) expect(this.accepts(event), `${event.type} in ${this.state.value}`).toBe(true);
  }

  static in(stage: Stage): TestRoom {
    return new TestRoom(...histories[stage]);
  }

  accepts(event: CoinflipEvent): boolean {
    const before = this.#actor.getSnapshot();
    this.#actor.send(event);
    const after = this.#actor.getSnapshot();
    const next = interpreter.step(this.state, event);
    expect(next !== undefined).toBe(after !== before);
    this.state = next ?? this.state;
    expect(this.state).toEqual({ value: after.value, context: after.context });
    return next !== undefined;
  }

  get context(): CoinflipContext {
    return this.state.context as CoinflipContext;
  }
}
