import { bonus, outsideBonus } from 'db';
import { bonusIds } from '../../../../../contract/features/bonus-values.ts';
import { tonSteps, type TonStep } from '../../../../../contract/features/outside-bonus-values.ts';
import type { BonusContext } from '../../../../core/bonus/bonus-context.ts';
import { cashbackWeek } from '../../../../core/bonus/cashback-week.ts';
import { onceIn, outsideIn, profilesIn } from '../../../../core/bonus/context-facts.ts';

/** The period of a step: its week. */
export const tonPeriod = (step: TonStep, at: number): string => `${step}:${cashbackWeek(at).sunday}`;

/**
 * Amount that a grant has given or may still give: nothing while it waits, and the released part of a cancelled one.
 */
const givenMinor = ({ status, amount, released }: bonus.BonusGrantRow): bigint => {
  if (status === 'waiting') return 0n;
  return status === 'declined' || status === 'lapsed' ? released : amount;
};

const sumMinor = (grants: readonly bonus.BonusGrantRow[]): bigint =>
  grants.reduce((sum, grant) => sum + givenMinor(grant), 0n);

/** The facts that a player's steps depend on. */
export const tonFacts = onceIn(async (context) => {
  const { unit, userId, at } = context;
  const wallet = await outsideBonus.provenTonWallet(unit.em, userId);
  const owner = wallet === undefined ? undefined : await outsideBonus.tonBonusWalletOwner(unit.em, wallet);
  const profiles = await profilesIn(context);
  const grants = await bonus.bonusGrantRepository(unit.em).ofBonuses(userId, [bonusIds.ton]);
  const periods = new Set(grants.map(({ period }) => period));
  const ofWeek = new Set(tonSteps.map((step) => tonPeriod(step, at)));
  return {
    isOpen: (await outsideIn(context)).has(bonusIds.ton),
    wallet, // proven; undefined: none
    isOthers: owner !== undefined && owner !== userId, // another player used it for bonuses
    hasTelegram: profiles.some(({ provider }) => provider === 'telegram'),
    usedFriends: new Set(grants.map(({ details }) => details['friend'])),
    taken: new Set(tonSteps.filter((step) => periods.has(tonPeriod(step, at)))), // this week
    weekMinor: sumMinor(grants.filter(({ period }) => ofWeek.has(period))), // hundredths of DIC
    totalMinor: sumMinor(grants), // sum of all weeks
  };
});

/** Friends not yet used for a bonus, oldest account first. */
export const newFriends = async (context: BonusContext): Promise<string[]> => {
  const { usedFriends } = await tonFacts(context);
  const friends = await outsideBonus.invitedFriends(context.unit.client, context.userId);
  return friends.filter((friend) => !usedFriends.has(friend));
};
