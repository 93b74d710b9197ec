import { accountTrail, bonus, cashbox, statsOf, type PlayerStats } from 'db';
import type { CallAnswer } from '../../../contract/calls.ts';
import type { BonusGrant } from '../../../contract/features/bonus.contract.ts';
import { limitActs, PLAYERS_PAGE } from '../../../contract/features/office-players.contract.ts';
import { wagerLeftMinor } from '../../../contract/features/wagering.ts';
import { capOf } from '../../core/bonus/play-through.ts';
import type { FeatureTools } from '../../core/features/feature.ts';
import { loadLimits } from '../../core/limits-state.ts';

const beforeOf = (cursor: string | undefined): bigint | undefined =>
  cursor === undefined ? undefined : BigInt(cursor);

/** Stakes of a grant so far, and those that release it; null: it is not wagered. */
const wagerOf = (
  { account, amount, wagerTimes, wagerTarget, wagerStart }: bonus.BonusGrantRow,
  stats: PlayerStats,
): BonusGrant['wager'] => {
  if (wagerTarget == null) return wagerTimes == null ? null : { done: 0, of: Number(amount) * wagerTimes };
  const counter = account === 'bonus' ? stats.bonusBetMinor : stats.usdicBetMinor;
  const done = counter - (wagerStart ?? 0n);
  return { done: Number(done < wagerTarget ? done : wagerTarget), of: Number(wagerTarget) };
};

const shownGrant = (grant: bonus.BonusGrantRow, stats: PlayerStats): BonusGrant => ({
  id: String(grant.id),
  bonus: grant.bonus,
  code: grant.period,
  account: grant.account,
  amount: Number(grant.amount),
  status: grant.status,
  released: Number(grant.released),
  lapsed: Number(grant.lapsed),
  wager: grant.status === 'active' || grant.status === 'ready' ? wagerOf(grant, stats) : null,
  cap: grant.wagerTimes == null ? null : Number(capOf(grant)),
  expiresAt: grant.expiresAt ?? null,
  at: grant.createdAt,
});

/** A player's bonuses, the newest first, and what is left to be staked on deposits. */
export const loadBonuses = async (
  { db, em }: Pick<FeatureTools, 'db' | 'em'>,
  userId: bigint,
  cursor: string | undefined,
): Promise<CallAnswer<'officePlayers.bonuses'>> => {
  const stats = await statsOf(db.pool, userId);
  const wagering = await cashbox.wageringOf(db.pool, userId, stats.wagerBetMinor);
  const page = { before: beforeOf(cursor), limit: PLAYERS_PAGE + 1 };
  const found = await bonus.bonusGrantRepository(em()).page(userId, page);
  const rows = found.slice(0, PLAYERS_PAGE);
  const { targetMinor, startedAtMinor, countedMinor } = wagering;
  const deposits = { done: Number(countedMinor - startedAtMinor), of: Number(targetMinor - startedAtMinor) };
  return {
    deposits: wagerLeftMinor(wagering) === 0n ? null : deposits,
    grants: rows.map((grant) => shownGrant(grant, stats)),
    cursor: found.length > rows.length ? String(rows.at(-1)?.id) : null,
  };
};

/** A player's limits and breaks, and what was done to them. */
export const loadPlayerLimits = async (
  { db, em, clock }: Pick<FeatureTools, 'db' | 'em' | 'clock'>,
  userId: bigint,
  cursor: string | undefined,
): Promise<CallAnswer<'officePlayers.limits'>> => {
  const state = await loadLimits(db, userId, clock.now());
  const part = { before: beforeOf(cursor), kinds: limitActs, limit: PLAYERS_PAGE + 1 };
  const found = await accountTrail(em(), userId, part);
  const rows = found.slice(0, PLAYERS_PAGE);
  return {
    state,
    acts: rows.map(({ id, kind, details, actorNick, at }) => ({
      id: String(id),
      kind: kind as (typeof limitActs)[number],
      details,
      actor: actorNick,
      at: at.getTime(),
    })),
    cursor: found.length > rows.length ? String(rows.at(-1)?.id) : null,
  };
};
