import { staffMember } from 'db';
import type { Pool } from 'pg';
import type { Role } from '../../../contract/profile.contract.ts';
import { staffCodes } from '../../../contract/staff-codes.ts';
import { CallError } from '../realtime/call-error.ts';
import type { SignedIn } from './players.ts';

/** Somebody who works here, as the database has them now. */
export interface Staff {
  actorId: bigint;
  isAdmin: boolean;
  isExempt: boolean; // from the second factor
  address: string | null; // they signed in from
}

/** The one place that decides who is let in to what staff do: calls through the dispatcher, routes by themselves. */
export interface StaffGate {
  /**
   * Throws 403 where none of the needed roles is theirs (whatever their process remembers of them), then
   * `second_factor_needed` without one.
   */
  admit(who: Pick<SignedIn, 'sessionId'> & { player: { userId: bigint } }, needed: readonly Role[]): Promise<Staff>;
}

/** `exemptLogins`: accounts of a demonstration, who work without a second factor. None in production. */
export const createStaffGate = ({
  pool,
  exemptLogins,
}: {
  pool: Pool;
  exemptLogins: readonly string[];
}): StaffGate => ({
  async admit({ player: { userId }, sessionId }, needed) {
    const member = await staffMember(pool, { userId, sessionId });
    if (!member?.roles.some((role) => needed.includes(role))) throw new CallError(staffCodes.forbidden);
    const isExempt = !member.hasTwoFactor && member.login !== null && exemptLogins.includes(member.login);
    if (!member.hasTwoFactor && !isExempt) throw new CallError(staffCodes.needsSecondFactor);
    return { actorId: userId, isAdmin: member.roles.includes('admin'), isExempt, address: member.address };
  },
});

/** Lets nobody in: for a dispatcher without calls for staff. */
export const closedGate: StaffGate = {
  admit: () => Promise.reject(new CallError(staffCodes.forbidden)),
};
