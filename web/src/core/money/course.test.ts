import { expect, test } from 'vitest';
import { courseOf } from './course.ts';

test('a course has up to six places, and anything else is refused', () => {
  expect(courseOf({ name: 'UZS', course: '0.006123' })).toBe(6123n);
  expect(() => courseOf({ name: 'X', course: '1e3' })).toThrow(/course of X/);
});
