import { airdrop, type bonus } from 'db';
import { needsCaptcha } from '../../../contract/features/bonus-values.ts';
import { withBonuses, type BonusContext, type BonusPlayer } from '../../core/bonus/bonus-context.ts';
import { offerOf, takeWithin } from '../../core/bonus/take-bonus.ts';
import { tellBonus } from '../../core/bonus/tell-bonus.ts';
import { airdropBonus, missed } from './airdrop-bonus.ts';
import { postTake } from './airdrop-money.ts';
import type { AirdropTools } from './start-airdrop.ts';

/** True when a player must solve a captcha for an award. Throws CallError as `takeAirdrop` does. */
export const needsCaptchaFor = async (tools: AirdropTools, player: BonusPlayer, uid: string): Promise<boolean> => {
  await tools.guard.assertMayPlay(player.userId);
  return withBonuses(tools, player, async (context) => {
    await offerOf(context, airdropBonus, { uid });
    return needsCaptcha(context.stats.vipStatus);
  });
};

/** Counts the claim and moves its money, in the granting transaction. Throws CallError 1 when others were faster. */
const payAward = async (
  { unit: { em, client }, userId, at }: BonusContext,
  uid: string,
  grant: bonus.BonusGrantRow,
): Promise<{ isLast: boolean }> => {
  if (!(await airdrop.countAward(em, uid, at))) throw missed();
  const row = await airdrop.airdropRepository(em).find(uid);
  if (!row) throw missed();
  const movement = { key: `${uid}:${userId}`, amountMinor: row.award, at };
  const paidBy = row.isHouse ? null : await postTake(client, movement);
  await airdrop.airdropTakeRepository(em).add({ uid, userId, grantId: grant.id, paidBy, at });
  return { isLast: row.endedAt != null };
};

/** Claims an award. Throws CallError 1, 2, BONUS_OFF, and responsible-gambling limits. */
export const takeAirdrop = async (
  tools: AirdropTools,
  player: BonusPlayer,
  uid: string,
): Promise<bonus.BonusGrantRow> => {
  await tools.guard.assertMayPlay(player.userId);
  const { grant, isLast } = await withBonuses(tools, player, async (context) => {
    const taken = await takeWithin(context, airdropBonus, { uid });
    return { grant: taken, ...(await payAward(context, uid, taken)) };
  });
  tools.tell('airdrop.changed', { uid, state: 'activated' });
  if (isLast) tools.tell('airdrop.changed', { uid, state: 'ended' });
  await tellBonus(tools, player.userId);
  return grant;
};
