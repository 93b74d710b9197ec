import { accountDetails, inUnitOfWork, type AccountDetails, type Database, type EntityManager } from 'db';
import { moderationCodes } from '../../../contract/features/moderation.contract.ts';
import { tellPlayerChanged } from './changes.ts';
import { assertOtherPerson, type Staff } from './staff-gate.ts';
import { CallError } from '../realtime/call-error.ts';

/**
 * True when an account is out of reach of who looks at it: one's own, an admin's, and anybody's of the staff for everybody
 * but admins.
 */
export const isProtected = (
  { actorId, isAdmin }: Staff,
  { id, roles }: Pick<AccountDetails, 'id' | 'roles'>,
): boolean => id === actorId || roles.includes('admin') || (roles.length > 0 && !isAdmin);

/** Act on an account. */
export interface Act {
  em: EntityManager; // works in the act's transaction
  account: AccountDetails;
  trail: { userId: bigint; actorId: bigint; address: string | null };
}

/**
 * Does something to an account in one transaction, and tells every server process. Acts on one account wait for one
 * another. Throws 404, PROTECTED_ACCOUNT, SAME_PERSON; then nothing happened.
 */
export const actOnAccount = <T>(
  db: Pick<Database, 'pool' | 'orm'>,
  { staff, userId: publicId }: { staff: Staff; userId: string },
  work: (act: Act) => Promise<T>,
): Promise<T> =>
  inUnitOfWork(db, async ({ em }) => {
    const account = await accountDetails(em, publicId, { lock: true });
    if (!account) throw new CallError(moderationCodes.notFound);
    if (isProtected(staff, account)) throw new CallError(moderationCodes.protectedAccount);
    await assertOtherPerson(em, staff, account.id);
    const trail = { userId: account.id, actorId: staff.actorId, address: staff.address };
    const result = await work({ em, account, trail });
    await tellPlayerChanged(em, account.id);
    return result;
  });

/** Throws when there was nothing left to do. */
export const assertDone = (done: boolean): { success: true } => {
  if (!done) throw new CallError(moderationCodes.unchanged);
  return { success: true };
};
