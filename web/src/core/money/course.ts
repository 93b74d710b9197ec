import type { CourseMicro } from 'games-engine';
import type { Currency } from 'server/contract';

/** Hundredths: bigint in our code, a safe integer as it travels. */
export type Minor = bigint | number;

const COURSE = /^(\d+)(?:\.(\d{1,6}))?$/;

/** A currency's course, base units per unit, in millionths. Throws on a text that is no course. */
export const courseOf = (currency: Pick<Currency, 'name' | 'course'>): CourseMicro => {
  const match = COURSE.exec(currency.course);
  if (!match) throw new RangeError(`course of ${currency.name}: ${currency.course} is no decimal with up to 6 places`);
  return BigInt(match[1] ?? '0') * 1_000_000n + BigInt((match[2] ?? '').padEnd(6, '0'));
};
