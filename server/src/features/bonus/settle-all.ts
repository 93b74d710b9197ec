import { bonus } from 'db';
import { withBonuses, type BonusContext, type BonusPlayer, type BonusTools } from '../../core/bonus/bonus-context.ts';
import { settleWithin } from '../../core/bonus/settle-bonuses.ts';
import { tellBonus } from '../../core/bonus/tell-bonus.ts';
import { giveTarget, targetMinimums } from './bonuses/introductory/introductory.ts';

const AT_ONCE = 200;
const BASE_CURRENCY = 2; // jobs show no amounts to players

/** Settles a player's bonuses, including a due deposit bonus. */
export const settleAll = async (context: BonusContext): Promise<void> => {
  await settleWithin(context);
  await giveTarget(context);
};

const playerOf = (userId: bigint): BonusPlayer => ({ userId, targetCurrencyId: BASE_CURRENCY });

const settleOne = (tools: BonusTools, userId: bigint): Promise<void> =>
  withBonuses(tools, playerOf(userId), settleAll)
    .then(() => tellBonus(tools, userId))
    .catch((error: unknown) => tools.log.error({ err: error, userId: String(userId) }, 'bonuses were not settled'));

/** Pages of players by id. */
const eachPage = async (
  page: (after: bigint) => Promise<bigint[]>,
  settle: (userId: bigint) => Promise<void>,
): Promise<void> => {
  for (let after = 0n; ;) {
    const players = await page(after);
    for (const userId of players) await settle(userId);
    const last = players.at(-1);
    if (last === undefined || players.length < AT_ONCE) return;
    after = last;
  }
};

/** Grants due deposit bonuses and ends expired grants. */
export const settleDue = async (tools: BonusTools): Promise<void> => {
  const { pool, orm } = tools.db;
  const settle = (userId: bigint): Promise<void> => settleOne(tools, userId);
  await eachPage((after) => bonus.playersWithTargetDeposit(pool, targetMinimums, { after, limit: AT_ONCE }), settle);
  const at = tools.clock.now();
  for (const userId of await bonus.bonusGrantRepository(orm.em.fork()).expiredPlayers(at, AT_ONCE))
    await settle(userId);
};

/** Settles all players with an active grant. */
export const settleActive = (tools: BonusTools): Promise<void> =>
  eachPage(
    (after) => bonus.bonusGrantRepository(tools.db.orm.em.fork()).activePlayers(after, AT_ONCE),
    (userId) => settleOne(tools, userId),
  );

/** Settles those of these players who have an active grant. */
export const settlePlayers = async (tools: BonusTools, userIds: readonly bigint[]): Promise<void> => {
  const active = await bonus.bonusGrantRepository(tools.db.orm.em.fork()).activeAmong(userIds);
  for (const userId of active) await settleOne(tools, userId);
};
