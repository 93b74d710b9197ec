import {
  accountOf,
  bonus,
  closureOf,
  dayOf,
  houseAccountId,
  inUnitOfWork,
  postTransaction,
  retryingConflicts,
  tournament,
  type EntryInput,
  type UnitOfWork,
} from 'db';
import { hash } from 'node:crypto';
import {
  minStakesOf,
  prizePlaces,
  prizesOf,
  TOURNAMENT_ID,
  TOURNAMENT_SETTLES_MS,
} from '../../../contract/features/tournament-values.ts';
import type { BonusTools } from '../../core/bonus/bonus-context.ts';
import { tellBonus } from '../../core/bonus/tell-bonus.ts';
import { notifyPrize } from '../../core/notices/notify.ts';
import { countEntrants } from './count-entrants.ts';

export type SettleTools = Pick<
  BonusTools,
  'db' | 'clock' | 'balances' | 'pushes' | 'log' | 'guard' | 'currencies' | 'translate'
>;

/** A paid place. */
interface Winner extends Pick<tournament.Entrant, 'userId' | 'stakedMinor' | 'reachedAt'> {
  place: number;
  prizeMinor: bigint;
}

const winnersOf = async (
  { client }: UnitOfWork,
  { day, bank, shares, stakeTimes }: tournament.TournamentDayRow,
  at: number,
): Promise<Winner[]> => {
  if (bank === 0n) return [];
  const ranking = await tournament.tournamentRanking(client, { day, at, limit: shares.length });
  const prizes = prizesOf(bank, shares);
  const ranked = ranking.filter(({ isRanked }) => isRanked);
  const places = prizePlaces(
    ranked.map(({ stakedMinor }) => stakedMinor),
    minStakesOf(prizes, stakeTimes),
  );
  return ranked.flatMap((entrant, index) => {
    const place = places[index];
    return place === undefined ? [] : [{ ...entrant, place, prizeMinor: prizes[place - 1] ?? 0n }];
  });
};

/** Why a prize waits for review: another winner may be the same person, or the winner is on a break. */
const doubtsOf = async ({ em, client }: UnitOfWork, winner: Winner, winners: readonly Winner[], at: number) => {
  const { userId } = winner;
  const takingNow = winners.map((one) => one.userId);
  const others = await bonus.otherTakersOf(client, { userId, bonus: TOURNAMENT_ID, identity: null, takingNow });
  const closure = await closureOf(em, userId, at);
  return { ...(others.length > 0 && { others }), ...(closure && { closure: closure.kind }) };
};

/** A prize as a bonus: paid immediately, or after review. */
const addGrant = async (
  { em }: UnitOfWork,
  { userId, prizeMinor, place, stakedMinor }: Winner,
  { day, terms }: tournament.TournamentDayRow,
  { doubts, at }: { doubts: Record<string, unknown>; at: number },
): Promise<bonus.BonusGrantRow> =>
  bonus.bonusGrantRepository(em).add({
    userId,
    bonus: TOURNAMENT_ID,
    period: `${day}`,
    account: 'real',
    amount: prizeMinor,
    status: 'waiting',
    terms,
    details: { place, staked: String(stakedMinor), ...doubts },
    at,
  });

/** Posts one transaction for all winners, keyed by day. */
const postPrizes = async (
  { client }: UnitOfWork,
  day: number,
  grants: readonly bonus.BonusGrantRow[],
  at: number,
): Promise<string> => {
  const entries: EntryInput[] = [];
  for (const { userId, amount } of grants)
    entries.push({ accountId: (await accountOf(client, userId, 'real')).id, amount });
  const total = entries.reduce((sum, { amount }) => sum + amount, 0n);
  const house = await houseAccountId(client, 'house.bonuses');
  const requestHash = hash('sha256', grants.map(({ userId, amount }) => `${userId}:${amount}`).join(' '), 'buffer');
  const { status, id } = await postTransaction(client, {
    kind: 'tournament.prize',
    scope: TOURNAMENT_ID,
    key: `${day}`,
    requestHash,
    at,
    entries: [...entries, { accountId: house, amount: -total }],
  });
  if (status !== 'done') throw new Error(`the tournament of day ${day} was paid before`);
  return id;
};

const noteOf = async (
  { em }: UnitOfWork,
  { id: grantId, userId, account, amount }: bonus.BonusGrantRow,
  at: number,
  transactionId: string | null,
): Promise<void> => {
  const line = { userId, grantId, account, amount, at };
  await bonus
    .bonusEventRepository(em)
    .add(transactionId === null ? { ...line, kind: 'waits' } : { ...line, kind: 'granted', transactionId });
};

/** Pays prizes that need no review. Gives the transaction's id; null: none to pay. */
const payGrants = async (
  unit: UnitOfWork,
  day: number,
  grants: readonly bonus.BonusGrantRow[],
  at: number,
): Promise<string | null> => {
  if (grants.length === 0) return null;
  const transactionId = await postPrizes(unit, day, grants, at);
  const repository = bonus.bonusGrantRepository(unit.em);
  for (const grant of grants) {
    await repository.change(grant.id, { status: 'done', released: grant.amount }, at);
    await noteOf(unit, grant, at, transactionId);
    await notifyPrize(unit.em, grant, at);
  }
  return transactionId;
};

/** Grants the prizes of a day. Gives those to be paid immediately. */
const grantPrizes = async (
  unit: UnitOfWork,
  row: tournament.TournamentDayRow,
  winners: readonly Winner[],
  at: number,
): Promise<bonus.BonusGrantRow[]> => {
  const paid: bonus.BonusGrantRow[] = [];
  const doubted: Record<string, unknown>[] = [];
  for (const winner of winners) doubted.push(await doubtsOf(unit, winner, winners, at));
  for (const [index, winner] of winners.entries()) {
    if (winner.prizeMinor === 0n) continue;
    const doubts = doubted[index] ?? {};
    const grant = await addGrant(unit, winner, row, { doubts, at });
    if (Object.keys(doubts).length === 0) paid.push(grant);
    else await noteOf(unit, grant, at, null);
  }
  return paid;
};

/** Settles a day in one transaction: places, prizes and payment. Idempotent. */
const settleWithin = async (unit: UnitOfWork, day: number, at: number): Promise<readonly Winner[]> => {
  const days = tournament.tournamentDayRepository(unit.em);
  const row = await days.lock(day);
  if (!row || row.settledAt != null) return [];
  const winners = await winnersOf(unit, row, at);
  await tournament.tournamentPlaceRepository(unit.em).add(
    winners.map(({ place, userId, stakedMinor, reachedAt, prizeMinor }) => ({
      day,
      place,
      userId,
      staked: stakedMinor,
      reachedAt,
      prize: prizeMinor,
    })),
  );
  const paid = await grantPrizes(unit, row, winners, at);
  const transactionId = await payGrants(unit, day, paid, at);
  await days.settle(day, { settledAt: at, transactionId });
  return winners;
};

/** Settles an ended day, once even if several processes try. */
export const settleDay = async (tools: SettleTools, day: number): Promise<void> => {
  await countEntrants(tools.db, day);
  const winners = await retryingConflicts(() =>
    inUnitOfWork(tools.db, (unit) => settleWithin(unit, day, tools.clock.now())),
  );
  for (const { userId } of winners) {
    tools.pushes.everywhere.toUser(userId, { channel: 'tournament', type: 'won', payload: {} });
    await tellBonus(tools, userId);
  }
};

/** Settles all ended days, oldest first. */
export const settleDueDays = async (tools: SettleTools): Promise<void> => {
  const before = dayOf(tools.clock.now() - TOURNAMENT_SETTLES_MS);
  for (const { day } of await tournament.tournamentDayRepository(tools.db.orm.em.fork()).due(before))
    await settleDay(tools, day).catch((error: unknown) =>
      tools.log.error({ err: error, day }, 'a day of the tournament was not settled: it is tried again'),
    );
};
