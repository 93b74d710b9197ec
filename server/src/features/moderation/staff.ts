import { accountDetails, inTransaction, type AccountDetails, type Queryable } from 'db';
import type { Pool } from 'pg';
import { moderationCodes } from '../../../contract/features/moderation.contract.ts';
import { tellPlayerChanged } from '../../core/auth/changes.ts';
import type { Staff } from '../../core/auth/staff-gate.ts';
import { CallError } from '../../core/realtime/call-error.ts';

/** Whether somebody's account is out of a moderator's reach: one's own, an admin's, and a moderator's for who is no admin. */
export const isProtected = (
  { actorId, isAdmin }: Staff,
  { id, roles }: Pick<AccountDetails, 'id' | 'roles'>,
): boolean => id === actorId || roles.includes('admin') || (roles.includes('moderator') && !isAdmin);

/** What is done to an account. */
export interface Act {
  client: Queryable; // of the transaction
  account: AccountDetails;
  trail: { userId: bigint; actorId: bigint; address: string | null };
}

/**
 * Does something to an account in one transaction, and tells every server process. Acts on one account wait for one
 * another. Throws 404, PROTECTED_ACCOUNT; then nothing happened.
 */
export const actOnAccount = <T>(
  pool: Pool,
  { staff, userId: publicId }: { staff: Staff; userId: string },
  work: (act: Act) => Promise<T>,
): Promise<T> =>
  inTransaction(pool, async (client) => {
    const account = await accountDetails(client, publicId, { lock: true });
    if (!account) throw new CallError(moderationCodes.notFound);
    if (isProtected(staff, account)) throw new CallError(moderationCodes.protectedAccount);
    const trail = { userId: account.id, actorId: staff.actorId, address: staff.address };
    const result = await work({ client, account, trail });
    await tellPlayerChanged(client, account.id);
    return result;
  });

/** Throws when there was nothing left to do. */
export const assertDone = (done: boolean): { success: true } => {
  if (!done) throw new CallError(moderationCodes.unchanged);
  return { success: true };
};
