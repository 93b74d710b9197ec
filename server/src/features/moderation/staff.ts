import { accountDetails, inTransaction, staffMember, type AccountDetails, type Queryable } from 'db';
import type { Pool } from 'pg';
import { moderationCodes, moderationRoles } from '../../../contract/moderation.contract.ts';
import { tellPlayerChanged } from '../../core/auth/changes.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import type { SignedInCaller } from '../../core/realtime/dispatcher.ts';

export type ModerationName = keyof typeof moderationRoles;

/** Who moderates, as the database has them now. */
export interface Staff {
  actorId: bigint;
  isAdmin: boolean;
  address: string | null; // whence they signed in
}

/** Checks that the caller may use a call. Throws 403: whatever their process remembers of their roles. */
export const assertStaff = async (
  client: Queryable,
  name: ModerationName,
  { player: { userId }, sessionId }: SignedInCaller,
): Promise<Staff> => {
  const member = await staffMember(client, { userId, sessionId });
  const needed: readonly string[] = moderationRoles[name];
  if (!member?.roles.some((role) => needed.includes(role))) throw new CallError(moderationCodes.forbidden);
  return { actorId: userId, isAdmin: member.roles.includes('admin'), address: member.address };
};

/** Whether somebody's account is out of a moderator's reach: one's own, an admin's, and a moderator's for who is no admin. */
export const isProtected = (
  { actorId, isAdmin }: Staff,
  { id, roles }: Pick<AccountDetails, 'id' | 'roles'>,
): boolean => id === actorId || roles.includes('admin') || (roles.includes('moderator') && !isAdmin);

/** What is done to an account. */
export interface Act {
  client: Queryable; // of the transaction
  staff: Staff;
  account: AccountDetails;
  trail: { userId: bigint; actorId: bigint; address: string | null };
}

/**
 * Does something to an account in one transaction, and tells every server process. Acts on one account wait for one
 * another. Throws 403, 404, PROTECTED_ACCOUNT; then nothing happened.
 */
export const actOnAccount = <T>(
  pool: Pool,
  name: ModerationName,
  { caller, userId: publicId }: { caller: SignedInCaller; userId: string },
  work: (act: Act) => Promise<T>,
): Promise<T> =>
  inTransaction(pool, async (client) => {
    const staff = await assertStaff(client, name, caller);
    const account = await accountDetails(client, publicId, { lock: true });
    if (!account) throw new CallError(moderationCodes.notFound);
    if (isProtected(staff, account)) throw new CallError(moderationCodes.protectedAccount);
    const trail = { userId: account.id, actorId: staff.actorId, address: staff.address };
    const result = await work({ client, staff, account, trail });
    await tellPlayerChanged(client, account.id);
    return result;
  });

/** Throws when there was nothing left to do. */
export const assertDone = (done: boolean): { success: true } => {
  if (!done) throw new CallError(moderationCodes.unchanged);
  return { success: true };
};
