import type { z } from 'zod';

/**
 * Coins that are real are never priced by a simulator, nor by the courses that a new database begins with: in production, none
 * of these without a source of courses. A refinement of their schema.
 */
export const coursesFor =
  (names: readonly string[]) =>
  (values: object, context: z.RefinementCtx): void => {
    const hasCoins = names.some((name) => Reflect.get(values, name) !== undefined);
    if (Reflect.get(values, 'NODE_ENV') !== 'production' || !hasCoins) return;
    if (Reflect.get(values, 'COURSES_URL') === undefined)
      context.addIssue({ code: 'custom', path: ['COURSES_URL'], message: 'needed for coins' });
  };

/**
 * Variables of one account that only make sense together: with some of them missing a provider would be silently simulated,
 * or off. A refinement of their schema; names each that is missing.
 */
export const allOrNone =
  (names: readonly string[]) =>
  (values: object, context: z.RefinementCtx): void => {
    const missing = names.filter((name) => Reflect.get(values, name) === undefined);
    if (missing.length === names.length) return;
    for (const name of missing) context.addIssue({ code: 'custom', path: [name], message: 'needed with the others' });
  };
