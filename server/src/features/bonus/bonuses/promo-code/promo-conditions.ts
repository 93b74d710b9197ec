import { bonus, dayOf, dayStart, vipName, outsideBonus } from 'db';
import { MAX_PROMO_CODES_A_DAY, promoCodes, VK_GROUP_ID } from '../../../../../contract/features/promo-values.ts';
import { bonusIds } from '../../../../../contract/features/bonus-values.ts';
import type { BonusContext } from '../../../../core/bonus/bonus-context.ts';
import { limitText, restText } from '../../../../core/hosts/stake.ts';
import { CallError } from '../../../../core/realtime/call-error.ts';

const today = (at: number): number => dayStart(dayOf(at));

/** Throws CallError 4 when the daily limit of codes is reached. Referral codes count too. */
export const assertFewToday = async ({ unit, userId, at }: BonusContext): Promise<void> => {
  const ids = [bonusIds.promoCode, bonusIds.referralCode];
  const taken = await bonus.bonusGrantRepository(unit.em).takenSince(userId, ids, today(at));
  if (taken >= MAX_PROMO_CODES_A_DAY)
    throw new CallError(promoCodes.dailyLimit, { limit: String(MAX_PROMO_CODES_A_DAY) });
};

const assertVip = async ({ unit, stats }: BonusContext, minVip: number): Promise<void> => {
  if (stats.vipStatus >= minVip) return;
  throw new CallError(promoCodes.vip, { limit: await vipName(unit.client, minVip) });
};

const assertDeposits = async (
  { unit, userId, at, shownIn }: BonusContext,
  { minDeposits, minDepositsToday }: Pick<bonus.PromoCodeRow, 'minDeposits' | 'minDepositsToday'>,
): Promise<void> => {
  if (minDeposits === 0n && minDepositsToday === 0n) return;
  const { totalMinor, sinceMinor } = await bonus.depositSums(unit.client, userId, today(at));
  if (totalMinor < minDeposits) throw new CallError(promoCodes.deposits, limitText(minDeposits, shownIn, 'min'));
  const missing = minDepositsToday - sinceMinor;
  if (missing > 0n) throw new CallError(promoCodes.depositsToday, restText(missing, shownIn, 'missing'));
};

/** The VK account that the last check found in the group. Throws CallError PROMO_LINK_VK, PROMO_JOIN_VK, 1. */
const assertVkMember = async ({ unit, userId }: BonusContext): Promise<string> => {
  const group = await outsideBonus.bonusOutsideRepository(unit.em).find(VK_GROUP_ID);
  if (!group) throw new CallError(promoCodes.notFound);
  const subject = await bonus.linkedSubject(unit.em, userId, 'vk');
  if (subject === undefined) throw new CallError(promoCodes.linkVk);
  const check = await outsideBonus.repostCheckRepository(unit.em).find(userId, VK_GROUP_ID);
  const isSame = check?.subject === subject && check.post === group.target;
  if (!isSame || !check.isReposted) throw new CallError(promoCodes.joinVk);
  return subject;
};

/**
 * Checks a code's conditions. Gives the external account it is taken with. Throws CallError 30, 18, 19 and 20; the last two
 * with an amount in the player's currency: the required total of deposits, or what is missing today. The VK group comes last.
 */
export const assertConditions = async (
  context: BonusContext,
  promo: bonus.PromoCodeRow,
): Promise<string | undefined> => {
  const subject = await bonus.linkedSubject(context.unit.em, context.userId, 'telegram');
  if (promo.needsTelegram && subject === undefined) throw new CallError(promoCodes.telegram);
  await assertVip(context, promo.minVip);
  await assertDeposits(context, promo);
  return promo.needsVkGroup ? assertVkMember(context) : subject;
};
