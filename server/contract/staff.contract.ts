import { z } from 'zod';
import { roles, type Role } from './profile.contract.ts';

/**
 * Calls that need one of these roles and a second factor. The server asks the database each time, before it looks at
 * anything else.
 */
export const forStaff = <const C extends Record<string, { auth: true }>>(
  needed: readonly Role[],
  calls: C,
): { [N in keyof C]: C[N] & { roles: readonly Role[] } } =>
  Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, { ...call, roles: needed }])) as never;

export const staffCalls = forStaff(roles, {
  /**
   * Access of the caller to staff calls. `isExempt`: without a second factor, as demonstration staff outside
   * production.
   */
  'staff.access': { auth: true, cost: 'look', payload: z.object({}), answer: z.object({ isExempt: z.boolean() }) },
});
