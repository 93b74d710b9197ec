import { bonus, outsideBonus } from 'db';
import { bonusCodes } from '../../../contract/features/bonus-values.ts';
import type { Social } from '../../../contract/profile.contract.ts';
import type { BonusTools } from '../../core/bonus/bonus-context.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import type { GroupSource } from '../../core/social/sources.ts';
import { SocialError } from '../../core/social/social-provider.ts';

const FRESH_MS = 5_000; // a mere look does not ask the messenger again

/** A group of the house, and its refusals. */
export interface GroupPlace {
  id: string; // key of its stored answers
  provider: Social;
  source: GroupSource | undefined; // undefined: not configured
  unknown(): CallError; // the account no longer exists
  unavailable(): CallError; // the messenger does not answer
}

/** A player's standing in the group. */
export interface GroupFacts {
  linked: boolean;
  member: boolean;
}

const ask = async (tools: BonusTools, place: GroupPlace, source: GroupSource, subject: string): Promise<boolean> => {
  try {
    const membership = await source.membershipOf(subject);
    if (membership !== 'unknown') return membership === 'member';
  } catch (error) {
    if (!(error instanceof SocialError)) throw error;
    tools.log.warn({ err: error, place: place.id }, 'a member of the group could not be looked up');
    throw place.unavailable();
  }
  throw place.unknown();
};

/**
 * Asks whether a player is in the group, outside any transaction, and stores the answer. `isFresh`: a recent answer is
 * enough. Throws CallError BONUS_OFF, and the refusals of the group.
 */
export const checkGroup = async (
  tools: BonusTools,
  place: GroupPlace,
  userId: bigint,
  { isFresh }: { isFresh: boolean },
): Promise<GroupFacts> => {
  const { id, provider, source } = place;
  if (!source) throw new CallError(bonusCodes.off);
  const subject = await bonus.linkedSubject(tools.db.orm.em.fork(), userId, provider);
  if (subject === undefined) return { linked: false, member: false };
  const checks = outsideBonus.repostCheckRepository(tools.db.orm.em.fork());
  const known = await checks.find(userId, id);
  const at = tools.clock.now();
  const isKnown = known?.subject === subject && known.post === source.group && at - known.checkedAt < FRESH_MS;
  if (isFresh && isKnown) return { linked: true, member: known.isReposted };
  const member = await ask(tools, place, source, subject);
  await checks.put({ userId, bonus: id, subject, post: source.group, isReposted: member, checkedAt: at });
  return { linked: true, member };
};
