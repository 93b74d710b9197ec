import { z } from 'zod';
import { socials } from './profile.contract.ts';

/**
 * Proofs that the user of a session still owes before a sensitive change (refused with `reauthenticate`): a sign-in of
 * the last minutes is enough, and the second factor where it is on.
 */
export const reauthenticationSchema = z.object({
  missing: z.array(z.enum(['identity', 'code'])), // nothing: the change may be made
  hasPassword: z.boolean(), // shows the identity; without one a linked profile does
  providers: z.array(z.enum(socials)), // linked providers that are on: GET /api/auth/{provider}?confirm={page}
});
export type ReauthenticationState = z.infer<typeof reauthenticationSchema>;

/** "Confirm that it is you", on channel `user`. */
export const reauthenticationRequests = {
  'user:loadReauthentication': { auth: true, cost: 'read', payload: z.object({}), data: reauthenticationSchema },
  // one of both, or both; refused with the settings codes 8 and 9
  'user:reauthenticate': {
    auth: true,
    cost: 'secret',
    payload: z.object({ password: z.string().max(128).optional(), code: z.string().max(32).optional() }),
    data: reauthenticationSchema,
  },
} as const;
