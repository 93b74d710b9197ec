import { z } from 'zod';
import { decimalText } from '../../core/payments/decimal.ts';

/*
 * A source of courses: any service that answers a GET with
 *
 *   {"base": "RUB", "at": 1795424400000, "courses": {"USD": "80.5", "TON": "160", "trc20/usdt": "80.5"}}
 *
 * `at`: when they held, ms since epoch. `courses`: roubles per unit as decimal text, by the code of a currency, or by the
 * ticker of a coin as its provider writes it. A currency that it leaves out is the house's own.
 */

const MAX_CODES = 500;

export const coursesSchema = z.object({
  base: z.literal('RUB'),
  at: z.int().min(0),
  courses: z
    .record(z.string().min(1).max(40), decimalText)
    .refine((courses) => Object.keys(courses).length <= MAX_CODES),
});
export type CoursesAnswer = z.output<typeof coursesSchema>;
