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
import { wheelDefaultConfig, wheelMachine, type WheelContext } from 'games-engine/wheel';
import { describe, expect, test } from 'vitest';
import { WIN_MS } from '../../../core/game-kit/scene/win.ts';
import { ANSWER_MS, drawMs } from '../../../core/game-kit/scene/shared-draw.ts';
import {
  chipsOf,
  driftAt,
  lampAt,
  sceneDraw,
  startSegment,
  wheelFrame,
  type SceneDraw,
  type SceneRound,
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

const segments = fc.integer({ min: 0, max: 31 });
const shares = fc.double({ min: 0, max: 1, noNaN: true });

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
  segments: wheelDefaultConfig.segments,
  multipliers: wheelDefaultConfig.multipliers,
  from: 11,
  draw,
  light: undefined,
  driftsFrom: undefined,
  chips: [],
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
    expect(chipsOf(before)).toEqual([
      { at: 10, sector: 2, place: 0 },
      { at: 20, sector: 0, place: 0 },
      { at: 30, sector: 3, place: 0 },
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

describe('a wheel that awaits its light', () => {
  const waiting = { ...round, draw: undefined, driftsFrom: 1000 };

  test('stands until its bets are closed, and then turns slowly and only forward', () => {
    expect(driftAt(undefined, 5000)).toBe(0);
    expect(wheelFrame(waiting, 1000, false)).toMatchObject({ position: 11, moving: false });
    expect(wheelFrame(waiting, 3000, false)).toMatchObject({ position: 11 - driftAt(1000, 3000), moving: true });
    fc.assert(
      fc.property(fc.nat(30_000), fc.integer({ min: 1, max: 100 }), (elapsed, step) => {
        const turned = driftAt(1000, 1000 + elapsed + step) - driftAt(1000, 1000 + elapsed);
        expect(turned).toBeGreaterThan(0);
        expect(turned).toBeLessThan(step * 0.004);
      }),
    );
  });

  test('goes on from where it is when the draw comes, never back, to the very segment', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 20_000 }), segments, (at, segment) => {
        const drawn = { ...round, driftsFrom: 1000, draw: { ...draw, at, segment } };
        const positions = Array.from(
          { length: 200 },
          (_, step) => wheelFrame(drawn, at - 1 + step * 40, false).position,
        );
        expect(positions[0]).toBeCloseTo(wheelFrame({ ...drawn, draw: undefined }, at - 1, false).position, 9);
        for (const [step, position] of positions.entries())
          expect(position).toBeLessThanOrEqual((positions[step - 1] ?? Infinity) + 1e-9);
        expect(wheelFrame(drawn, at + draw.spinMs, false)).toMatchObject({ position: segment, settled: true });
      }),
    );
  });

  test('stands under reduced motion', () => {
    expect(wheelFrame(waiting, 9000, true)).toMatchObject({ position: 11, moving: false });
  });
});

describe('the lamps', () => {
  const lights = (at: number, calm: boolean, of: SceneRound = round): number[] =>
    Array.from({ length: 32 }, (_, lamp) => lampAt(lamp, wheelFrame(of, at, calm), at, calm));

  test('chase before and in the spin, and stand under reduced motion', () => {
    for (const at of [0, 4000]) {
      expect(lights(at, false)).not.toEqual(lights(at + 90, false));
      expect(new Set(lights(at, true)).size).toBe(1);
    }
    expect(lights(4000, true)).toEqual(lights(4090, true));
  });

  test('stay about the pointer once the wheel stands, and blink in turn for an own win', () => {
    const stopped = lights(9000 + ANSWER_MS, false);
    expect([stopped[0], stopped[16]]).toEqual([1, 0]);
    const won = lights(9000 + ANSWER_MS + 100, false, { ...round, draw: { ...draw, mood: 'win' } });
    expect(new Set(won)).toEqual(new Set([1, 0.25]));
    expect(won[0]).not.toBe(won[1]);
  });
});
