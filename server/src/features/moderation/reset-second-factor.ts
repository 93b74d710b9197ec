import { resetTwoFactor, staff as stored } from 'db';
import { moderationCodes } from '../../../contract/features/moderation.contract.ts';
import { assertDone, type Act } from '../../core/auth/act-on-account.ts';
import { assertOtherPerson, type Decider } from '../../core/auth/staff-gate.ts';
import { CallError } from '../../core/realtime/call-error.ts';

const kind = 'second_factor.off';
const STANDS_MS = 86_400_000; // life of a proposal: an older one was made about another conversation with the owner

/**
 * Takes the second factor off an account, by two people: the first one proposes, another one who asks for the same within a day
 * does it. True when it is off. Throws CallError UNCHANGED (there is none), OWN_PROPOSAL, SAME_PERSON.
 */
export const resetByTwo = async (
  { em, account, trail }: Act,
  staff: Decider,
  { reason, at }: { reason: string; at: number },
): Promise<boolean> => {
  if (!account.hasTwoFactor) throw new CallError(moderationCodes.unchanged);
  const { userId, actorId } = trail;
  const proposals = stored.staffProposals(em);
  const waiting = await proposals.lockWaiting(userId, kind);
  const isStanding = waiting !== undefined && at - waiting.createdAt < STANDS_MS;
  if (waiting && isStanding) {
    if (waiting.authorId === actorId) throw new CallError(moderationCodes.ownProposal);
    await assertOtherPerson(em, staff, waiting.authorId);
    await proposals.decide(waiting.id, { isApproved: true, deciderId: actorId, decision: reason, at });
    assertDone(await resetTwoFactor(em, trail));
    return true;
  }
  if (waiting) await proposals.decide(waiting.id, { isApproved: false, deciderId: actorId, decision: reason, at });
  await proposals.propose({ kind, userId, details: {}, authorId: actorId, reason, at });
  return false;
};
