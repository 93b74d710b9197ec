import { describe, expect, it } from 'vitest';
import { assign, setup } from 'xstate';
import { dice, diceDefaultConfig } from '../games/dice/index.ts';
import type { AnySoloGame, SoloBet } from './define-game.ts';
import { createReplayer } from './replay.ts';
import type { DiceChoice } from '../games/dice/index.ts';

const bet: SoloBet<DiceChoice> = {
  account: 'real',
  at: 100,
  choice: { percentBp: 5000, side: 'less' },
  clientSeed: 'seed',
  id: 'bet',
  nonce: 0,
  player: 'p',
  stakeMinor: 100n,
};
const won = dice.events(bet, { roll: 4999 }, 190n, []);

/** Dice with an entry action: its machine is not flat, so an actor replays it. */
const nested: AnySoloGame = {
  ...dice,
  machine: setup({ types: { context: {} as { n: number } } }).createMachine({
    initial: 'open',
    context: { n: 0 },
    states: {
      open: { on: { 'bet.placed': { target: 'shut', actions: assign(({ context }) => ({ n: context.n + 1 })) } } },
      shut: { entry: () => undefined },
    },
  }),
  publicSnapshot: ({ value, context }) => ({ state: String(value), n: (context as { n: number }).n }),
};

describe('createReplayer', () => {
  it('comes to the final public snapshot, each time from a new machine', () => {
    const replay = createReplayer(dice, diceDefaultConfig);
    const earlier = dice.events({ ...bet, at: 5 }, { roll: 5000 }, 0n, []);
    expect(replay(won)).toEqual({ final: { payoutMinor: '190', roll: 4999, state: 'settled' }, refused: undefined });
    expect(replay(earlier)).toEqual({ final: { payoutMinor: '0', roll: 5000, state: 'settled' }, refused: undefined });
  });

  it('names the first event that is refused and shows where the machine stood', () => {
    const replay = createReplayer(dice, diceDefaultConfig);
    const overpaid = dice.events(bet, { roll: 4999 }, 191n, []);
    expect(replay(overpaid)).toEqual({
      final: { payoutMinor: '190', roll: 4999, state: 'drawn' },
      refused: { index: 2, type: 'bet.settled', state: 'drawn' },
    });
    expect(replay(won.slice(1)).refused).toEqual({ index: 0, type: 'outcome.drawn', state: 'waiting' });
  });

  it('runs a machine that is not flat by an actor', () => {
    const replay = createReplayer(nested, diceDefaultConfig);
    expect(replay(won)).toEqual({
      final: { state: 'shut', n: 1 },
      refused: { index: 1, type: 'outcome.drawn', state: 'shut' },
    });
    expect(replay(won.slice(0, 1))).toEqual({ final: { state: 'shut', n: 1 }, refused: undefined });
  });
});
