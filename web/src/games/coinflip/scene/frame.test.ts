import * as fc from 'fast-check';
import type { CoinSide } from 'games-engine/coinflip';
import { describe, expect, test } from 'vitest';
import {
  angleOf,
  CALM_MS,
  createFlipFrame,
  faceAt,
  flipFrame,
  flipOf,
  DUST_MS,
  REVEAL_MS,
  turnOver,
  type Flip,
  type FlipFrame,
  coinflipLayout,
  coinFrame,
  FLAT,
  GROWTH,
  LABEL_HALF,
  LAUNCHER,
  seedPath,
} from './frame.ts';
import { WIN_MS } from '../../../core/game-kit/scene/win.ts';

const sizes = fc.record({ width: fc.integer({ min: 280, max: 1400 }), height: fc.integer({ min: 220, max: 460 }) });
const sides = fc.constantFrom<CoinSide>('heads', 'tails');
const timing = { startedAt: 1000, ms: 4000, calm: false };
const frameAt = (flip: Flip, now: number, isWon = false): FlipFrame => flipFrame(flip, now, isWon, createFlipFrame());

describe('the layout of the coin’s scene', () => {
  test('keeps the coin, the table and both seats with their words inside and apart at every size', () => {
    fc.assert(
      fc.property(sizes, ({ width, height }) => {
        const { coin, table, launcher, seats, label } = coinflipLayout(width, height);
        expect(coin.y - coin.rise - coin.radius * (1 + GROWTH)).toBeGreaterThanOrEqual(0);
        expect(coin.rise).toBeGreaterThan(0);
        expect(table.width).toBeLessThanOrEqual(width);
        expect(table.y + (table.width * FLAT) / 2).toBeLessThanOrEqual(height);
        expect(Math.abs(coin.y - table.y)).toBeLessThan(coin.radius);
        expect(launcher.x - launcher.width * LAUNCHER.cup.x).toBeGreaterThanOrEqual(0);
        expect(launcher.y + launcher.width * LAUNCHER.ratio * (LAUNCHER.foot - LAUNCHER.cup.y)).toBeLessThanOrEqual(
          height,
        );
        for (const { x, y, radius } of seats) {
          expect(Math.abs(x - width / 2) + radius).toBeLessThanOrEqual(width / 2);
          expect(Math.abs(x - coin.x)).toBeGreaterThan(coin.radius + radius);
          const coinEnd = coin.x - coin.reach - coin.radius;
          if (x < coin.x) expect(coinEnd - x).toBeGreaterThan(label.size * LABEL_HALF);
          expect(y - radius).toBeGreaterThan(10); // below the line of light
          expect(y + label.drop + label.size / 2).toBeLessThanOrEqual(height);
        }
      }),
    );
  });

  test('leads the light of the seed along the top to the coin at its height, and never back', () => {
    fc.assert(
      fc.property(sizes, ({ width, height }) => {
        const path = seedPath(coinflipLayout(width, height));
        expect(path.at(-1)?.x).toBe(width / 2);
        for (const [index, { x }] of path.entries()) expect(x).toBeGreaterThanOrEqual(path[index - 1]?.x ?? 0);
      }),
    );
  });
});

describe('the flip', () => {
  test('lands on the face that was drawn, whatever lay up before', () => {
    fc.assert(
      fc.property(fc.string(), sides, sides, fc.boolean(), fc.nat(10_000), (id, from, to, calm, late) => {
        const flip = flipOf(id, to, { ...timing, from, calm });
        const { angle, height, lean, landed } = frameAt(flip, 5000 + late);
        expect(faceAt(angle)).toBe(to);
        expect([angle, height, lean, landed]).toEqual([angleOf(to), 0, 0, true]);
        const shown = coinFrame({ angle, height }, 48); // heads face us at 0, tails at 24: it leans back a little
        expect((shown - (to === 'heads' ? 0 : 24) + 48) % 48).toBeLessThan(6);
      }),
    );
  });

  test('has turned as often as it takes to come to that face without a jump', () => {
    fc.assert(
      fc.property(fc.string(), sides, sides, (id, from, to) => {
        const flip = flipOf(id, to, { ...timing, from });
        const { angle } = frameAt(flip, 4999.99);
        expect(Math.cos(angle)).toBeCloseTo(Math.cos(angleOf(to)), 3);
        expect(flip.halfTurns % 2).toBe(from === to ? 0 : 1);
      }),
    );
  });

  test('begins at rest with the face that lay up', () => {
    const flip = flipOf('room', 'tails', { ...timing, from: 'tails' });
    expect(frameAt(flip, 1000)).toMatchObject({ angle: Math.PI, height: 0, landed: false, moving: true });
    expect(frameAt(flip, 1000).lean).toBeCloseTo(0);
  });

  test('shows the same moment to those who come later: it depends on nothing but room and time', () => {
    fc.assert(
      fc.property(fc.string(), sides, fc.nat(6000), (id, to, elapsed) => {
        const flip = (): Flip => flipOf(id, to, { ...timing, from: 'heads' });
        const reused = createFlipFrame();
        flipFrame(flip(), 1000 + elapsed / 2, true, reused);
        expect(flipFrame(flip(), 1000 + elapsed, false, reused)).toEqual(frameAt(flip(), 1000 + elapsed));
      }),
    );
  });

  test('never turns back, and in the air most slowly at its height', () => {
    const flip = flipOf('room', 'heads', { ...timing, from: 'heads' });
    const moments = Array.from({ length: 101 }, (_, part) => ({ ...frameAt(flip, 1000 + part * 39.99) }));
    const steps = moments.slice(1).map(({ angle }, index) => angle - (moments[index]?.angle ?? 0));
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(0);
    const airborne = steps.slice(0, 84);
    const slowest = moments[airborne.indexOf(Math.min(...airborne))];
    expect(slowest?.height).toBeGreaterThan(0.99);
  });

  test('leaves the launcher and lands in the middle of the table', () => {
    const flip = flipOf('room', 'heads', { ...timing, from: 'heads' });
    const ways = [0, 0.2, 0.5, 0.86, 1].map((way) => frameAt(flip, 1000 + way * 4000).away);
    expect([ways[0], ways.at(-2), ways.at(-1)]).toEqual([1, 0, 0]);
    expect(ways).toEqual(ways.toSorted((a, b) => b - a));
  });

  test('is thrown by an arm that swings up and is at rest again before the landing', () => {
    const flip = flipOf('room', 'heads', { ...timing, from: 'heads' });
    const arms = [0, 0.03, 0.065, 0.2, 0.365, 1].map((way) => frameAt(flip, 1000 + way * 4000).arm);
    expect(arms[0]).toBe(0);
    expect(arms[1]).toBeGreaterThan(0.7);
    expect(arms[2]).toBeCloseTo(1, 3);
    expect(arms[3]).toBeLessThan(0.7);
    expect([arms[4], arms[5]]).toEqual([0, 0]);
    expect(frameAt({ ...flip, calm: true }, 1120).arm).toBe(0);
  });

  test('raises dust when it leaves the launcher', () => {
    const flip = flipOf('room', 'heads', { ...timing, from: 'heads' });
    expect(frameAt(flip, 1000).puff).toBe(1);
    expect(frameAt(flip, 1000 + DUST_MS / 2).puff).toBeCloseTo(0.5, 6);
    expect(frameAt(flip, 1000 + DUST_MS).puff).toBe(1);
  });

  test('raises dust when it touches the table, which settles', () => {
    const flip = flipOf('room', 'heads', { ...timing, from: 'heads' });
    const touchdown = 1000 + 4000 * 0.86;
    expect(frameAt(flip, touchdown - 1).dust).toBe(1);
    expect(frameAt(flip, touchdown + DUST_MS / 2).dust).toBeCloseTo(0.5, 6);
    expect(frameAt(flip, touchdown + DUST_MS).dust).toBe(1);
    expect(frameAt({ ...flip, calm: true }, touchdown + DUST_MS / 2).dust).toBe(1);
  });

  test('stays between the table and the top', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(5000), (id, elapsed) => {
        const { height } = frameAt(flipOf(id, 'heads', { ...timing, from: 'heads' }), 1000 + elapsed);
        expect(height >= 0 && height <= 1).toBe(true);
      }),
    );
  });

  test('differs from room to room', () => {
    const leans = new Set(['a', 'b', 'c', 'd'].map((id) => flipOf(id, 'heads', { ...timing, from: 'heads' }).lean));
    expect(leans.size).toBe(4);
  });

  test('under reduced motion hides both faces until it has landed, then fades the one in', () => {
    const flip = flipOf('room', 'tails', { ...timing, from: 'heads', calm: true });
    expect(frameAt(flip, 3000)).toMatchObject({ height: 0, lean: 0, veil: 1, way: 0.5, landed: false, moving: true });
    expect(frameAt(flip, 5000)).toMatchObject({ angle: Math.PI, veil: 1, landed: true, moving: true });
    expect(frameAt(flip, 5000 + CALM_MS)).toMatchObject({ veil: 0, winProgress: 1, moving: false });
  });

  test('stands still once the light has flooded and the dust has settled; sparks fly for a win only', () => {
    const flip = flipOf('room', 'tails', { ...timing, from: 'heads' });
    expect(frameAt(flip, 5000 + REVEAL_MS / 2)).toMatchObject({ reveal: 0.5, winProgress: 1, moving: true });
    expect(frameAt(flip, 5000 + DUST_MS)).toMatchObject({ reveal: 1, moving: false });
    expect(frameAt(flip, 5000 + WIN_MS.small / 2, true)).toMatchObject({ winProgress: 0.5, moving: true });
    expect(frameAt(flip, 5000 + DUST_MS, true)).toMatchObject({ winProgress: 1, moving: false });
  });

  test('the flip of the idle coin is one half turn on the table, and none for the same side', () => {
    expect(frameAt(turnOver('heads', 'tails', 1000, false), 1140)).toMatchObject({ height: 0, landed: false });
    expect(frameAt(turnOver('heads', 'tails', 1000, false), 1280)).toMatchObject({ angle: Math.PI, landed: true });
    expect(frameAt(turnOver('tails', 'tails', 1000, true), 1000)).toMatchObject({
      veil: 0,
      landed: true,
      moving: false,
    });
  });
});
