import { z } from 'zod';
import { rolesWith, type Right, type Role } from './staff-rights.ts';

/**
 * Calls that need a right, which some roles have, and a second factor. The server asks the database each time, before it looks at
 * anything else.
 */
export const forStaff = <const C extends Record<string, { auth: true }>>(
  right: Right,
  calls: C,
): { [N in keyof C]: C[N] & { roles: readonly Role[] } } =>
  Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [name, { ...call, roles: rolesWith(right) }]),
  ) as never;

export const staffCalls = forStaff('office', {
  /**
   * Access of the caller to staff calls. `isExempt`: without a second factor, as demonstration staff outside
   * production.
   */
  'staff.access': { auth: true, cost: 'look', payload: z.object({}), answer: z.object({ isExempt: z.boolean() }) },
});
