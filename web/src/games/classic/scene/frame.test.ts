import {
  classic,
  classicDefaultConfig,
  classicSnapshot,
  type ClassicChoice,
  type ClassicContext,
} from 'games-engine/classic';
import {
  firstVersionOf,
  createFlatInterpreter,
  roundClosed,
  roundOpened,
  roundVoided,
  sharedBetPlaced,
  sharedOutcomeDrawn,
  type FlatState,
  type SharedBet,
  type SharedEvent,
} from 'games-engine';
import { describe, expect, it } from 'vitest';
import { motion, REDUCED_MOTION_MS } from '../../../core/tokens/tokens.ts';
import { WIN_MS } from '../../../core/game-kit/scene/win.ts';
import { ANSWER_MS } from '../../../core/game-kit/scene/shared-draw.ts';
import { classicFrame, grownShare, GROW_MS, isGrowing, LANDED, SWAP_MS, travelled } from './frame.ts';
import { weigh } from './drawing.ts';
import { ticketAt, tileIndexAt } from './reel.ts';
import { sceneRound, type SceneRound } from '../round.ts';

const config = firstVersionOf(classicDefaultConfig);
const hash = 'a'.repeat(64);
const START = 1_000_000;
const { spinMs } = config;

const bet = (player: string, stakeMinor: bigint, at: number): SharedBet<ClassicChoice> => ({
  id: `bet-${player}-${at}`,
  player,
  account: 'real',
  currencyId: 2,
  stakeMinor,
  choice: {},
  clientSeed: 'seed',
  at,
});

/** A round that ann opened with 1.00 and bob joined a second later with 3.00. */
class TestTable {
  readonly #machine = createFlatInterpreter(classic.machine);
  state: FlatState = this.#machine.initial({ config });

  constructor() {
    this.send(roundOpened(START, hash, 1));
  }

  send(...events: readonly SharedEvent[]): this {
    for (const event of events) {
      const next = this.#machine.step(this.state, event);
      if (!next) throw new Error(`${event.type} was refused in ${this.state.value}`);
      this.state = next;
    }
    return this;
  }

  alone(): this {
    return this.send(sharedBetPlaced(bet('ann', 100n, START)));
  }

  joined(): this {
    return this.alone().send(sharedBetPlaced(bet('bob', 300n, START + 1000)));
  }

  drawn(ticket = 250): this {
    const closedAt = START + 1000 + config.countdownMs;
    this.joined().send(roundClosed(closedAt));
    const { betId, player } = this.context.bets[ticket <= 100 ? 0 : 1] ?? { betId: '', player: '' };
    return this.send(sharedOutcomeDrawn(closedAt, hash, { betId, player, ticket }));
  }

  scene(player?: string, quick = false): SceneRound {
    return sceneRound(classicSnapshot(this.state), 'round', { player, quick });
  }

  get context(): ClassicContext {
    return this.state.context as ClassicContext;
  }
}

const drawnAt = START + 1000 + config.countdownMs;

describe('a scene’s round', () => {
  it('names players in the order of joining and knows who looks on', () => {
    const scene = new TestTable().joined().scene('bob');
    expect(scene).toMatchObject({ players: ['ann', 'bob'], own: 1, tickets: 400, draw: undefined, isVoid: false });
    expect(scene.bets).toEqual([
      { place: 0, from: 1, to: 100, at: START },
      { place: 1, from: 101, to: 400, at: START + 1000 },
    ]);
    expect(new TestTable().joined().scene().own).toBe(-1);
  });

  it('waits for a second player, then counts down, then waits for nothing', () => {
    expect(new TestTable().scene().wait).toBeUndefined();
    expect(new TestTable().alone().scene().wait).toEqual({ until: START + config.aloneMs, ms: config.aloneMs });
    const countdown = { until: drawnAt, ms: config.countdownMs };
    expect(new TestTable().joined().scene().wait).toEqual(countdown);
    expect(new TestTable().drawn().scene().wait).toBeUndefined();
  });

  it('tells the draw by the player’s own money', () => {
    expect(new TestTable().drawn(1).scene('ann').draw).toMatchObject({
      ticket: 1,
      place: 0,
      mood: 'win',
      size: 'medium',
    });
    expect(new TestTable().drawn(1).scene('bob').draw).toMatchObject({ mood: 'loss', size: 'small' });
    expect(new TestTable().drawn(1).scene('cat').draw?.mood).toBeUndefined();
  });

  it('does not call it a win when less than the stake comes back', () => {
    const table = new TestTable().alone().send(sharedBetPlaced(bet('bob', 1_900_000n, START + 1)));
    const at = START + 1 + config.countdownMs;
    const { betId } = table.context.bets[1] ?? { betId: '' };
    table.send(roundClosed(at), sharedOutcomeDrawn(at, hash, { betId, player: 'bob', ticket: 500 }));
    expect(table.scene('bob').draw?.mood).toBe('even');
  });

  it('is big at ten times the stake', () => {
    const table = new TestTable().alone().send(sharedBetPlaced(bet('bob', 1000n, START + 1)));
    const at = START + 1 + config.countdownMs;
    const { betId } = table.context.bets[0] ?? { betId: '' };
    table.send(roundClosed(at), sharedOutcomeDrawn(at, hash, { betId, player: 'ann', ticket: 7 }));
    expect(table.scene('ann').draw).toMatchObject({ mood: 'win', size: 'large' });
  });

  it('is void when nobody came', () => {
    const table = new TestTable().alone().send(roundVoided(START + config.aloneMs, 'alone'));
    expect(table.scene()).toMatchObject({ isVoid: true, draw: undefined, wait: undefined });
  });
});

describe('the picture of a round', () => {
  const frameAt = (table: TestTable, now: number, calm = false) => classicFrame(table.scene('ann'), now, calm);

  it('stands still without a bet', () => {
    const frame = frameAt(new TestTable(), START + 5);
    expect(frame).toMatchObject({ shares: 1, reel: 0, left: 0, ticket: 0, moving: false });
  });

  it('shows how much of the wait is left', () => {
    const table = new TestTable().joined();
    expect(frameAt(table, START + 1000).left).toBe(1);
    expect(frameAt(table, START + 1000 + config.countdownMs / 4).left).toBeCloseTo(0.75);
    expect(frameAt(table, drawnAt)).toMatchObject({ left: 0, moving: false });
  });

  it('fades a void round', () => {
    const table = new TestTable().alone().send(roundVoided(START + config.aloneMs, 'alone'));
    expect(frameAt(table, START + config.aloneMs + 1).shares).toBeLessThan(0.5);
  });

  it('lets bets grow into the strip from nothing to all they are', () => {
    const scene = new TestTable().joined().scene();
    const weights = new Float64Array(2);
    const at = START + 1000;
    expect(weigh(scene, at, false, weights)).toBe(100);
    expect([...weights]).toEqual([100, 0]);
    expect(weigh(scene, at + GROW_MS / 2, false, weights)).toBeGreaterThan(100);
    expect(weigh(scene, at + GROW_MS, false, weights)).toBe(400);
    expect([...weights]).toEqual([100, 300]);
    expect([isGrowing(scene, at + GROW_MS - 1, false), isGrowing(scene, at + GROW_MS, false)]).toEqual([true, false]);
    expect(weigh(scene, at, true, weights)).toBe(400); // nothing grows under reduced motion
    expect(scene.bets.map((each) => grownShare(each, at, true))).toEqual([1, 1]);
  });

  it('gives way to the reel, which runs one way and stops on the ticket', () => {
    const table = new TestTable().drawn(250);
    const { draw } = table.scene();
    if (!draw) throw new Error('no draw');
    expect(frameAt(table, drawnAt - 1)).toMatchObject({ shares: 1, reel: 0, moving: true });
    expect(frameAt(table, drawnAt + SWAP_MS)).toMatchObject({ shares: 0, reel: 1 });
    let last = draw.reel.start;
    for (let now = drawnAt + 1; now <= drawnAt + spinMs; now += 97) {
      const { position, ticket } = frameAt(table, now);
      expect(position).toBeGreaterThan(last);
      expect(ticket).toBe(ticketAt(draw.reel, position));
      last = position;
    }
    const stopped = frameAt(table, drawnAt + spinMs);
    expect(stopped).toMatchObject({ settled: true, ticket: 250, answer: 0 });
    expect(ticketAt(draw.reel, stopped.position)).toBe(250);
    expect(draw.reel.tiles[tileIndexAt(draw.reel, stopped.position)]?.place).toBe(draw.place);
  });

  it('takes its time for the last three pieces', () => {
    const { draw } = new TestTable().drawn(250).scene();
    if (!draw) throw new Error('no draw');
    const left = 3 / draw.reel.tiles.length; // laps
    const time = 1 - (left / draw.travel) ** 0.25;
    expect(travelled(time)).toBeCloseTo(1 - left / draw.travel, 9);
    expect(time).toBeLessThan(0.6); // two fifths of the run
    expect([travelled(0), travelled(1)]).toEqual([0, 1]);
  });

  it('has more light in the drum with each bet, and a flare when its ticket falls in', () => {
    const lights = [new TestTable(), new TestTable().alone()].map((each) => frameAt(each, START + 900).light);
    const joined = new TestTable().joined();
    const at = START + 1000 + GROW_MS;
    expect(lights[1]).toBeGreaterThan(lights[0] ?? 1);
    expect(frameAt(joined, at).light).toBeGreaterThan(lights[1] ?? 1);
    expect(frameAt(joined, at - GROW_MS * (1 - LANDED) * 0.9).light).toBeGreaterThan(frameAt(joined, at).light);
    expect(frameAt(joined, START + 1000, true).light).toBeCloseTo(frameAt(joined, at, true).light);
  });

  it('is the same moment for who comes late', () => {
    const now = drawnAt + 3456;
    const late = new TestTable().drawn(250);
    late.state = JSON.parse(JSON.stringify(late.state)) as FlatState;
    expect(frameAt(late, now)).toEqual(frameAt(new TestTable().drawn(250), now));
  });

  it('tells the ticket only when the reel stands', () => {
    const table = new TestTable().drawn(250);
    expect(frameAt(table, drawnAt + spinMs - 1)).toMatchObject({ settled: false, answer: 0 });
    expect(frameAt(table, drawnAt + spinMs + ANSWER_MS)).toMatchObject({ settled: true, answer: 1 });
  });

  it('is short in turbo', () => {
    const scene = new TestTable().drawn(250).scene('ann', true);
    expect(classicFrame(scene, drawnAt + motion.turbo, false)).toMatchObject({ settled: true, ticket: 250 });
  });

  it.each<[string, number, number]>([
    ['a win', 1, WIN_MS.medium],
    ['a loss', 250, 0],
  ])('comes to rest after %s', (_, ticket, winMs) => {
    const table = new TestTable().drawn(ticket);
    const end = drawnAt + spinMs + ANSWER_MS + winMs;
    expect(frameAt(table, end - 1).moving).toBe(true);
    expect(frameAt(table, end)).toMatchObject({ moving: false, winProgress: 1 });
    expect(WIN_MS.large).toBeGreaterThan(WIN_MS.small);
  });

  it('does not run under reduced motion: the same information fades in when the reel would stand', () => {
    const table = new TestTable().drawn(250);
    expect(frameAt(table, drawnAt + spinMs - 1, true)).toMatchObject({ shares: 1, reel: 0, ticket: 0, settled: false });
    const end = drawnAt + spinMs + REDUCED_MOTION_MS;
    expect(frameAt(table, end, true)).toMatchObject({ shares: 0, reel: 1, ticket: 250, settled: true, moving: false });
    expect(frameAt(table, end, true).position).toBe(frameAt(table, end, false).position);
  });
});
