import { changeRole, staff as stored, type RoleOutcome, type UnitOfWork } from 'db';
import { officeStaffCodes } from '../../../contract/features/office-staff.contract.ts';
import type { Role } from '../../../contract/staff-rights.ts';
import { assertOtherPerson, isSamePerson, type Decider } from '../../core/auth/staff-gate.ts';
import { CallError } from '../../core/realtime/call-error.ts';

/** A role that an account is to get or to lose. */
export interface ProposedRole {
  account: string; // whole nickname, login or public id
  role: Role;
  isGranted: boolean;
  reason: string;
}

interface Decision {
  id: number;
  isApproved: boolean;
  reason: string;
}

const refusals = {
  unchanged: officeStaffCodes.unchanged,
  blocked: officeStaffCodes.blocked,
  funded: officeStaffCodes.funded,
  unknown: officeStaffCodes.notFound,
} as const satisfies Record<Exclude<RoleOutcome, 'changed'>, string | number>;

/** Proposes a change of a role. Throws CallError 404, PROPOSAL_WAITS. */
export const proposeRole = async (
  { em }: Pick<UnitOfWork, 'em'>,
  { actorId: authorId }: Decider,
  { account, role, isGranted, reason }: ProposedRole,
  at: number,
): Promise<number> => {
  const userId = await stored.findPerson(em, account);
  if (userId === undefined) throw new CallError(officeStaffCodes.notFound);
  const kind = isGranted ? 'role.grant' : 'role.revoke';
  const id = await stored.staffProposals(em).propose({ kind, userId, details: { role }, authorId, reason, at });
  if (id === undefined) throw new CallError(officeStaffCodes.proposalWaits);
  return id;
};

/**
 * Decides on a proposed role; its author can only withdraw it, and who is to get or to lose it approves nothing. Throws CallError
 * 404, GONE, OWN_PROPOSAL, OWN_ROLE, SAME_PERSON, UNCHANGED, BLOCKED_ACCOUNT, HAS_BALANCE.
 */
export const decideRole = async (
  { em }: Pick<UnitOfWork, 'em'>,
  decider: Decider,
  { id, isApproved, reason }: Decision,
  at: number,
): Promise<void> => {
  const { actorId: deciderId } = decider;
  const proposal = await stored.staffProposals(em).lock(id);
  if (!proposal || !(proposal.kind === 'role.grant' || proposal.kind === 'role.revoke'))
    throw new CallError(officeStaffCodes.notFound);
  const { userId, authorId, kind, details } = proposal;
  if (proposal.status !== 'proposed') throw new CallError(officeStaffCodes.gone);
  if (isApproved) {
    if (authorId === deciderId) throw new CallError(officeStaffCodes.ownProposal);
    await assertOtherPerson(em, decider, authorId);
    if (await isSamePerson(em, decider, userId)) throw new CallError(officeStaffCodes.ownRole);
  }
  await stored.staffProposals(em).decide(id, { isApproved, deciderId, decision: reason, at });
  if (!isApproved) return;
  const role = details['role'] as Role;
  const by = { proposal: id, reason: proposal.reason };
  const outcome = await changeRole(em, { userId, role, isGranted: kind === 'role.grant', actorId: deciderId, by });
  if (outcome !== 'changed') throw new CallError(refusals[outcome]);
};
