import { motion } from '../../../core/tokens/tokens.ts';
import * as fc from 'fast-check';
import {
  firstVersionOf,
  createFlatInterpreter,
  roundClosed,
  roundOpened,
  sharedBetPlaced,
  sharedOutcomeDrawn,
  type FlatState,
} from 'games-engine';
import { wheelDefaultConfig, wheelMachine, wheelSectors, type WheelContext } from 'games-engine/wheel';
import { describe, expect, test } from 'vitest';
import { WIN_MS } from '../../../core/game-kit/scene/win.ts';
import {
  ANSWER_MS,
  drawMs,
  hasPulses,
  MAX_PULSES,
  PULSE_MS,
  pulseAt,
} from '../../../core/game-kit/scene/shared-draw.ts';
import {
  pulsesOf,
  sceneDraw,
  startSegment,
  wheelFrame,
  type SceneDraw,
  type SceneRound,
  HUB_SHARE,
  rimRadius,
  sectorPath,
  SEED_RING,
  seedPath,
  segmentPath,
  wheelLayout,
  bendAt,
  restSegment,
  rotationOf,
  segmentAt,
  speedAt,
  spinPosition,
  STEP,
  travelled,
  TURNS,
} from './frame.ts';
import { walkWay, wayOf, type Point } from '../../../core/game-kit/scene/ways.ts';

const segments = fc.integer({ min: 0, max: 31 });
const shares = fc.double({ min: 0, max: 1, noNaN: true });
const sizes = fc.record({ width: fc.integer({ min: 280, max: 1200 }), height: fc.integer({ min: 220, max: 480 }) });

describe('the spin', () => {
  test('goes its whole way, only forward, from rest to rest', () => {
    expect([travelled(-1), travelled(0), travelled(1), travelled(2)]).toEqual([0, 0, 1, 1]);
    expect([speedAt(0), speedAt(1)]).toEqual([0, 0]);
    fc.assert(
      fc.property(shares, shares, (a, b) => {
        expect(travelled(Math.max(a, b))).toBeGreaterThanOrEqual(travelled(Math.min(a, b)));
        expect(speedAt(a)).toBeGreaterThanOrEqual(0);
        expect(speedAt(a)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('never jumps: the next hundredth of its time is at most a twentieth of its way', () => {
    for (let step = 0; step < 100; step += 1)
      expect(travelled((step + 1) / 100) - travelled(step / 100)).toBeLessThan(0.05);
  });

  test('starts where the wheel stood and lands in the very middle of its segment', () => {
    fc.assert(
      fc.property(segments, segments, (from, to) => {
        expect(spinPosition(from, to, 0)).toBe(from);
        expect(spinPosition(from, to, 1)).toBe(to);
        const justBefore = spinPosition(from, to, 1 - 1e-9);
        expect(segmentAt(justBefore)).toBe(to);
        const turned = (from - justBefore) / 32;
        expect(turned).toBeGreaterThanOrEqual(TURNS - 1e-6);
        expect(turned).toBeLessThan(TURNS + 1);
      }),
    );
  });

  test('turns clockwise: the wheel’s rotation only grows', () => {
    fc.assert(
      fc.property(segments, segments, shares, shares, (from, to, a, b) => {
        const [early, late] = [Math.min(a, b, 0.999), Math.max(Math.min(a, 0.999), Math.min(b, 0.999))];
        expect(rotationOf(spinPosition(from, to, late))).toBeGreaterThanOrEqual(
          rotationOf(spinPosition(from, to, early)),
        );
      }),
    );
  });

  test('puts a segment under the pointer by turning back its own angle', () => {
    expect(rotationOf(8)).toBeCloseTo(-Math.PI / 2, 12);
    expect(STEP * (180 / Math.PI)).toBeCloseTo(11.25, 12);
    expect([segmentAt(3.4), segmentAt(3.5), segmentAt(-0.4), segmentAt(-0.6), segmentAt(-33)]).toEqual([
      3, 4, 0, 31, 31,
    ]);
  });

  test('bends the pointer at a pin and lets it hang straight in the middle of a segment', () => {
    expect(bendAt(4)).toBe(0);
    expect(bendAt(3.5)).toBe(1);
    fc.assert(
      fc.property(fc.double({ min: -200, max: 200, noNaN: true }), (position) => {
        expect(bendAt(position)).toBeGreaterThanOrEqual(0);
        expect(bendAt(position)).toBeLessThanOrEqual(1);
        expect(bendAt(Math.round(position))).toBe(0);
      }),
    );
  });

  test('rests, with no known result before, where everybody sees it rest', () => {
    expect(restSegment('round a')).toBe(restSegment('round a'));
    expect(new Set(Array.from({ length: 40 }, (_, n) => restSegment(`round ${n}`))).size).toBeGreaterThan(10);
    expect(startSegment('round a', 7)).toBe(7);
    expect(startSegment('round a', undefined)).toBe(restSegment('round a'));
  });
});

const draw: SceneDraw = {
  segment: 4,
  sector: 2,
  at: 1000,
  spinMs: 8000,
  mood: undefined,
  size: 'small',
  sounds: undefined,
};
const round: SceneRound = {
  id: 'round',
  hash: 'ab',
  segments: wheelDefaultConfig.segments,
  multipliers: wheelDefaultConfig.multipliers,
  from: 11,
  draw,
  light: undefined,
  pulses: [],
};

describe('a moment of a round', () => {
  test('before the draw the wheel rests', () => {
    expect(wheelFrame({ ...round, draw: undefined }, 5000, false)).toMatchObject({
      position: 11,
      segment: 11,
      settled: false,
      moving: false,
    });
    expect(wheelFrame(round, 999, false)).toMatchObject({ position: 11, moving: true });
  });

  test('somebody who comes in the middle of a spin sees the same as all others', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 12_000 }), (elapsed) => {
        expect(wheelFrame({ ...round }, 1000 + elapsed, false)).toEqual(wheelFrame(round, 1000 + elapsed, false));
      }),
    );
    expect(wheelFrame(round, 5000, false).position).toBe(spinPosition(11, 4, 0.5));
  });

  test('at the end the wheel stands on its segment and the signal runs to the sector', () => {
    const stopped = wheelFrame(round, 9000, false);
    expect(stopped).toMatchObject({
      position: 4,
      segment: 4,
      speed: 0,
      bend: 0,
      settled: true,
      answer: 0,
      moving: true,
    });
    expect(wheelFrame(round, 9000 + ANSWER_MS, false)).toMatchObject({ answer: 1, winProgress: 1, moving: false });
  });

  test('reduced motion shows the result when the wheel would stop, without a turn', () => {
    expect(wheelFrame(round, 5000, true)).toMatchObject({ position: 11, speed: 0, settled: false });
    expect(wheelFrame(round, 9050, true)).toMatchObject({ position: 4, settled: true, answer: 1, opacity: 0.5 });
    expect(wheelFrame(round, 9100, true)).toMatchObject({ opacity: 1, moving: false });
  });

  test('only an own win is celebrated, a big one for longer', () => {
    expect(drawMs(draw, false)).toBe(8000 + ANSWER_MS);
    expect(drawMs({ ...draw, mood: 'loss' }, false)).toBe(8000 + ANSWER_MS);
    expect(drawMs({ ...draw, mood: 'even' }, false)).toBe(8000 + ANSWER_MS);
    expect(drawMs({ ...draw, mood: 'win' }, false)).toBe(8000 + ANSWER_MS + WIN_MS.small);
    expect(drawMs({ ...draw, mood: 'win', size: 'large' }, false)).toBe(8000 + ANSWER_MS + WIN_MS.large);
    expect(drawMs({ ...draw, mood: 'win', size: 'large' }, true)).toBe(8100);
  });

  test('is read from the machine that the server runs', () => {
    const machine = createFlatInterpreter(wheelMachine);
    const bet = (player: string, sector: number, stakeMinor: bigint, at: number) =>
      sharedBetPlaced({
        id: `${player} ${sector}`,
        player,
        account: 'real',
        currencyId: 2,
        stakeMinor,
        choice: { sector },
        clientSeed: 's',
        at,
      });
    const events = [
      roundOpened(0, 'c'.repeat(64), 1),
      bet('ann', 2, 1000n, 10),
      bet('ann', 0, 3000n, 20),
      bet('bob', 3, 10n, 30),
      roundClosed(15_010),
    ];
    let state: FlatState | undefined = machine.initial({ config: firstVersionOf(wheelDefaultConfig) });
    for (const event of events) state = state && machine.step(state, event);
    const before = state?.context as WheelContext;
    expect(sceneDraw(before, 'ann', false)).toBeUndefined();
    expect(pulsesOf(before)).toEqual([
      { at: 10, sector: 2 },
      { at: 20, sector: 0 },
      { at: 30, sector: 3 },
    ]);
    const drawn =
      state &&
      machine.step(state, sharedOutcomeDrawn(15_020, 'e'.repeat(64), { sector: 2, segment: 4, source: 'chain' }));
    const context = drawn?.context as WheelContext;
    expect(sceneDraw(context, 'ann', false)).toEqual({ ...draw, at: 15_020, mood: 'win' }); // 5000 of 4000
    expect(sceneDraw(context, 'bob', false)).toMatchObject({ mood: 'loss', size: 'small' });
    expect(sceneDraw(context, undefined, false)).toMatchObject({ mood: undefined });
    expect(sceneDraw(context, 'ann', true)).toMatchObject({ spinMs: motion.turbo });
  });
});

describe('the signals of bets', () => {
  test('run for a moment and are at most so many', () => {
    const bets = Array.from({ length: 40 }, (_, at) => ({ at, choice: { sector: 1 } }));
    const pulses = pulsesOf({ bets } as unknown as WheelContext);
    expect(pulses).toHaveLength(MAX_PULSES);
    expect(hasPulses(pulses, 39 + PULSE_MS - 1)).toBe(true);
    expect(hasPulses(pulses, 39 + PULSE_MS)).toBe(false);
    expect(hasPulses([], 0)).toBe(false);
    expect(pulseAt({ at: 100 }, 100 + PULSE_MS / 2)).toBe(0.5);
  });
});

describe('the layout of the scene', () => {
  test('keeps the wheel, the pointer, the hub and every sector’s end inside and apart at every size', () => {
    fc.assert(
      fc.property(sizes, ({ width, height }) => {
        const { centre, rim, hub, pointer, seed, ends, endLabel } = wheelLayout(width, height);
        expect(rim.outer).toBe(rimRadius(width, height));
        expect(hub.radius).toBe(rim.outer * HUB_SHARE);
        expect(centre.x - rim.pins - 5).toBeGreaterThanOrEqual(0);
        expect(centre.y + rim.pins + 5).toBeLessThanOrEqual(height + 1);
        expect(pointer.y - 20).toBeGreaterThanOrEqual(0);
        expect(seed.y - 8).toBeGreaterThanOrEqual(18); // below the commitment's line
        expect(hub.radius).toBeLessThan(rim.thread);
        for (const [sector, { x, y }] of ends.entries()) {
          expect(Math.hypot(x - centre.x, y - centre.y)).toBeGreaterThan(rim.pins + 5);
          expect(x + endLabel.offset + 22).toBeLessThanOrEqual(width);
          expect(y - (ends[sector - 1]?.y ?? Number.NEGATIVE_INFINITY)).toBeGreaterThan(endLabel.size);
        }
      }),
    );
  });

  test('leads every signal from its beginning to its end', () => {
    fc.assert(
      fc.property(sizes, fc.constantFrom(...wheelSectors), shares, ({ width, height }, sector, share) => {
        const layout = wheelLayout(width, height);
        expect(seedPath(layout)[0]).toEqual({ x: layout.seed.x + SEED_RING, y: layout.seed.y });
        expect(segmentPath(layout)[0]?.x).toBe(layout.centre.x);
        const path = wayOf(sectorPath(layout, sector));
        expect(path.points.at(-1)).toEqual(layout.ends[sector]);
        for (const [index, point] of path.points.entries())
          expect(point.x).toBeGreaterThanOrEqual((path.points[index - 1]?.x ?? 0) - 1e-9);
        const walked: Point[] = [];
        walkWay(path, path.length * share, (x, y) => walked.push({ x, y }));
        expect(wayOf(walked).length).toBeCloseTo(path.length * share, 6);
      }),
    );
  });
});
