import { partsOf } from '../../core/payments/decimal.ts';
import { askGateway, readGatewayJson } from '../../core/payments/gateway-http.ts';
import { GatewayError, type CourseSource } from '../../core/payments/gateways.ts';
import { coursesSchema } from './courses.contract.ts';

const OK = 200;
const DIGITS = 18; // digits that the contract takes after the point
const PER_MICRO = 10n ** BigInt(DIGITS - 6);
const MAX_AHEAD_MS = 60_000; // clocks differ

export interface CourseSourceOptions {
  url(): string;
  timeoutMs?: number;
  now?: () => number; // ms since epoch
}

/** Millionths, the rest cut off. Undefined for what is not even one. */
const microOf = (text: string): bigint | undefined => {
  const micro = (partsOf(text, DIGITS) ?? 0n) / PER_MICRO;
  return micro > 0n ? micro : undefined;
};

/** Courses of an outside source. All of an answer is taken, or nothing: throws GatewayError. */
export const createCourseSource = ({ url, timeoutMs, now = Date.now }: CourseSourceOptions): CourseSource => ({
  id: 'courses',
  async load() {
    const { status, text } = await askGateway(url(), { headers: { accept: 'application/json' } }, timeoutMs);
    if (status !== OK) throw new GatewayError(`the source of courses answered with status ${status}`);
    const { at, courses } = readGatewayJson(coursesSchema, text);
    if (at > now() + MAX_AHEAD_MS) throw new GatewayError(`courses of the future: ${at}`);
    const read = Object.entries(courses).map(([code, course]) => {
      const micro = microOf(course);
      if (micro === undefined) throw new GatewayError(`no course of ${code}: ${course}`);
      return [code, micro] as const;
    });
    return { courses: Object.fromEntries(read), at };
  },
});
