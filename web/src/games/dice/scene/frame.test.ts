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
  dieHeight,
  digitCentres,
  isNear,
  rollText,
  rollX,
  shownTicks,
} from './frame.ts';

const sizes = fc.record({ width: fc.integer({ min: 300, max: 1000 }), height: fc.integer({ min: 200, max: 460 }) });
const rolls = fc.integer({ min: 0, max: 9999 });

describe('the layout of the dice scene', () => {
  test('keeps number, die and rail apart and inside at every size', () => {
    fc.assert(
      fc.property(sizes, rolls, ({ width, height }, roll) => {
        const layout = diceLayout(width, height);
        const { rail, digits, die, rise, ticks, zoneLabel } = layout;
        const centres = digitCentres(layout);
        expect(Math.min(...centres) - digits.cell / 2).toBeGreaterThanOrEqual(0);
        expect(comparisonX(layout) - digits.cell / 2).toBeGreaterThanOrEqual(0);
        expect(comparisonX(layout)).toBeLessThan(Math.min(...centres) - digits.cell / 2);
        expect(Math.max(...centres) + digits.cell / 2).toBeLessThanOrEqual(width);
        expect(digits.y - digits.size / 2).toBeGreaterThanOrEqual(0);
        expect(rail.y - die).toBeGreaterThan(digits.y + digits.size * 0.4); // half of a digit's own height, and some
        expect(rail.y - die - rise).toBeGreaterThanOrEqual(0);
        expect(rollX(layout, roll) - die / 2).toBeGreaterThanOrEqual(0);
        expect(rollX(layout, roll) + die / 2).toBeLessThanOrEqual(width);
        expect(Math.abs(zoneLabel.y - rail.y - rail.height / 2)).toBeLessThan(1);
        expect(ticks.y - ticks.size / 2).toBeGreaterThan(rail.y + rail.height + 11); // the needle's foot
        expect(ticks.y + ticks.size / 2).toBeLessThanOrEqual(height);
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

  test('puts rolls on the rail from its left to its right end', () => {
    const layout = diceLayout(360, 280);
    expect(rollX(layout, 0)).toBe(layout.rail.x);
    expect(rollX(layout, 5000)).toBe(180);
    expect(rollX(layout, 9999)).toBeLessThan(layout.rail.x + layout.rail.width);
  });

  test('writes a roll with two digits before and after the point', () => {
    expect(rollText(42)).toBe('00.42');
    expect(rollText(9999)).toBe('99.99');
  });
});

describe('the flight of the die', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });

  test('begins and ends on the rail and never passes its greatest height', () => {
    expect([0, 0.46, 0.72, 0.89, 1].map(dieHeight)).toEqual([0, 0, 0, 0, 0]);
    expect(dieHeight(0.23)).toBe(1);
    fc.assert(
      fc.property(share, (at) => {
        expect(dieHeight(at)).toBeGreaterThanOrEqual(0);
        expect(dieHeight(at)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('is lower with each bounce', () => {
    const tops = [0.23, 0.59, 0.805, 0.945].map(dieHeight);
    expect(tops.toSorted((a, b) => b - a)).toEqual(tops);
    expect(tops.at(-1)).toBeGreaterThan(0);
  });
});

describe('a moment of a dice round', () => {
  const round: SceneRound = {
    id: 'round',
    roll: 7342,
    mood: 'win',
    size: 'small',
    startedAt: 1000,
    revealMs: 700,
    fromRoll: 1000,
    calm: false,
  };

  test('before it begins the die lies where it lay', () => {
    expect(diceFrame(round, 500)).toMatchObject({ roll: 1000, height: 0, settled: false, moving: true });
  });

  test('the die comes nearer and nearer, and the number says its place', () => {
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
      height: 0,
      turn: 0,
      settled: true,
      answer: 0,
      winProgress: 0,
      moving: true,
    });
    expect(diceFrame(round, 5000)).toMatchObject({ roll: 7342, winProgress: 1, moving: false });
  });

  test('reduced motion fades in at the result, without a way', () => {
    const calm = { ...round, calm: true, revealMs: 100 };
    expect(diceFrame(calm, 1050)).toMatchObject({ marker: 7342, height: 0, turn: 0, opacity: 0.5 });
    expect(roundMs(calm)).toBe(100);
  });

  test('only more than the stake is celebrated as a win', () => {
    expect(roundMs({ ...round, mood: 'even' })).toBe(960);
    expect(roundMs({ ...round, mood: 'loss' })).toBe(960);
    expect(diceFrame({ ...round, mood: 'loss' }, 1700)).toMatchObject({ answer: 0, winProgress: 1, moving: true });
    expect(diceFrame({ ...round, mood: 'loss' }, 1960)).toMatchObject({ answer: 1, winProgress: 1, moving: false });
  });

  test('a loss within two points of the threshold is a near miss', () => {
    const near = (roll: number, mood: SceneRound['mood'] = 'loss'): boolean =>
      isNear({ roll, mood }, { percentBp: 5000, side: 'less' });
    expect([5000, 5200, 5201].map((roll) => near(roll))).toEqual([true, true, false]);
    expect(near(4999, 'win')).toBe(false);
  });

  test('is read from the machine that the server runs', () => {
    const actor = createActor(diceMachine, { input: { config: diceDefaultConfig } }).start();
    const timing = { startedAt: 5, revealMs: 700, fromRoll: 0, calm: false };
    expect(sceneRound(actor.getSnapshot().context, timing)).toBeUndefined();
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
    expect(sceneRound(actor.getSnapshot().context, timing)).toMatchObject({
      id: 'id',
      roll: 499,
      mood: 'win',
      size: 'large',
    });
  });
});
