import * as fc from 'fast-check';
import { diceDefaultConfig, diceMachine } from 'games-engine/dice';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import {
  diceFrame,
  roundMs,
  sceneRound,
  type SceneRound,
  comparisonX,
  diceLayout,
  digitCentres,
  rollText,
  rollX,
  shownTicks,
  tracePath,
} from './frame.ts';
import { pathLength, walkWay, type Point } from '../../../core/game-kit/scene/ways.ts';

const sizes = fc.record({ width: fc.integer({ min: 300, max: 1000 }), height: fc.integer({ min: 200, max: 460 }) });
const rolls = fc.integer({ min: 0, max: 9999 });

describe('the layout of the dice scene', () => {
  test('keeps number, signal and bar apart and inside at every size', () => {
    fc.assert(
      fc.property(sizes, ({ width, height }) => {
        const layout = diceLayout(width, height);
        const { bar, digits, trace, ticks, zoneLabel } = layout;
        const centres = digitCentres(layout);
        expect(Math.min(...centres) - digits.cell / 2).toBeGreaterThanOrEqual(0);
        expect(comparisonX(layout) - digits.cell / 2).toBeGreaterThanOrEqual(0);
        expect(comparisonX(layout)).toBeLessThan(Math.min(...centres) - digits.cell / 2);
        expect(Math.max(...centres) + digits.cell / 2).toBeLessThanOrEqual(width);
        expect(digits.y - digits.size / 2).toBeGreaterThanOrEqual(0);
        expect(trace.top).toBeGreaterThan(digits.y + digits.size / 2);
        expect(trace.bottom).toBeGreaterThan(trace.top);
        expect(bar.y).toBeGreaterThan(trace.bottom);
        expect(zoneLabel.y - ticks.y).toBeGreaterThanOrEqual(ticks.size);
        expect(zoneLabel.y + zoneLabel.size / 2).toBeLessThanOrEqual(height);
      }),
    );
  });

  test('has a scale at every size, whose numbers stand clear of the threshold', () => {
    fc.assert(
      fc.property(sizes, rolls, ({ width, height }, percentBp) => {
        const layout = diceLayout(width, height);
        const places = shownTicks(layout, percentBp).map((percent) => rollX(layout, percent * 100));
        expect(places.length).toBeGreaterThanOrEqual(3);
        for (const x of places) expect(Math.abs(x - rollX(layout, percentBp))).toBeGreaterThanOrEqual(30);
      }),
    );
  });

  test('puts rolls on the bar from its left to its right end', () => {
    const layout = diceLayout(360, 280);
    expect(rollX(layout, 0)).toBe(layout.bar.x);
    expect(rollX(layout, 5000)).toBe(180);
    expect(rollX(layout, 9999)).toBeLessThan(layout.bar.x + layout.bar.width);
  });

  test('writes a roll with two digits before and after the point', () => {
    expect(rollText(42)).toBe('00.42');
    expect(rollText(9999)).toBe('99.99');
  });
});

describe('the signal from the seed to the number', () => {
  const layout = diceLayout(390, 300);

  test('goes the same way for the same round and another way for another', () => {
    expect(tracePath(layout, 300, 'round a')).toEqual(tracePath(layout, 300, 'round a'));
    expect(tracePath(layout, 300, 'round a')).not.toEqual(tracePath(layout, 300, 'round b'));
  });

  test('starts at the seed, never goes back and ends on the bar at the roll', () => {
    fc.assert(
      fc.property(sizes, rolls, fc.string(), ({ width, height }, roll, id) => {
        const at = diceLayout(width, height);
        const target = rollX(at, roll);
        const path = tracePath(at, target, id);
        expect(path[0]).toEqual({ x: at.trace.x, y: at.trace.top });
        expect(path.at(-1)).toEqual({ x: target, y: at.bar.y });
        for (const [index, point] of path.entries()) {
          expect(point.x).toBeGreaterThanOrEqual(path[index - 1]?.x ?? 0);
          expect(point.y).toBeGreaterThanOrEqual(at.trace.top - 1e-9);
        }
      }),
    );
  });

  test('is walked as far as is asked', () => {
    fc.assert(
      fc.property(rolls, fc.double({ min: 0, max: 1, noNaN: true }), (roll, share) => {
        const path = tracePath(layout, rollX(layout, roll), 'round');
        const walked: Point[] = [];
        walkWay({ points: path }, pathLength(path) * share, (x, y) => walked.push({ x, y }));
        expect(pathLength(walked)).toBeCloseTo(pathLength(path) * share, 6);
      }),
    );
  });
});

describe('a moment of a dice round', () => {
  const round: SceneRound = {
    id: 'round',
    roll: 7342,
    mood: 'win',
    size: 'small',
    seedHash: 'ab',
    startedAt: 1000,
    revealMs: 700,
    fromRoll: 1000,
    calm: false,
  };

  test('before it begins the marker stands where it stood', () => {
    expect(diceFrame(round, 500)).toMatchObject({ roll: 1000, trace: 0, settled: false, moving: true });
  });

  test('the marker comes nearer and nearer and says its own place', () => {
    fc.assert(
      fc.property(rolls, rolls, fc.integer({ min: 0, max: 699 }), (roll, fromRoll, ms) => {
        const now = diceFrame({ ...round, roll, fromRoll }, 1000 + ms);
        const later = diceFrame({ ...round, roll, fromRoll }, 1001 + ms);
        expect(Math.abs(later.marker - roll)).toBeLessThanOrEqual(Math.abs(now.marker - roll));
        expect(now.roll).toBe(Math.round(now.marker));
        expect(now.settled).toBe(false);
      }),
    );
  });

  test('at the end of the reveal the number is out, exactly', () => {
    expect(diceFrame(round, 1700)).toMatchObject({
      roll: 7342,
      marker: 7342,
      trace: 1,
      settled: true,
      winProgress: 0,
      moving: true,
    });
    expect(diceFrame(round, 5000)).toMatchObject({ roll: 7342, winProgress: 1, moving: false });
  });

  test('reduced motion fades in at the result, without a way', () => {
    const calm = { ...round, calm: true, revealMs: 100 };
    expect(diceFrame(calm, 1050)).toMatchObject({ marker: 7342, trace: 1, opacity: 0.5 });
    expect(roundMs(calm)).toBe(100);
  });

  test('only more than the stake is celebrated as a win', () => {
    expect(roundMs({ ...round, mood: 'even' })).toBe(700);
    expect(roundMs({ ...round, mood: 'loss' })).toBe(700);
  });

  test('is read from the machine that the server runs', () => {
    const actor = createActor(diceMachine, { input: { config: diceDefaultConfig } }).start();
    const timing = { startedAt: 5, revealMs: 700, fromRoll: 0, calm: false };
    expect(sceneRound(actor.getSnapshot().context, 'ab', timing)).toBeUndefined();
    const bet = {
      account: 'real',
      at: 5,
      betId: 'id',
      clientSeed: 'c',
      nonce: 0,
      percentBp: 500,
      player: 'p',
      side: 'less',
      stakeMinor: '100',
    } as const;
    actor.send({ type: 'bet.placed', ...bet });
    actor.send({ type: 'outcome.drawn', at: 5, roll: 499 });
    expect(sceneRound(actor.getSnapshot().context, 'ab', timing)).toMatchObject({
      id: 'id',
      roll: 499,
      mood: 'win',
      size: 'large',
    });
  });
});
