import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { sparksOf } from './sparks.ts';

test('sparks of one round fly the same way each time, to all sides, in the colours of their place', () => {
  const colors = [0xff0000, 0x00ff00];
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 4, max: 200 }), (id, count) => {
      const sparks = sparksOf({ id, count, colors });
      expect(sparks).toEqual(sparksOf({ id, count, colors }));
      expect(sparks).toHaveLength(count);
      for (const [index, { angle, speed, life, color }] of sparks.entries()) {
        const sector = (Math.PI * 2) / count;
        expect(angle).toBeGreaterThanOrEqual(index * sector - 1e-9);
        expect(angle).toBeLessThan((index + 1) * sector + 1e-9);
        expect(speed).toBeGreaterThanOrEqual(0.3);
        expect(speed).toBeLessThanOrEqual(1);
        expect(life).toBeLessThanOrEqual(1);
        expect(colors).toContain(color);
      }
    }),
  );
});
