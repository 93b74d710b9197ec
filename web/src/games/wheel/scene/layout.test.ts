import * as fc from 'fast-check';
import type { WheelContext } from 'games-engine/wheel';
import { describe, expect, test } from 'vitest';
import { hasPulses, PULSE_MS, pulseAt } from '../../../core/game-kit/scene/shared-draw.ts';
import { wayOf } from '../../../core/game-kit/scene/ways.ts';
import { chipFrame, chipPlace, chipsOf, HUB_SHARE, MAX_CHIPS, seedPath, wheelLayout } from './frame.ts';

const sizes = fc.record({ width: fc.integer({ min: 280, max: 1200 }), height: fc.integer({ min: 220, max: 480 }) });

describe('the stakes', () => {
  const chipsAt = (count: number) =>
    chipsOf({
      bets: Array.from({ length: count }, (_, at) => ({ at, choice: { sector: 1 } })),
    } as unknown as WheelContext);

  test('land as chips, at the places of their sector, until a pad is full', () => {
    const chips = chipsAt(MAX_CHIPS + 5);
    expect(chips.map(({ place }) => place)).toEqual([
      ...Array.from({ length: MAX_CHIPS }, (_, place) => place),
      ...Array.from({ length: 5 }, () => MAX_CHIPS - 1),
    ]);
    expect(hasPulses(chips, MAX_CHIPS + 4 + PULSE_MS - 1)).toBe(true);
    expect(hasPulses(chips, MAX_CHIPS + 4 + PULSE_MS)).toBe(false);
    expect(hasPulses([], 0)).toBe(false);
    expect(pulseAt({ at: 100 }, 100 + PULSE_MS / 2)).toBe(0.5);
  });

  test('fly from below the stage, and are at once in place under reduced motion', () => {
    const layout = wheelLayout(800, 400);
    const chip = { at: 1000, sector: 2, place: 4 };
    const landed = { ...chipPlace(layout, chip), scale: 1, alpha: 1 };
    expect(chipFrame(layout, chip, 1000, false)).toMatchObject({ alpha: 0 });
    expect(chipFrame(layout, chip, 1000, false).y).toBeGreaterThan(400);
    expect(chipFrame(layout, chip, 1000, true)).toEqual(landed);
    expect(chipFrame(layout, chip, 1000 + PULSE_MS, false)).toEqual(landed);
  });
});

describe('the layout of the scene', () => {
  test('keeps the wheel, its pointer and hub, every pad and chip inside and apart at every size', () => {
    fc.assert(
      fc.property(sizes, ({ width, height }) => {
        const layout = wheelLayout(width, height);
        const { centre, radius, face, hub, pegs, pointer, pads, labels } = layout;
        expect(hub.radius).toBe(radius * HUB_SHARE);
        expect(centre.y - radius).toBeGreaterThanOrEqual(0);
        expect(centre.y + radius).toBeLessThanOrEqual(height);
        expect(hub.radius < labels.radius && labels.radius < pegs && pegs < face && face < radius).toBe(true);
        expect(pointer.y - pointer.size * 0.277).toBeGreaterThanOrEqual(-1);
        for (const [sector, pad] of pads.entries()) {
          const away = [
            Math.abs(pad.x - centre.x) - pad.width / 2, // beside the wheel
            pad.y - pad.height / 2 - centre.y, // below it, on an upright stage
          ];
          expect(Math.max(...away)).toBeGreaterThanOrEqual(radius);
          expect(pad.x - pad.width / 2).toBeGreaterThanOrEqual(0);
          expect(pad.x + pad.width / 2).toBeLessThanOrEqual(width);
          expect(pad.y - pad.height / 2).toBeGreaterThanOrEqual(10); // below the line of light
          expect(pad.y + pad.height / 2).toBeLessThanOrEqual(height);
          const last = chipPlace(layout, { at: 0, sector, place: MAX_CHIPS - 1 });
          expect(last.y - layout.chip).toBeGreaterThan(pad.y - pad.height / 2);
          expect(Math.abs(last.x - pad.x)).toBeLessThan(pad.width / 2 - layout.chip / 2 + 1);
        }
      }),
    );
  });

  test('leads the light of the seed along the top to the pointer, and never back', () => {
    fc.assert(
      fc.property(sizes, ({ width, height }) => {
        const layout = wheelLayout(width, height);
        const { points } = wayOf(seedPath(layout));
        expect(points.at(-1)?.y).toBe(layout.pointer.y);
        for (const [index, point] of points.entries())
          expect(point.x).toBeGreaterThanOrEqual((points[index - 1]?.x ?? 0) - 1e-9);
      }),
    );
  });
});
