import { bonus, partner, type EntityManager, type Queryable } from 'db';
import { z } from 'zod';
import { invitePrizes, PARTNER_INVITE_ID } from '../../../contract/features/partner-values.ts';
import { withBonuses, type BonusPlayer, type BonusTools } from '../../core/bonus/bonus-context.ts';
import { defineBonus } from '../../core/bonus/define-bonus.ts';
import { takeWithin } from '../../core/bonus/take-bonus.ts';
import { tellBonus } from '../../core/bonus/tell-bonus.ts';

const DIC_HUNDREDTHS = 100n;

/** A level that an invited player has reached. */
interface Reached {
  userId: string; // public id
  level: number;
}

const periodOf = ({ userId, level }: Reached): string => `${userId}:${level}`;

/** DIC, hundredths, for one level. */
const prizeOf = ({ level }: Reached): bigint => BigInt(invitePrizes[level - 1] ?? 0) * DIC_HUNDREDTHS;

/** The prize for a level that a player invited through Telegram has reached, in locked DIC, once a level. */
const partnerInvite = defineBonus({
  id: PARTNER_INVITE_ID,
  section: 'permanent',
  terms: 1,
  rules: z.object({}),
  input: z.object({ userId: z.string(), level: z.int().min(1).max(invitePrizes.length) }),
  isWatched: false, // referrals who share something with the partner do not count
  offer: (_context, _rules, reached) => ({
    period: periodOf(reached),
    account: 'dicLocked',
    amountMinor: prizeOf(reached),
  }),
  choices: () => [], // taken on the partner's page
});

/** Every level of every invited player that was not paid yet. */
const dueOf = async ({ em, client }: { em: EntityManager; client: Queryable }, userId: bigint): Promise<Reached[]> => {
  const levels = (await partner.invitedLevels(client, userId)).flatMap(({ userId: invited, level }) =>
    Array.from({ length: level }, (_, below) => ({ userId: invited, level: below + 1 })),
  );
  const offers = levels.map((reached) => ({ bonus: PARTNER_INVITE_ID, period: periodOf(reached) }));
  const taken = new Set((await bonus.bonusGrantRepository(em).taken(userId, offers)).map(({ period }) => period));
  return levels.filter((reached) => !taken.has(periodOf(reached)));
};

/** Sum of the prizes that a partner can take, DIC hundredths. */
export const invitesDue = async (handles: Parameters<typeof dueOf>[0], userId: bigint): Promise<bigint> =>
  (await dueOf(handles, userId)).reduce((sum, reached) => sum + prizeOf(reached), 0n);

/** Takes all prizes that are due. Gives their sum, DIC hundredths. Throws CallError BONUS_OFF, and limits of responsible play. */
export const takeInvites = async (tools: BonusTools, player: BonusPlayer): Promise<bigint> => {
  await tools.guard.assertMayPlay(player.userId);
  const sum = await withBonuses(tools, player, async (context) => {
    let total = 0n;
    for (const { userId, level } of await dueOf(context.unit, player.userId)) {
      const { amount } = await takeWithin(context, partnerInvite, { userId, level });
      total += amount;
    }
    return total;
  });
  await tellBonus(tools, player.userId);
  return sum;
};
