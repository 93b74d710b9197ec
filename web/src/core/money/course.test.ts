import { expect, test } from 'vitest';
import { courseOf, withCourse } from './course.ts';

test('a course has up to six places, and anything else is refused', () => {
  expect(courseOf({ name: 'UZS', course: '0.006123' })).toBe(6123n);
  expect(() => courseOf({ name: 'X', course: '1e3' })).toThrow(/course of X/);
});

test('a stake is shown by the course of its moment, the balance by the one in force', () => {
  const usd = {
    id: 1,
    name: 'USD',
    course: '80.5',
    image: 'USD',
    selectable: true,
    courses: [{ course: '80.5', since: 0 }],
  };
  const moved = withCourse(usd, { course: '82', since: 1000 });
  expect([courseOf(moved), courseOf(moved, 999), courseOf(moved, 1000)]).toEqual([
    82_000_000n,
    80_500_000n,
    82_000_000n,
  ]);
  expect(withCourse(moved, { course: '80.5', since: 0 })).toBe(moved); // an old word that comes late
  expect(withCourse(moved, { course: '82', since: 1000 })).toBe(moved);
  expect(courseOf({ ...moved, courses: moved.courses?.slice(0, 1) ?? [] }, 5)).toBe(82_000_000n); // older than all that is known
});
