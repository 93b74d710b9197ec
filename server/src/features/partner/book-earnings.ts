import {
  accountOf,
  balanceOf,
  houseAccountId,
  inTransaction,
  partner,
  postTransaction,
  retryingConflicts,
  rollUpStats,
  dayOf,
  type UnitOfWork,
} from 'db';
import { hash } from 'node:crypto';
import {
  ACTIVE_DAYS,
  ACTIVE_STAKE_MINOR,
  LEVEL_2_ACTIVE,
  TURNOVER_PERCENT,
  type PartnerPlan,
} from '../../../contract/features/partner-values.ts';
import type { FeatureTools } from '../../core/features/feature.ts';
import { bookingOf, ceilingOf, cpaPrizeOf, formulaOf, subEarningOf, type PlanSums } from './earnings.ts';

type Tools = Pick<FeatureTools, 'db' | 'clock' | 'log' | 'em' | 'inUnitOfWork'>;
type Plan = partner.PartnerEarningRow['plan'];

/** A day is closed so long after its end: whatever was settled on it has been committed by then. */
const CLOSES_AFTER_MS = 10 * 60_000;
const AT_ONCE = 500;
const SUNDAY = 3; // day 0 was a Thursday

/** Weekly plans are booked with the Sunday; all are with the last day before another plan begins. */
const isDue = (plan: PartnerPlan, day: number): boolean => plan !== 'bet' || day % 7 === SUNDAY;

/** Books an amount to a partner. Gives the transaction. */
const post = async (
  { client }: UnitOfWork,
  { partnerId, plan, day, amount, at }: { partnerId: bigint; plan: Plan; day: number; amount: bigint; at: number },
): Promise<string> => {
  const { id, status } = await postTransaction(client, {
    kind: 'partner.earn',
    scope: `partner:${partnerId}`,
    key: `${plan}:${day}`,
    requestHash: hash('sha256', String(amount), 'buffer'),
    at,
    entries: [
      { accountId: (await accountOf(client, partnerId, 'partner')).id, amount },
      { accountId: await houseAccountId(client, 'house.partners'), amount: -amount },
    ],
  });
  if (status !== 'done') throw new Error(`earnings ${plan}:${day} of partner ${partnerId} were booked before`);
  return id;
};

/** Sums of a plan since it began. */
export const planSums = async (
  client: Parameters<typeof partner.partnerSums>[0],
  range: partner.PartnerRange,
  plan: PartnerPlan,
): Promise<PlanSums> => {
  const sums = await partner.partnerSums(client, range, TURNOVER_PERCENT);
  const byReferral = plan === 'cpa' ? await partner.partnerSumsByReferral(client, range, TURNOVER_PERCENT) : [];
  return { ...sums, cpaPrizes: byReferral.reduce((total, referral) => total + cpaPrizeOf(referral), 0n) };
};

const book = async (
  unit: UnitOfWork,
  { partnerId, plan, fromDay, day, at }: { partnerId: bigint; plan: Plan; fromDay: number; day: number; at: number },
  { formula, ceiling }: { formula: bigint; ceiling: bigint },
): Promise<void> => {
  const before = await partner.bookedSince(unit.client, { partnerId, plan, fromDay });
  const balance = await balanceOf(unit.client, (await accountOf(unit.client, partnerId, 'partner')).id);
  const amount = bookingOf({ formula, ceiling, before, balance });
  if (amount === 0n) return;
  const transactionId = await post(unit, { partnerId, plan, day, amount, at });
  const row = { partnerId, plan, fromDay, day, formula, ceiling, before, amount, transactionId, at };
  await partner.partnerEarningRepository(unit.em).add(row);
  await partner.postPartnerEvent(unit.client, partnerId, { event: 'earning', fact: `${plan}:${day}`, at, amount });
};

/** Raises a partner to level 2 once enough of their referrals play; it is not lost again. */
const raise = async (unit: UnitOfWork, partnerId: bigint, day: number): Promise<void> => {
  const found = await partner.partnerRepository(unit.em).find(partnerId);
  if (found?.level !== 1) return;
  const range = { partnerId, from: day - ACTIVE_DAYS + 1, to: day };
  if ((await partner.activeReferrals(unit.client, range, ACTIVE_STAKE_MINOR)) >= LEVEL_2_ACTIVE)
    await partner.partnerRepository(unit.em).change(partnerId, { level: 2 });
};

/** Books what a partner has earned up to a closed day, once. */
const bookOwn = async (unit: UnitOfWork, partnerId: bigint, day: number, at: number): Promise<void> => {
  await partner.lockPartner(unit.client, partnerId);
  const partners = partner.partnerRepository(unit.em);
  const inForce = await partners.plan(partnerId, day);
  if (!inForce || (!isDue(inForce.plan, day) && !(await partners.planBegins(partnerId, day + 1)))) return;
  const { plan, fromDay } = inForce;
  if (await partner.partnerEarningRepository(unit.em).isBooked(partnerId, plan, day)) return;
  const sums = await planSums(unit.client, { partnerId, from: fromDay, to: day }, plan);
  const due = { formula: formulaOf(plan, sums), ceiling: ceilingOf(plan, sums) };
  await book(unit, { partnerId, plan, fromDay, day, at }, due);
  await raise(unit, partnerId, day);
};

/** Books what a partner has earned by those whom they made partners. */
const bookSub = async (unit: UnitOfWork, partnerId: bigint, day: number, at: number): Promise<void> => {
  await partner.lockPartner(unit.client, partnerId);
  if (await partner.partnerEarningRepository(unit.em).isBooked(partnerId, 'sub', day)) return;
  const formula = subEarningOf(await partner.subPartnersEarned(unit.client, partnerId, day));
  await book(unit, { partnerId, plan: 'sub', fromDay: 0, day, at }, { formula, ceiling: formula });
};

const forEach = async (
  tools: Tools,
  partnerIds: readonly bigint[],
  work: (unit: UnitOfWork, partnerId: bigint) => Promise<void>,
): Promise<boolean> => {
  let isComplete = true;
  for (const partnerId of partnerIds) {
    await retryingConflicts(() => tools.inUnitOfWork((unit) => work(unit, partnerId))).catch((error: unknown) => {
      isComplete = false;
      tools.log.error(
        { err: error, partner: partnerId },
        'earnings of a partner were not booked: they are tried again',
      );
    });
  }
  return isComplete;
};

/** Books a closed day for every partner: their own first, for others have a part of it. */
const bookDay = async (tools: Tools, day: number): Promise<void> => {
  const { pool } = tools.db;
  const at = tools.clock.now();
  // a weekly plan is booked with its week, the last one before a new plan with the days since it began
  const partnerIds = await partner.partnersToBook(pool, { from: day - 6, to: day });
  if (!(await forEach(tools, partnerIds, (unit, id) => bookOwn(unit, id, day, at)))) return;
  const inviters = await partner.partnersOfEarners(pool, day);
  if (await forEach(tools, inviters, (unit, id) => bookSub(unit, id, day, at)))
    await partner.partnerDayRepository(tools.em()).booked(day, at);
};

/** Stores what referrals did on the days that have ended, in order. */
const closeDays = async ({ db, clock, em }: Tools): Promise<void> => {
  const last = await partner.partnerDayRepository(em()).last();
  const until = dayOf(clock.now() - CLOSES_AFTER_MS) - 1;
  if (!last || last.day >= until) return;
  const ids = await partner.referralsToCount(db.pool);
  for (let at = 0; at < ids.length; at += AT_ONCE) await rollUpStats(db.pool, ids.slice(at, at + AT_ONCE));
  for (let day = last.day + 1; day <= until; day += 1)
    await retryingConflicts(() =>
      inTransaction(db.pool, (client) => partner.closePartnerDay(client, day, clock.now())),
    );
};

/** Ties, closes and books all that is due. However many processes try, each day is stored and each sum booked once. */
export const bookDueDays = async (tools: Tools): Promise<void> => {
  await closeDays(tools);
  const days = await partner.partnerDayRepository(tools.em()).toBook();
  if (days.length > 0) await partner.tieReferrals(tools.db.pool, tools.clock.now());
  for (const { day } of days) await bookDay(tools, day);
};
