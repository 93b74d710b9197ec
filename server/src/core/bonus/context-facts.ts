import { bonus, closureOf, loadVipStatuses, outsideBonus, socialProfilesOf } from 'db';
import type { BonusContext } from './bonus-context.ts';

/** Caches a load per transaction: an overview needs the same facts for every offer of every bonus. */
export const onceIn = <T>(load: (context: BonusContext) => Promise<T>): ((context: BonusContext) => Promise<T>) => {
  const loaded = new WeakMap<BonusContext, Promise<T>>();
  return (context) => {
    const known = loaded.get(context) ?? load(context);
    loaded.set(context, known);
    return known;
  };
};

/** The operator's settings, by bonus. */
export const campaignsIn = onceIn(({ unit }) => bonus.bonusCampaigns(unit.em));

/** The rule that closes play to the player; undefined: play is open. */
export const closureIn = onceIn(({ unit, userId, at }) => closureOf(unit.em, userId, at));

/** All VIP levels, lowest first. */
export const levelsIn = onceIn(({ unit }) => loadVipStatuses(unit.client));

/** The player's linked accounts elsewhere. */
export const profilesIn = onceIn(({ unit, userId }) => socialProfilesOf(unit.em, userId));

/** External targets, by bonus; a bonus without one is not offered. */
export const outsideIn = onceIn(({ unit }) => outsideBonus.bonusOutsideRepository(unit.em).all());

/** The networks' last answers about the player, by bonus. */
export const checksIn = onceIn(({ unit, userId }) => outsideBonus.repostCheckRepository(unit.em).ofUser(userId));

/** The network's last answer about the player's account and the current target of a bonus. */
export const outsideCheckIn = async (context: BonusContext, id: string, provider: string) => {
  const target = (await outsideIn(context)).get(id)?.target; // undefined: not offered
  const profile = (await profilesIn(context)).find((one) => one.provider === provider);
  const check = (await checksIn(context)).get(id);
  const isSame = check?.subject === profile?.subject && check?.post === target;
  return { target, profile, isDone: check?.isReposted === true && isSame };
};
