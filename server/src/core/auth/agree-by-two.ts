import { staff as stored, type EntityManager } from 'db';
import { moderationCodes } from '../../../contract/features/moderation.contract.ts';
import { CallError } from '../realtime/call-error.ts';
import { assertOtherPerson, type Decider } from './staff-gate.ts';

const STANDS_MS = 86_400_000; // life of a proposal: an older one was made about another conversation with the owner

/** Acts on an account that one of the staff proposes, and another one does by asking for the same. */
type ActOfTwo = 'second_factor.off' | 'account.unblock' | 'withdrawals.release';

/**
 * True for the second person who asks for an act within a day: it is theirs to do. The first one's wish is kept as a proposal.
 * The account must be locked. Throws CallError OWN_PROPOSAL, SAME_PERSON.
 */
export const agreeByTwo = async (
  em: EntityManager,
  staff: Decider,
  { kind, userId, reason, at }: { kind: ActOfTwo; userId: bigint; reason: string; at: number },
): Promise<boolean> => {
  const { actorId } = staff;
  const proposals = stored.staffProposals(em);
  const waiting = await proposals.lockWaiting(userId, kind);
  const isStanding = waiting !== undefined && at - waiting.createdAt < STANDS_MS;
  if (waiting && isStanding) {
    if (waiting.authorId === actorId) throw new CallError(moderationCodes.ownProposal);
    await assertOtherPerson(em, staff, waiting.authorId);
    await proposals.decide(waiting.id, { isApproved: true, deciderId: actorId, decision: reason, at });
    return true;
  }
  if (waiting) await proposals.decide(waiting.id, { isApproved: false, deciderId: actorId, decision: reason, at });
  await proposals.propose({ kind, userId, details: {}, authorId: actorId, reason, at });
  return false;
};
