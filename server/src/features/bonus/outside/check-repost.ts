import { bonus, outsideBonus, socialProfilesOf } from 'db';
import { bonusCodes } from '../../../../contract/features/bonus-values.ts';
import { repostCodes } from '../../../../contract/features/outside-bonus-values.ts';
import type { Social } from '../../../../contract/profile.contract.ts';
import type { BonusTools } from '../../../core/bonus/bonus-context.ts';
import { CallError } from '../../../core/realtime/call-error.ts';
import type { RepostSource } from '../../../core/social/sources.ts';
import { SocialError } from '../../../core/social/social-provider.ts';

/** A bonus for a repost and where it is checked. */
export interface RepostPlace {
  bonus: string; // id of its declaration
  provider: Social;
  source: RepostSource | undefined; // undefined: not offered
}

/** A player's progress. */
export interface RepostFacts {
  isLinked: boolean;
  isReposted: boolean;
}

const FRESH_MS = 5_000; // an answer this fresh is good enough for display

/** Throws CallError BONUS_OFF when there is no post. */
export const sourceOf = ({ source }: RepostPlace): RepostSource => {
  if (!source) throw new CallError(bonusCodes.off);
  return source;
};

const ask = async (tools: BonusTools, source: RepostSource, subject: string): Promise<boolean> => {
  try {
    return await source.hasReposted(subject);
  } catch (error) {
    if (!(error instanceof SocialError)) throw error;
    tools.log.warn({ err: error }, 'a repost could not be checked');
    throw new CallError(repostCodes.unavailable);
  }
};

/**
 * Asks the network whether a player has reposted, outside any transaction, and stores the answer. `isFresh`: accepts a
 * recent answer. Throws CallError BONUS_OFF, REPOST_UNAVAILABLE.
 */
export const checkRepost = async (
  tools: BonusTools,
  place: RepostPlace,
  userId: bigint,
  { isFresh }: { isFresh: boolean },
): Promise<RepostFacts> => {
  const source = sourceOf(place);
  const profiles = await socialProfilesOf(tools.db.orm.em.fork(), userId);
  const profile = profiles.find(({ provider }) => provider === place.provider);
  if (!profile) return { isLinked: false, isReposted: false };
  const { subject } = profile;
  const checks = outsideBonus.repostCheckRepository(tools.db.orm.em.fork());
  const known = await checks.find(userId, place.bonus);
  const at = tools.clock.now();
  const isKnown = known?.subject === subject && known.post === source.post && at - known.checkedAt < FRESH_MS;
  if (isFresh && isKnown) return { isLinked: true, isReposted: known.isReposted };
  const isReposted = await ask(tools, source, subject);
  await checks.put({ userId, bonus: place.bonus, subject, post: source.post, isReposted, checkedAt: at });
  return { isLinked: true, isReposted };
};

/** The same before taking, without asking when it was taken already. Throws CallError BONUS_TAKEN too. */
export const checkBeforeTaking = async (tools: BonusTools, place: RepostPlace, userId: bigint): Promise<void> => {
  const taken = await bonus.bonusGrantRepository(tools.db.orm.em.fork()).find(userId, place.bonus, '1');
  if (taken) throw new CallError(bonusCodes.taken);
  await checkRepost(tools, place, userId, { isFresh: false });
};
