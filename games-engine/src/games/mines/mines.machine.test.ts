import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, type Actor } from 'xstate';
import { createFlatInterpreter } from '../../core/flat-interpreter.ts';
import { simulationSource } from '../../core/simulation.ts';
import { checkEveryStateAndEvent } from '../../testing/model.ts';
import { mines, minesDefaultConfig } from './index.ts';
import { minesEvents } from './mines.log.ts';
import {
  minesMachine,
  moveRefusal,
  type MinesBetPlaced,
  type MinesContext,
  type MinesEvent,
  type MinesRequest,
} from './mines.machine.ts';
import { CELLS, drawMines, minesRoundPayout, safeCells, type MinesMove } from './mines.rules.ts';

const placed: MinesBetPlaced = {
  type: 'bet.placed',
  account: 'real',
  at: 10,
  betId: 'bet',
  clientSeed: 'seed',
  minesLength: 22,
  nonce: 0,
  player: 'p',
  stakeMinor: '1000',
};

/** A table at which one plays: two cells, 5 and 6, are safe, all others are mines. */
class TestTable {
  readonly actor: Actor<typeof minesMachine> = createActor(minesMachine, {
    input: { config: minesDefaultConfig },
  }).start();
  at = 10;

  bet(change: Partial<MinesBetPlaced> = {}): this {
    return this.send({ ...placed, at: this.at, ...change });
  }

  open(sectorKey: number): this {
    return this.send({ type: 'sector.opened', at: this.at, isMine: sectorKey !== 5 && sectorKey !== 6, sectorKey });
  }

  take(): this {
    return this.send({ type: 'win.taken', at: this.at });
  }

  reveal(): this {
    const field = Array.from({ length: CELLS }, (_, key) => key).filter((key) => key !== 5 && key !== 6);
    return this.send({ type: 'outcome.drawn', at: this.at, mines: field });
  }

  settle(payoutMinor = this.context.payoutMinor): this {
    return this.send({ type: 'bet.settled', at: this.at, payoutMinor });
  }

  /** Sends an event that must be accepted. */
  send(event: MinesEvent): this {
    expect(this.accepts(event), `${event.type} in ${this.state}`).toBe(true);
    this.at += 1;
    return this;
  }

  accepts(event: MinesEvent): boolean {
    const before = this.actor.getSnapshot();
    this.actor.send(event);
    return this.actor.getSnapshot() !== before;
  }

  get state(): string {
    return this.actor.getSnapshot().value;
  }

  get context(): MinesContext {
    return this.actor.getSnapshot().context;
  }
}

const table = (): TestTable => new TestTable();

describe('a mines round', () => {
  it('is lost with a mine', () => {
    const lost = table().bet().open(5).open(0);
    expect(lost.state).toBe('lost');
    expect(lost.reveal().settle().context.payoutMinor).toBe('0');
    expect(lost.state).toBe('settled');
  });

  it('is won with the taking', () => {
    const taken = table().bet().open(6).take();
    expect(taken.state).toBe('taken');
    expect(taken.reveal().settle('11400').state).toBe('settled'); // 0.95 · 24/2
  });

  it('is won by itself with the last safe cell', () => {
    const cleared = table().bet().open(6).open(5);
    expect(cleared.state).toBe('cleared');
    expect(cleared.accepts({ type: 'win.taken', at: 100 })).toBe(false);
    expect(cleared.reveal().settle('262200').state).toBe('settled'); // 0.95 · 24·23/2
  });

  it('forgets the last one when the next bet is placed', () => {
    const next = table().bet().open(6).take().reveal().settle().bet({ betId: 'next', minesLength: 3 });
    expect(next.state).toBe('playing');
    expect(next.context).toMatchObject({ bet: { betId: 'next' }, opened: [], mines: null, payoutMinor: '0' });
  });

  it('can be played to its end although the game was switched off meanwhile', () => {
    const { context } = table().bet().open(5);
    const off = { ...context, config: { ...context.config, enabled: false } };
    const interpreter = createFlatInterpreter(minesMachine);
    const next = interpreter.step({ value: 'playing', context: off }, { type: 'win.taken', at: 50 } as MinesEvent);
    expect(next?.value).toBe('taken');
  });

  it('resumes from a stored snapshot', () => {
    const stored = JSON.stringify(table().bet().open(5).actor.getPersistedSnapshot());
    const snapshot = JSON.parse(stored) as ReturnType<typeof minesMachine.resolveState>;
    const actor = createActor(minesMachine, { snapshot, input: { config: minesDefaultConfig } }).start();
    actor.send({ type: 'win.taken', at: 50 });
    expect(actor.getSnapshot().value).toBe('taken');
  });

  it('says publicly what is open, and the mines only after the reveal', () => {
    const round = table().bet().open(5);
    const shown = { opened: [{ isMine: false, sectorKey: 5 }], payoutMinor: '0', state: 'playing' };
    expect(mines.publicSnapshot(round.actor.getSnapshot())).toEqual({ mines: null, ...shown });
    const revealed = mines.publicSnapshot(round.take().reveal().actor.getSnapshot());
    expect(revealed).toMatchObject({ payoutMinor: '11400', state: 'revealed' });
    expect(revealed.mines).toHaveLength(22);
  });
});

describe('every state and every event', () => {
  type State = { value: string; context: MinesContext };

  /** Mines that agree with the open cells: those that are open, and the last of the closed ones. */
  const field = ({ opened, bet }: MinesContext): number[] => {
    const known = new Map(opened.map(({ isMine, sectorKey }) => [sectorKey, isMine]));
    const open = [...known].flatMap(([key, isMine]) => (isMine ? [key] : []));
    const closed = Array.from({ length: CELLS }, (_, n) => CELLS - 1 - n).filter((key) => !known.has(key));
    return [...open, ...closed.slice(0, (bet?.minesLength ?? 1) - open.length)];
  };

  const events = ({ context }: State): Record<string, MinesEvent> => {
    const at = context.at + 1;
    const closed = Array.from({ length: CELLS }, (_, key) => key).find((key) =>
      context.opened.every(({ sectorKey }) => sectorKey !== key),
    );
    const open = context.opened[0]?.sectorKey ?? -1;
    const [first = 0, ...others] = field(context);
    const opening = (sectorKey: number, isMine: boolean): MinesEvent => ({
      type: 'sector.opened',
      at,
      isMine,
      sectorKey,
    });
    const reveal = (drawn: readonly number[]): MinesEvent => ({ type: 'outcome.drawn', at, mines: drawn });
    return {
      bet: { ...placed, at },
      'bet on too few mines': { ...placed, at, minesLength: 1 },
      'bet on too many mines': { ...placed, at, minesLength: 24 },
      'bet too little': { ...placed, at, stakeMinor: '9' },
      'bet too much': { ...placed, at, stakeMinor: '10000001' },
      'open a safe cell': opening(closed ?? 0, false),
      'open a mine': opening(closed ?? 0, true),
      'open an open cell': opening(open, false),
      'open an open cell as a mine': opening(open, true),
      'open no cell': opening(CELLS, false),
      'open half a cell': opening(0.5, false),
      take: { type: 'win.taken', at },
      reveal: reveal([first, ...others]),
      'reveal one mine too few': reveal(others),
      'reveal one mine too many': reveal([first, ...others, closed ?? 0]),
      'reveal a mine twice': reveal([first, ...others.slice(1), first]),
      'reveal a mine outside': reveal([...others, CELLS]),
      'reveal a mine in a safe cell': reveal([
        ...others,
        context.opened.find(({ isMine }) => !isMine)?.sectorKey ?? -1,
      ]),
      'reveal without the open mine': reveal(
        Array.from({ length: CELLS }, (_, key) => key)
          .filter((key) => !context.opened.some(({ isMine, sectorKey }) => isMine && sectorKey === key))
          .slice(0, context.opened.some(({ isMine }) => isMine) ? 22 : 0),
      ),
      settle: { type: 'bet.settled', at, payoutMinor: context.payoutMinor },
      'settle a hundredth more': { type: 'bet.settled', at, payoutMinor: String(BigInt(context.payoutMinor) + 1n) },
      'settle in other words': { type: 'bet.settled', at, payoutMinor: `0${context.payoutMinor}` },
    };
  };

  it('are accepted where the rules say so, and nowhere else', () => {
    const { table: accepted, states } = checkEveryStateAndEvent<MinesContext>(mines, {
      events,
      nameOf: ({ value, context }) => (value === 'playing' ? `playing, ${context.opened.length} open` : value),
      isLast: ({ context }) => context.at > 12,
    });
    const cells = { 'open a safe cell': 'playing, 1 open', 'open a mine': 'lost' };
    expect(accepted).toEqual({
      waiting: { bet: 'playing, 0 open' },
      'playing, 0 open': cells,
      'playing, 1 open': { 'open a safe cell': 'cleared', 'open a mine': 'lost', take: 'taken' },
      lost: { reveal: 'revealed' },
      taken: { reveal: 'revealed' },
      cleared: { reveal: 'revealed' },
      revealed: { settle: 'settled' },
      settled: { bet: 'playing, 0 open' },
    });
    expect(states).toBeGreaterThan(15);
  });
});

describe('a move', () => {
  const refused = (round: TestTable, move: MinesRequest): string | undefined =>
    moveRefusal({ value: round.state, context: round.context }, move);

  it('needs a game', () => {
    for (const round of [table(), table().bet().open(0), table().bet().open(5).take().reveal().settle()]) {
      expect(refused(round, { sectorKey: 1 })).toBe('NEED_START_GAME');
      expect(refused(round, { take: true })).toBe('NEED_START_GAME');
    }
  });

  it.each([-1, CELLS, 0.5, Number.NaN])('needs a cell that exists, and %d does not', (sectorKey) => {
    expect(refused(table().bet(), { sectorKey })).toBe('SECTOR_NOT_FOUND');
  });

  it('needs a closed cell', () => {
    expect(refused(table().bet(), { sectorKey: 5 })).toBeUndefined();
    expect(refused(table().bet().open(5), { sectorKey: 5 })).toBe('SECTOR_IS_OPENED');
  });

  it('takes what is there', () => {
    expect(refused(table().bet(), { take: true })).toBe('NEED_OPEN_SECTOR');
    expect(refused(table().bet().open(5), { take: true })).toBeUndefined();
  });
});

describe('random rounds', () => {
  const plan = fc.record({
    seed: fc.string(),
    minesLength: fc.integer({ min: 2, max: 23 }),
    order: fc.shuffledSubarray(
      Array.from({ length: CELLS }, (_, key) => key),
      { minLength: 1 },
    ),
    stop: fc.integer({ min: 1, max: CELLS }),
  });

  /** Opens in an order until a mine, the last safe cell, or the moment to take. */
  const play = (drawn: readonly number[], order: readonly number[], stop: number): MinesMove[] => {
    const moves: MinesMove[] = [];
    for (const sectorKey of order) {
      const isMine = drawn.includes(sectorKey);
      moves.push({ at: 20 + moves.length, isMine, sectorKey });
      if (isMine || moves.length === safeCells(drawn.length)) return moves;
      if (moves.length === stop) break;
    }
    return [...moves, { at: 50, take: true }];
  };

  it('are accepted to the end, paid as the rules say, and name no closed mine before it', () => {
    const interpreter = createFlatInterpreter(minesMachine);
    fc.assert(
      fc.property(plan, ({ seed, minesLength, order, stop }) => {
        const outcome = drawMines(simulationSource(seed), minesDefaultConfig, { minesLength });
        const moves = play(outcome.mines, order, stop);
        const choice = { minesLength };
        const payoutMinor = minesRoundPayout(minesDefaultConfig, 1000n, choice, outcome, moves);
        const bet = { id: 'bet', player: 'p', account: 'real', stakeMinor: 1000n, clientSeed: 's', nonce: 0 } as const;
        let state = interpreter.initial({ config: minesDefaultConfig });
        for (const event of minesEvents({ ...bet, choice, at: 10 }, outcome, payoutMinor, moves)) {
          const next = interpreter.step(state, event);
          expect(next, `${event.type} in ${state.value}`).toBeDefined();
          state = next ?? state;
          const { mines: known } = state.context as MinesContext;
          const isRevealed = event.type === 'outcome.drawn' || event.type === 'bet.settled';
          expect(known).toEqual(isRevealed ? outcome.mines : null);
        }
        expect(state.value).toBe('settled');
      }),
    );
  });
});
