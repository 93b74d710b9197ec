import type { CourseMicro } from 'games-engine';
import type { Currency, ShownCourse } from 'server/contract';

/** Hundredths: bigint in our code, a safe integer as it travels. */
export type Minor = bigint | number;

const COURSE = /^(\d+)(?:\.(\d{1,6}))?$/;

const microOf = (course: string, name: string): CourseMicro => {
  const match = COURSE.exec(course);
  if (!match) throw new RangeError(`course of ${name}: ${course} is no decimal with up to 6 places`);
  return BigInt(match[1] ?? '0') * 1_000_000n + BigInt((match[2] ?? '').padEnd(6, '0'));
};

/**
 * A currency's course, base units per unit, in millionths: of now, or by which amounts of the moment `at`, ms since epoch,
 * were shown. Throws on a text that is no course.
 */
export const courseOf = (
  { name, course, courses = [] }: Pick<Currency, 'name' | 'course' | 'courses'>,
  at?: number,
): CourseMicro => {
  const then = at === undefined ? undefined : (courses.find(({ since }) => since <= at) ?? courses.at(-1));
  return microOf(then?.course ?? course, name);
};

/** A currency that has learnt by which course it is shown now. The same object comes back where it knew that. */
export const withCourse = (currency: Currency, { course, since }: ShownCourse): Currency => {
  const { courses = [] } = currency;
  if (course === currency.course || (courses[0]?.since ?? -1) >= since) return currency;
  return { ...currency, course, courses: [{ course, since }, ...courses] };
};
