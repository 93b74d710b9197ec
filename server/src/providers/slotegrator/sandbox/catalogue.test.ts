import { expect, it } from 'vitest';
import { titles } from './catalogue.ts';

it('has at least eighty titles of eight providers over eight mechanics, with unique names and ids', () => {
  expect(titles.length).toBeGreaterThanOrEqual(80);
  expect(new Set(titles.map(({ provider }) => provider)).size).toBe(8);
  expect(new Set(titles.map(({ mechanic }) => mechanic)).size).toBe(8);
  expect(new Set(titles.map(({ name }) => name)).size).toBe(titles.length);
  expect(new Set(titles.map(({ uuid }) => uuid)).size).toBe(titles.length);
  expect(titles.every(({ uuid }) => /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/.test(uuid))).toBe(
    true,
  );
});

it('states the RTP of its maths', () => {
  for (const { name, grid, rtp } of titles) {
    if (grid) expect(rtp, name).toBe(grid.rtp);
    expect(rtp, name).toBeGreaterThan(0.9);
    expect(rtp, name).toBeLessThan(1);
  }
});
