import * as fc from 'fast-check';
import { CELLS, minesDefaultConfig } from 'games-engine/mines';
import type { MinesGame } from 'server/contract';
import { describe, expect, test } from 'vitest';
import {
  afterMs,
  cellTurns,
  piecesShare,
  minesFrame,
  newFrame,
  revealedAt,
  sceneRound,
  turnShare,
  type MinesFrame,
  type SceneRound,
} from './frame.ts';
import {
  ladderSteps,
  rungBox,
  cellCentre,
  cellDistance,
  minesLayout,
  litLength,
  signalPath,
  walkSignal,
} from './layout.ts';
import { WIN_MS } from '../../../core/game-kit/scene/win.ts';
import { replicaOf, timesOf } from '../screen/figures.ts';
import { gameOf } from '../testing/rounds.ts';

const sizes = fc.record({ width: fc.integer({ min: 300, max: 1200 }), height: fc.integer({ min: 240, max: 480 }) });
const keys = fc.uniqueArray(fc.nat(CELLS - 1), { minLength: 1, maxLength: 12 });

const roundOf = (game: MinesGame, calm = false): SceneRound => {
  const timing = { ...timesOf(game.events), revealMs: 300, calm };
  const round = sceneRound(replicaOf(minesDefaultConfig, game.events), timing);
  if (!round) throw new Error('there is a bet');
  return round;
};

const frameAt = (round: SceneRound, now: number): MinesFrame => {
  const frame = newFrame();
  minesFrame(frame, round, now);
  return frame;
};

describe('the layout of the field', () => {
  test('gives every cell 44 px and keeps all inside, at every size', () => {
    fc.assert(
      fc.property(sizes, ({ width, height }) => {
        const { cell, field, seed, exit } = minesLayout(width, height);
        if (width >= 310 && height >= 250) expect(Math.min(cell.width, cell.height)).toBeGreaterThanOrEqual(44);
        expect(field.x).toBeGreaterThanOrEqual(0);
        expect(field.x + field.width).toBeLessThanOrEqual(width);
        expect(field.y + field.height).toBeLessThanOrEqual(height);
        expect(seed.y).toBeLessThan(field.y);
        expect(exit.x).toBeGreaterThan(seed.x);
      }),
    );
  });

  test('has a ladder beside or above the field, whose rungs lie apart and lead on', () => {
    fc.assert(
      fc.property(sizes, fc.integer({ min: 1, max: 23 }), fc.nat(23), ({ width, height }, total, reached) => {
        const layout = minesLayout(width, height);
        const { ladder, field, seed } = layout;
        const steps = ladderSteps(total, Math.min(reached, total), ladder.places);
        const boxes = steps.map((_, place) => rungBox(layout, place, steps.length));
        for (const [place, box] of boxes.entries()) {
          expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0);
          expect(box.x + box.width).toBeLessThanOrEqual(width);
          expect(box.height).toBeGreaterThanOrEqual(14); // room for a figure
          expect(box.width).toBeGreaterThanOrEqual(44);
          if (ladder.isUpright) expect(box.x).toBeGreaterThanOrEqual(field.x + field.width);
          else expect(box.y + box.height).toBeLessThan(seed.y);
          const before = boxes[place - 1];
          if (!before) continue;
          if (ladder.isUpright) expect(box.y + box.height).toBeLessThan(before.y);
          else expect(box.x).toBeGreaterThan(before.x + before.width);
        }
      }),
    );
  });

  test('has no rungs where no multipliers are known', () => {
    expect(ladderSteps(0, 0, 5)).toEqual([]);
  });

  test('puts cells row by row', () => {
    const layout = minesLayout(600, 400);
    const [first, second, below] = [0, 1, 6].map((key) => cellCentre(layout, key));
    expect(second?.y).toBe(first?.y);
    expect(second?.x).toBe((first?.x ?? 0) + layout.cell.width + layout.gap);
    expect(below).toEqual({ x: first?.x, y: (first?.y ?? 0) + layout.cell.height + layout.gap });
    expect(cellDistance(0, 7)).toBeCloseTo(Math.SQRT2);
  });
});

describe("the signal's way", () => {
  test('leads from the seed over the opened cells in order, and out when it leaves', () => {
    fc.assert(
      fc.property(sizes, keys, fc.boolean(), ({ width, height }, opened, leaves) => {
        const layout = minesLayout(width, height);
        const { points, marks, stops } = signalPath(layout, opened, leaves);
        const places = [layout.seed, ...opened.map((key) => cellCentre(layout, key)), ...(leaves ? [layout.exit] : [])];
        expect(stops).toHaveLength(places.length);
        expect(stops.map((stop) => points[marks.indexOf(stop)])).toEqual(places);
        expect([...stops].toSorted((a, b) => a - b)).toEqual(stops);
      }),
    );
  });

  test('is lit stop by stop', () => {
    const path = signalPath(minesLayout(600, 400), [0, 8], false);
    expect(litLength(path, 0, 0)).toBe(0);
    expect(litLength(path, 1, 0)).toBe(path.stops[1]);
    expect(litLength(path, 1, 1)).toBe(path.stops[2]);
    expect(litLength(path, 2, 0.5)).toBe(path.stops[2]);
  });

  test('can be walked from any length to any other', () => {
    fc.assert(
      fc.property(
        keys,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (opened, a, b) => {
          const path = signalPath(minesLayout(600, 400), opened, true);
          const whole = path.stops.at(-1) ?? 0;
          const [from, to] = [Math.min(a, b) * whole, Math.max(a, b) * whole];
          let [length, last, firsts] = [0, undefined as { x: number; y: number } | undefined, 0];
          walkSignal(path, from, to, (x, y, isFirst) => {
            if (isFirst) firsts += 1;
            else if (last) length += Math.hypot(x - last.x, y - last.y);
            last = { x, y };
          });
          expect(length).toBeCloseTo(to - from, 6);
          expect(firsts).toBe(to - from > 0 ? 1 : firsts);
        },
      ),
    );
  });
});

describe('the turn of the cells', () => {
  test('an opened cell turns from the moment of its move', () => {
    const turns = cellTurns(roundOf(gameOf([10, 11])));
    expect(turns[10]).toEqual({ face: 'safe', from: 2000, ms: 300 });
    expect(turns[11]).toEqual({ face: 'safe', from: 3000, ms: 300 });
    expect(turnShare({ face: 'safe', from: 2000, ms: 300 }, 2150)).toBe(0.5);
    expect(turns.filter(({ face }) => face !== 'closed')).toHaveLength(2);
  });

  test('nothing of a closed cell is known while the game is open', () => {
    expect(cellTurns(roundOf(gameOf([10]))).some(({ face }) => face.startsWith('far'))).toBe(false);
  });

  test('the rest shows itself after the last move, outwards', () => {
    const turns = cellTurns(roundOf(gameOf([10, 0])));
    expect(turns[0]).toMatchObject({ face: 'mine', from: 3000 });
    expect(turns[1]).toMatchObject({ face: 'far-mine' });
    expect(turns[23]).toMatchObject({ face: 'far-safe' });
    expect(turns[1]?.from).toBeGreaterThanOrEqual(3300);
    expect(turns[23]?.from).toBeGreaterThan(turns[1]?.from ?? 0);
  });

  test('under reduced motion all of it at once', () => {
    const turns = cellTurns(roundOf(gameOf([10, 0]), true));
    const far = turns.filter(({ face }) => face.startsWith('far'));
    expect(new Set(far.map(({ from }) => from))).toEqual(new Set([3300]));
  });

  test('without a round every cell is closed', () => {
    expect(cellTurns(undefined)).toHaveLength(24);
    expect(cellTurns(undefined).every((turn) => turnShare(turn, 5000) === 0)).toBe(true);
  });
});

describe('a moment of a round', () => {
  const open = roundOf(gameOf([10, 11]));
  const taken = roundOf(gameOf([10, 11], true));
  const lost = roundOf(gameOf([10, 0]));

  test('is the same for everyone at the same time, and all moments end', () => {
    fc.assert(
      fc.property(fc.constantFrom(open, taken, lost), fc.nat(9000), (round, now) => {
        expect(frameAt(round, now)).toEqual(frameAt(round, now));
        const { winProgress, leg, shock } = frameAt(round, now);
        for (const share of [winProgress, leg, shock]) expect(share >= 0 && share <= 1).toBe(true);
      }),
    );
    for (const round of [open, taken, lost]) expect(frameAt(round, 20_000).moving).toBe(false);
  });

  test('breaks the glass of an opened cell within its turn, and only there', () => {
    const [cell, , , , , , , , , , opened] = cellTurns(open);
    expect(opened && [2089, 2090, 2320, 2550].map((now) => piecesShare(opened, now))).toEqual([0, 0, 0.5, 1]);
    expect(cell && piecesShare(cell, 2320)).toBe(1);
  });

  test('lights the way as far as the cells have turned', () => {
    expect(frameAt(open, 1500)).toMatchObject({ reached: 0, leg: 0, settled: false });
    expect(frameAt(open, 2300)).toMatchObject({ reached: 1, leg: 0 });
    expect(frameAt(open, 3150).leg).toBeGreaterThan(0);
    expect(frameAt(open, 3300)).toMatchObject({ reached: 2, safe: 2, moving: true });
    expect(frameAt(open, 3549).moving).toBe(true); // pieces of glass are still on their way
    expect(frameAt(open, 3550).moving).toBe(false);
  });

  test('tells the result once the last cell has turned, and not before', () => {
    expect(revealedAt(lost)).toBe(3300);
    expect(frameAt(lost, 3299)).toMatchObject({ settled: false, shock: 1, dark: 0, safe: 1 });
    expect(frameAt(lost, 3300)).toMatchObject({ settled: true, shock: 0 });
    expect(frameAt(lost, 9999)).toMatchObject({ shock: 1, dark: 1, safe: 1 });
    expect(frameAt(taken, 9999)).toMatchObject({ dark: 0, safe: 2 });
    expect(revealedAt(open)).toBeUndefined();
    expect(frameAt(open, 9999).settled).toBe(false);
  });

  test('leads out with a win only', () => {
    expect(frameAt(taken, 9999).reached).toBe(3);
    expect(frameAt(lost, 9999).reached).toBe(2);
  });

  test('celebrates a win, and never longer than a big one', () => {
    expect(taken.mood).toBe('win');
    expect(lost.mood).toBe('loss');
    expect(frameAt(taken, 4300).winProgress).toBe(0);
    expect(frameAt(taken, 4299).winProgress).toBe(1);
    expect(afterMs({ ...taken, size: 'large' })).toBe(300 + WIN_MS.large);
    expect(afterMs(roundOf(gameOf([10, 11], true), true))).toBe(600);
  });

  test('does not celebrate a bet that returned no more than its stake', () => {
    expect(
      sceneRound({ ...replicaOf(minesDefaultConfig, gameOf([10], true).events), payoutMinor: '1000' }, taken),
    ).toMatchObject({
      mood: 'even',
      size: 'small',
    });
  });

  test('jumps to its end under reduced motion', () => {
    const calm = roundOf(gameOf([10, 11], true), true);
    expect(frameAt(calm, 2000)).toMatchObject({ reached: 1, leg: 0 });
    expect(frameAt(calm, 9999)).toMatchObject({ winProgress: 1, shock: 1, moving: false });
  });
});
