import { absentStaffMember, areOnePerson, staffMember, type Database, type EntityManager, type StaffMember } from 'db';
import type { Role } from '../../../contract/staff-rights.ts';
import { staffCodes } from '../../../contract/staff-codes.ts';
import type { Logger } from '../observability/logger.ts';
import { CallError } from '../realtime/call-error.ts';
import type { SignedIn } from './players.ts';

/** Somebody who works here, as the database has them now. */
export interface Staff {
  actorId: bigint;
  isAdmin: boolean;
  roles: readonly Role[];
  isExempt: boolean; // from the second factor
  address: string | null; // address of the sign-in
}

/** The one place that decides who is let in to what staff do: calls through the dispatcher, routes by themselves. */
export interface StaffGate {
  /**
   * Throws 403 where none of the needed roles is theirs (whatever their process remembers of them), then
   * `second_factor_needed` without one.
   */
  admit(who: Pick<SignedIn, 'sessionId'> & { player: { userId: bigint } }, needed: readonly Role[]): Promise<Staff>;
}

/** Why somebody is not let in to what needs one of these roles. Undefined: they are. */
const refusalOf = (
  member: Omit<StaffMember, 'address'> | undefined,
  needed: readonly Role[],
  isExempt: boolean,
): CallError['code'] | undefined => {
  if (!member?.roles.some((role) => needed.includes(role))) return staffCodes.forbidden;
  return member.hasTwoFactor || isExempt ? undefined : staffCodes.needsSecondFactor;
};

const isExemptOf = (member: Omit<StaffMember, 'address'> | undefined, exemptLogins: readonly string[]): boolean =>
  member?.login != null && !member.hasTwoFactor && exemptLogins.includes(member.login);

/** Admits somebody to what they planned, who need not be signed in when it is done. Throws as `StaffGate.admit`. */
export const admitAbsent = async (
  em: EntityManager,
  { userId, exemptLogins }: { userId: bigint; exemptLogins: readonly string[] },
  needed: readonly Role[],
): Promise<Decider> => {
  const member = await absentStaffMember(em, userId);
  const isExempt = isExemptOf(member, exemptLogins);
  const code = refusalOf(member, needed, isExempt);
  if (code !== undefined) throw new CallError(code);
  return { actorId: userId, isExempt };
};

/** `exemptLogins`: accounts of a demonstration, who work without a second factor. None in production. */
export const createStaffGate = ({
  db,
  exemptLogins,
  log,
}: {
  db: Pick<Database, 'orm'>;
  exemptLogins: readonly string[];
  log: Pick<Logger, 'warn'>;
}): StaffGate => ({
  async admit({ player: { userId }, sessionId }, needed) {
    const refuse = (code: CallError['code']): CallError => {
      log.warn({ userId: String(userId), sessionId, needed }, 'what staff do was refused to somebody');
      return new CallError(code);
    };
    const member = await staffMember(db.orm.em.fork(), { userId, sessionId });
    const isExempt = isExemptOf(member, exemptLogins);
    const code = refusalOf(member, needed, isExempt);
    if (!member || code !== undefined) throw refuse(code ?? staffCodes.forbidden);
    return {
      actorId: userId,
      isAdmin: member.roles.includes('admin'),
      roles: member.roles,
      isExempt,
      address: member.address,
    };
  },
});

/** Lets nobody in: for a dispatcher without calls for staff. */
export const closedGate: StaffGate = {
  admit: () => Promise.reject(new CallError(staffCodes.forbidden)),
};

/**
 * Staff member who decides. `isExempt`: an account of a demonstration, whose visitor tries out all of them in one
 * browser.
 */
export interface Decider extends Pick<Staff, 'actorId'>, Partial<Pick<Staff, 'isExempt'>> {}

/** True when somebody of the staff is the person behind an account, by all that identifies persons. */
export const isSamePerson = async (
  em: EntityManager,
  { actorId, isExempt = false }: Decider,
  userId: bigint,
): Promise<boolean> => actorId === userId || (!isExempt && (await areOnePerson(em, actorId, userId)));

/** The accounts among these that are the person's who looks at a list: what their own are, another account cannot hide. */
export const ownAccounts = async (
  em: EntityManager,
  decider: Decider,
  userIds: readonly (bigint | null)[],
): Promise<ReadonlySet<bigint | null>> => {
  const accounts = new Set<bigint | null>();
  for (const userId of new Set(userIds))
    if (userId !== null && (await isSamePerson(em, decider, userId))) accounts.add(userId);
  return accounts;
};

/** Throws CallError SAME_PERSON: nobody decides on what is their own under another name, or is a second person to themselves. */
export const assertOtherPerson = async (em: EntityManager, decider: Decider, userId: bigint): Promise<void> => {
  if (await isSamePerson(em, decider, userId)) throw new CallError(staffCodes.samePerson);
};
