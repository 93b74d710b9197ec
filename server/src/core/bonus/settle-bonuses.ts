import { bonus } from 'db';
import { withBonuses, type BonusContext, type BonusPlayer, type BonusTools } from './bonus-context.ts';
import { settlePlayed } from './play-through.ts';
import { releaseDic } from './release-dic.ts';

/** Expires ready grants that were never activated. */
const lapseReady = async ({ unit, userId, at }: BonusContext): Promise<void> => {
  const grants = bonus.bonusGrantRepository(unit.em);
  for (const { id, account } of await grants.lockExpiredReady(userId, at)) {
    await grants.change(id, { status: 'lapsed' }, at);
    await bonus
      .bonusEventRepository(unit.em)
      .add({ userId, grantId: id, kind: 'declined', account, amount: 0n, details: { by: 'time' }, at });
  }
};

/** Settles a player's bonuses within the caller's transaction. Idempotent. */
export const settleWithin = async (context: BonusContext): Promise<void> => {
  await lapseReady(context);
  await releaseDic(context);
  await settlePlayed(context, 'bonus');
  await settlePlayed(context, 'usdicLocked');
};

/** Settles a player's bonuses: releases, and grants that are wagered, lost or expired. */
export const settleBonuses = (
  tools: Pick<BonusTools, 'db' | 'clock' | 'currencies'>,
  player: BonusPlayer,
): Promise<void> => withBonuses(tools, player, settleWithin);
