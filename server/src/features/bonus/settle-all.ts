import { bonus, rollUpStats, statsOf } from 'db';
import { DIC_RELEASE_OF, DIC_RELEASE_PARTS } from '../../../contract/features/bonus-values.ts';
import { withBonuses, type BonusContext, type BonusPlayer, type BonusTools } from '../../core/bonus/bonus-context.ts';
import { settleWithin } from '../../core/bonus/settle-bonuses.ts';
import { tellBonus } from '../../core/bonus/tell-bonus.ts';
import { giveTarget, targetMinimums } from './bonuses/introductory/introductory.ts';

const AT_ONCE = 200;
const WHOLE_DIC_MINOR = 100n;
const BASE_CURRENCY = 2; // jobs show no amounts to players

/** Settles a player's bonuses, including a due deposit bonus. */
export const settleAll = async (context: BonusContext): Promise<void> => {
  await settleWithin(context);
  await giveTarget(context);
};

/** Settles a player's bonuses if anything is due: who only looks waits for nobody. */
export const settleIfDue = async (
  tools: Pick<BonusTools, 'db' | 'clock' | 'currencies'>,
  player: BonusPlayer,
): Promise<void> => {
  const { pool } = tools.db;
  await statsOf(pool, player.userId);
  const rule = { at: tools.clock.now(), parts: DIC_RELEASE_PARTS, of: DIC_RELEASE_OF, minimums: targetMinimums };
  if (await bonus.hasDueBonuses(pool, player.userId, rule)) await withBonuses(tools, player, settleAll);
};

const playerOf = (userId: bigint): BonusPlayer => ({ userId, targetCurrencyId: BASE_CURRENCY });

const settleOne = (tools: BonusTools, userId: bigint): Promise<void> =>
  withBonuses(tools, playerOf(userId), settleAll)
    .then(() => tellBonus(tools, userId))
    .catch((error: unknown) => tools.log.error({ err: error, userId: String(userId) }, 'bonuses were not settled'));

interface PageOptions {
  after: bigint; // the last player of the page before
  limit: number;
}

/** Pages of players by id; one who cannot be settled now does not hold up the others. */
const eachPage = async (
  page: (options: PageOptions) => Promise<bigint[]>,
  settle: (userIds: readonly bigint[]) => Promise<void>,
  limit = AT_ONCE,
): Promise<void> => {
  for (let after = 0n; ;) {
    const players = await page({ after, limit });
    await settle(players);
    const last = players.at(-1);
    if (last === undefined || players.length < limit) return;
    after = last;
  }
};

/** Grants due deposit bonuses and ends expired grants. `pageSize`: players read at once. */
export const settleDue = async (tools: BonusTools, pageSize = AT_ONCE): Promise<void> => {
  const { pool, orm } = tools.db;
  const settle = async (userIds: readonly bigint[]): Promise<void> => {
    for (const userId of userIds) await settleOne(tools, userId);
  };
  await eachPage((page) => bonus.playersWithTargetDeposit(pool, targetMinimums, page), settle, pageSize);
  const at = tools.clock.now();
  const expired = bonus.bonusGrantRepository(orm.em.fork());
  await eachPage((page) => expired.expiredPlayers(at, page), settle, pageSize);
};

/** Settles those of these players who have something due, found by a few statements for any number of players. */
const settleDueAmong = async (
  tools: BonusTools,
  userIds: readonly bigint[],
  minReleaseMinor: bigint,
): Promise<void> => {
  const { pool } = tools.db;
  await rollUpStats(pool, userIds);
  const rule = { at: tools.clock.now(), parts: DIC_RELEASE_PARTS, of: DIC_RELEASE_OF, minReleaseMinor };
  for (const userId of await bonus.playersWithDueBonuses(pool, userIds, rule)) await settleOne(tools, userId);
};

/** Settles all players with an active grant that has something due. */
export const settleActive = (tools: BonusTools): Promise<void> =>
  eachPage(
    ({ after, limit }) => bonus.bonusGrantRepository(tools.db.orm.em.fork()).activePlayers(after, limit),
    (userIds) => settleDueAmong(tools, userIds, 1n),
  );

/**
 * Settles those of these players who have an active grant with something due. Less than a whole DIC waits until its player
 * opens the bonus page or converts, or for `settleActive`.
 */
export const settlePlayers = async (tools: BonusTools, userIds: readonly bigint[]): Promise<void> => {
  const active = await bonus.bonusGrantRepository(tools.db.orm.em.fork()).activeAmong(userIds);
  for (let from = 0; from < active.length; from += AT_ONCE)
    await settleDueAmong(tools, active.slice(from, from + AT_ONCE), WHOLE_DIC_MINOR);
};
