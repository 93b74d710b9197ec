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
  WIN_MS,
  REVEAL_MS,
  turnOver,
  type Flip,
  type FlipFrame,
  coinflipLayout,
  GROWTH,
  halves,
  numberX,
  ticketX,
  flightPath,
  resultPath,
} from './frame.ts';
import { drawWay, pathLength, wayOf, type Point } from '../../../core/game-kit/scene/ways.ts';

const sizes = fc.record({ width: fc.integer({ min: 280, max: 1400 }), height: fc.integer({ min: 220, max: 460 }) });
const sides = fc.constantFrom<CoinSide>('heads', 'tails');
const timing = { startedAt: 1000, ms: 4000, calm: false };
const frameAt = (flip: Flip, now: number, isWon = false): FlipFrame => flipFrame(flip, now, isWon, createFlipFrame());

describe('the layout of the coin’s scene', () => {
  test('keeps seed, coin and tickets apart and inside at every size', () => {
    fc.assert(
      fc.property(sizes, ({ width, height }) => {
        const { coin, shadow, seed, band, bar, labels } = coinflipLayout(width, height);
        expect(coin.x - coin.radius).toBeGreaterThan(0);
        expect(coin.y - coin.radius).toBeGreaterThan(seed.y);
        expect(coin.y - coin.rise - coin.radius * (1 + GROWTH)).toBeGreaterThanOrEqual(0);
        expect(coin.rise).toBeGreaterThan(0);
        expect(shadow.y - shadow.height).toBeGreaterThan(coin.y + coin.radius - shadow.height * 2);
        expect(bar.y).toBeGreaterThan(shadow.y + shadow.height);
        expect(band.bottom).toBeGreaterThan(band.top);
        expect(bar.y).toBeGreaterThan(band.bottom);
        expect(labels.y + labels.size / 2).toBeLessThanOrEqual(height);
      }),
    );
  });

  test('puts the creator’s tickets on the left half and the joiner’s on the right', () => {
    fc.assert(
      fc.property(
        sizes,
        sides,
        fc.integer({ min: 1, max: 2_000_000 }),
        fc.nat(),
        ({ width, height }, side, stake, n) => {
          const layout = coinflipLayout(width, height);
          const [left, right] = halves(layout, side);
          const first = ticketX(layout, 1 + (n % stake), stake * 2);
          const second = ticketX(layout, stake + 1 + (n % stake), stake * 2);
          expect(first).toBeGreaterThan(layout.bar.x);
          expect(first).toBeLessThan(left.to + 1);
          expect(second).toBeGreaterThan(right.from - 1);
          expect(second).toBeLessThan(layout.bar.x + layout.bar.width);
          expect([left.side, right.side]).toEqual(side === 'heads' ? ['heads', 'tails'] : ['tails', 'heads']);
        },
      ),
    );
  });

  test('writes a ticket’s number inside the picture and not across the coin', () => {
    fc.assert(
      fc.property(sizes, fc.integer({ min: 1, max: 200 }), ({ width, height }, ticket) => {
        const layout = coinflipLayout(width, height);
        const x = numberX(layout, ticketX(layout, ticket, 200));
        expect(x - 46 >= 0 && x + 46 <= width).toBe(true);
        if (width >= 390) expect(Math.abs(x - layout.coin.x)).toBeGreaterThanOrEqual(layout.coin.radius);
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

  test('turns ever more slowly and never back', () => {
    const flip = flipOf('room', 'heads', { ...timing, from: 'heads' });
    const angles = Array.from({ length: 101 }, (_, part) => frameAt(flip, 1000 + part * 39.99).angle);
    const steps = angles.slice(1).map((angle, index) => angle - (angles[index] ?? 0));
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(0);
    expect(steps.every((step, index) => index === 0 || step <= (steps[index - 1] ?? 0) + 1e-9)).toBe(true);
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

  test('stands still once a loss has landed, and once a win’s ring has spread', () => {
    const flip = flipOf('room', 'tails', { ...timing, from: 'heads' });
    expect(frameAt(flip, 5000 + REVEAL_MS, false).moving).toBe(false);
    expect(frameAt(flip, 5000 + WIN_MS / 2, true)).toMatchObject({ winProgress: 0.5, moving: true });
    expect(frameAt(flip, 5000 + WIN_MS, true)).toMatchObject({ winProgress: 1, moving: false });
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

describe('the signal', () => {
  const layout = coinflipLayout(390, 300);

  test('goes the same way to the coin for the same room and another way for another', () => {
    const wide = coinflipLayout(840, 390);
    expect(flightPath(wide, 'room a')).toEqual(flightPath(wide, 'room a'));
    expect(flightPath(wide, 'room a')).not.toEqual(flightPath(wide, 'room b'));
  });

  test('runs from the seed to the coin and never back', () => {
    fc.assert(
      fc.property(sizes, fc.string(), ({ width, height }, id) => {
        const at = coinflipLayout(width, height);
        const path = flightPath(at, id);
        expect(path[0]).toEqual({ x: at.seed.x, y: at.band.top });
        expect(path.at(-1)).toEqual({ x: at.coin.x, y: at.coin.y });
        for (const [index, point] of path.entries()) {
          const before = path[index - 1];
          if (before) expect(point.x).toBeGreaterThanOrEqual(before.x);
          expect(point.y >= at.band.top && point.y <= at.bar.y).toBe(true);
        }
      }),
    );
  });

  test('leaves the coin only when it has landed, and ends at the ticket', () => {
    fc.assert(
      fc.property(sizes, fc.integer({ min: 1, max: 200 }), ({ width, height }, ticket) => {
        const at = coinflipLayout(width, height);
        const target = ticketX(at, ticket, 200);
        const path = resultPath(at, target);
        expect(path[0]).toEqual({ x: at.coin.x, y: at.coin.y });
        expect(path.at(-1)).toEqual({ x: target, y: at.bar.y });
        expect(path.every(({ y }, index) => y >= (path[index - 1]?.y ?? 0))).toBe(true);
      }),
    );
    const flip = flipOf('room', 'tails', { ...timing, from: 'heads' });
    expect(frameAt(flip, 4999).reveal).toBe(0);
    expect(frameAt(flip, 5000 + REVEAL_MS / 2)).toMatchObject({ reveal: 0.5, moving: true });
    expect(frameAt(flip, 5000 + REVEAL_MS).reveal).toBe(1);
  });

  test('is drawn to the pixel', () => {
    const path = flightPath(layout, 'room a');
    const whole = pathLength(path);
    const reach = (length: number): Point[] => {
      const drawn: Point[] = [];
      const note = (x: number, y: number): void => void drawn.push({ x, y });
      drawWay({ moveTo: note, lineTo: note }, wayOf(path), length);
      return drawn;
    };
    expect(reach(whole + 1)).toEqual(path);
    expect(pathLength(reach(whole * 0.4))).toBeCloseTo(whole * 0.4, 6);
    expect(reach(0).every(({ x, y }) => x === path[0]?.x && y === path[0].y)).toBe(true);
  });
});
