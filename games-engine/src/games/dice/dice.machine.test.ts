import { describe, expect, it } from 'vitest';
import { createActor, type Actor } from 'xstate';
import { diceDefaultConfig } from './dice.config.ts';
import {
  diceMachine,
  type DiceBetPlaced,
  type DiceBetSettled,
  type DiceEvent,
  type DiceOutcomeDrawn,
} from './dice.machine.ts';

const placed: DiceBetPlaced = {
  type: 'bet.placed',
  account: 'real',
  at: 10,
  betId: 'bet',
  clientSeed: 'seed',
  nonce: 0,
  percentBp: 5000,
  player: 'p',
  side: 'less',
  stakeMinor: '1000',
};
const drawn: DiceOutcomeDrawn = { type: 'outcome.drawn', at: 11, roll: 4999 };
const settled: DiceBetSettled = { type: 'bet.settled', at: 12, payoutMinor: '1900' };
const round: readonly DiceEvent[] = [placed, drawn, settled];

/** A table at which bets are placed and rolls fall. */
class TestTable {
  readonly actor: Actor<typeof diceMachine> = createActor(diceMachine, {
    input: { config: diceDefaultConfig },
  }).start();

  /** Sends events; the last must be accepted or not. */
  send(...events: readonly DiceEvent[]): this {
    for (const event of events) this.actor.send(event);
    return this;
  }

  accepts(event: DiceEvent): boolean {
    const before = this.actor.getSnapshot();
    this.actor.send(event);
    return this.actor.getSnapshot() !== before;
  }

  get state(): unknown {
    return this.actor.getSnapshot().value;
  }
}

const tableIn = (state: string): TestTable =>
  new TestTable().send(...round.slice(0, ['waiting', 'placed', 'drawn', 'settled'].indexOf(state)));

describe('the dice machine', () => {
  // state × event: the state that follows, or nothing where the event is refused
  it.each([
    ['waiting', placed, 'placed'],
    ['waiting', drawn, undefined],
    ['waiting', settled, undefined],
    ['placed', placed, undefined],
    ['placed', drawn, 'drawn'],
    ['placed', settled, undefined],
    ['drawn', placed, undefined],
    ['drawn', drawn, undefined],
    ['drawn', settled, 'settled'],
    ['settled', { ...placed, at: 12 }, 'placed'],
    ['settled', { ...drawn, at: 12 }, undefined],
    ['settled', settled, undefined],
  ] as const)('in %s, on $type', (state, event, next) => {
    const table = tableIn(state);
    expect(table.state).toBe(state);
    expect(table.accepts(event)).toBe(next !== undefined);
    expect(table.state).toBe(next ?? state);
  });

  it('knows the payout from the roll on', () => {
    expect(tableIn('placed').actor.getSnapshot().context.payoutMinor).toBe('0');
    expect(tableIn('drawn').actor.getSnapshot().context.payoutMinor).toBe('1900');
  });

  it('forgets the last round when the next bet is placed', () => {
    const next = { ...placed, at: 20, betId: 'next' };
    const { context } = tableIn('settled').send(next).actor.getSnapshot();
    expect(context).toMatchObject({ bet: next, roll: undefined, payoutMinor: '0', at: 20 });
  });

  it.each<[string, DiceEvent, string]>([
    ['a payout that the rules do not pay', { ...settled, payoutMinor: '1901' }, 'drawn'],
    ['a payout written otherwise', { ...settled, payoutMinor: '01900' }, 'drawn'],
    ['a roll out of range', { ...drawn, roll: 10_000 }, 'placed'],
    ['a roll below zero', { ...drawn, roll: -1 }, 'placed'],
    ['a roll between two numbers', { ...drawn, roll: 0.5 }, 'placed'],
    ['a draw before its bet', { ...drawn, at: 9 }, 'placed'],
    ['a settlement before its draw', { ...settled, at: 10 }, 'drawn'],
    ['a bet before the last settlement', { ...placed, at: 11 }, 'settled'],
    ['a stake below the least', { ...placed, stakeMinor: '9' }, 'waiting'],
    ['a stake above the greatest', { ...placed, stakeMinor: '10000001' }, 'waiting'],
    ['a closed side', { ...placed, percentBp: 9600 }, 'waiting'],
  ])('refuses %s', (_, event, state) => {
    expect(tableIn(state).accepts(event)).toBe(false);
  });

  it('resumes from a stored snapshot', () => {
    const stored = JSON.stringify(tableIn('placed').actor.getPersistedSnapshot());
    const snapshot = JSON.parse(stored) as ReturnType<typeof diceMachine.resolveState>;
    const actor = createActor(diceMachine, { snapshot, input: { config: diceDefaultConfig } }).start();
    actor.send(drawn);
    actor.send(settled);
    expect(actor.getSnapshot().value).toBe('settled');
  });

  it('holds no seed that is not public', () => {
    expect(JSON.stringify(tableIn('settled').actor.getSnapshot().context)).not.toMatch(/serverSeed/);
  });
});
