import { expect, it } from 'vitest';
import { z } from 'zod';
import { createId } from './ids.ts';

it('makes UUIDs of version 7 that never repeat and never go back', () => {
  const ids = Array.from({ length: 20_000 }, () => createId());
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.toSorted()).toEqual(ids);
  expect(z.uuidv7().safeParse(ids[0]).success).toBe(true);
  expect(z.uuidv7().safeParse(ids.at(-1)).success).toBe(true);
});

it('keeps its order when the clock steps back', () => {
  const now = Date.now() + 10_000;
  expect(createId(now - 5000) > createId(now)).toBe(false);
  expect(createId(now - 5000) > createId(now)).toBe(false);
  const later = createId(now);
  expect(createId(now - 60_000) > later).toBe(true);
});
