import type { z } from 'zod';

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
