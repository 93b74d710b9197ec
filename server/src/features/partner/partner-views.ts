import { accountsOf, dayOf, dayStart, partner, userRepository, type Queryable } from 'db';
import type {
  ConversionOrder,
  Earning,
  PartnerBid,
  Referral,
  Waterfall,
} from '../../../contract/features/partner.contract.ts';
import {
  ACTIVE_DAYS,
  ACTIVE_STAKE_MINOR,
  ADVANCED_LEVEL,
  MAX_SHARE_PERCENT,
  partnerShares,
  REFERRALS_PAGE,
  TURNOVER_PERCENT,
  type PartnerPlan,
} from '../../../contract/features/partner-values.ts';
import type { FeatureTools } from '../../core/features/feature.ts';
import { publicNick } from '../../core/public-nick.ts';
import { isConversionDay } from './convert.ts';
import { ngrOf } from './earnings.ts';
import { invitesDue } from './take-invites.ts';

type Tools = Pick<FeatureTools, 'db' | 'clock' | 'em'>;

export const shownOrder = (row: partner.PartnerOrderRow): ConversionOrder => ({
  id: Number(row.id),
  amount: Number(row.amount),
  createdAt: row.createdAt,
  status: row.status,
  decidedAt: row.decidedAt ?? null,
  reason: row.reason ?? null,
});

export const shownBid = (row: partner.PartnerBidRow): PartnerBid => ({
  id: Number(row.id),
  trafficSources: row.trafficSources,
  telegramLogin: row.telegramLogin,
  SelectedCategory: row.category,
  state: row.state,
  createdAt: row.createdAt,
  reason: row.reason ?? null,
});

export const shownWaterfall = (facts: partner.PartnerFacts): Waterfall => ({
  bets: Number(facts.bets),
  wins: Number(facts.wins),
  bonuses: Number(facts.bonuses),
  fees: Number(facts.fees),
  ngr: Number(ngrOf(facts)),
  deposits: Number(facts.deposits),
  withdrawals: Number(facts.withdrawals),
});

export const shownEarning = ({
  plan,
  fromDay,
  day,
  formula,
  ceiling,
  before,
  amount,
}: partner.PartnerEarningRow): Earning => ({
  plan,
  from: fromDay,
  to: day,
  formula: Number(formula),
  ceiling: Number(ceiling),
  before: Number(before),
  amount: Number(amount),
});

const noFacts: partner.PartnerFacts = { bets: 0n, wins: 0n, bonuses: 0n, fees: 0n, deposits: 0n, withdrawals: 0n };

/** A player's figures as a partner; those of one who has invited nobody are zero. */
export const loadMyReferral = async ({ db, em }: Tools, userId: bigint) => {
  const user = await userRepository(em()).findById(userId);
  if (!user) throw new Error(`there is no user ${userId}`);
  const row = await partner.partnerRepository(em()).find(userId);
  const { all, cpa } = await partner.earnedTotals(db.pool, userId);
  const { partner: account } = await accountsOf(db.pool, userId);
  return {
    hashids: user.publicId,
    referalPromoCode: row?.code == null ? null : { code: row.code },
    partnerLevel: row?.level ?? 1,
    totalBalanceByReferals: Number(all),
    balanceByReferals: Number(account?.balanceMinor ?? 0n),
    referalsCountAll: await partner.countReferrals(db.pool, userId, false),
    totalCpaEarnings: Number(cpa),
  };
};

const shareOf = (level: number): number =>
  level >= ADVANCED_LEVEL ? MAX_SHARE_PERCENT : partnerShares[level === 1 ? 1 : 2];

/** When the next day on which conversions are decided begins, ms; today's when it is one. */
const nextConversion = (today: number): number => {
  let day = today;
  while (!isConversionDay(day)) day += 1;
  return dayStart(day);
};

/** The first page of the programme. */
export const loadOverview = async (tools: Tools, userId: bigint) => {
  const { db, em, clock } = tools;
  const today = dayOf(clock.now());
  const myReferal = await loadMyReferral(tools, userId);
  const inForce = await partner.partnerRepository(em()).plan(userId, today);
  const plan: PartnerPlan = inForce?.plan ?? 'turnover';
  const range = { partnerId: userId, from: inForce?.fromDay ?? today, to: today };
  const isPartner = inForce !== null;
  const facts = isPartner ? await partner.partnerSums(db.pool, range, TURNOVER_PERCENT) : noFacts;
  const lately = { partnerId: userId, from: today - ACTIVE_DAYS, to: today };
  const last = await partner.partnerEarningRepository(em()).last(userId);
  const bid = await partner.partnerRepository(em()).latestBid(userId);
  return {
    myReferal,
    plan,
    sharePercent: shareOf(myReferal.partnerLevel),
    active: isPartner ? await partner.activeReferrals(db.pool, lately, ACTIVE_STAKE_MINOR) : 0,
    waterfall: shownWaterfall(facts),
    last: last && shownEarning(last),
    nextConversionAt: nextConversion(today),
    invitesDue: Number(await invitesDue({ em: em(), client: db.pool }, userId)),
    bid: bid && shownBid(bid),
  };
};

/** A referral's part of the formula of the plan. */
const partOf = (row: partner.ShownReferral, plan: PartnerPlan): bigint => {
  if (plan === 'turnover') return row.turnover;
  const base = plan === 'deposit' ? row.deposits - row.withdrawals : ngrOf(row);
  return (base * BigInt(MAX_SHARE_PERCENT)) / 100n;
};

const shownReferral = (row: partner.ShownReferral, plan: PartnerPlan): Referral => ({
  id: String(row.number),
  nick: publicNick({ nick: row.nick, isHidden: row.isHidden }),
  refererFromTelegram: row.isTelegram,
  createdAt: Number(row.at),
  totalAmountDeposit: Number(row.deposits),
  totalAmountWithdraw: Number(row.withdrawals),
  totalGivenToReferal: Number(row.bonuses),
  compointStatus: row.statusId,
  totalBonusDic: Number(row.invitePrizes),
  balanceByReferals: row.isTied ? 0 : Number(partOf(row, plan)),
  countReferal: row.invited,
  isTied: row.isTied,
  tag: row.tag,
});

/** A page of referrals, newest first. */
export const loadReferrals = async (
  { db, em, clock }: Tools,
  userId: bigint,
  { partner: onlyPartners, page }: { partner: boolean; page: number },
) => {
  const inForce = await partner.partnerRepository(em()).plan(userId, dayOf(clock.now()));
  const rows = await partner.shownReferrals(db.pool, {
    partnerId: userId,
    onlyPartners,
    limit: REFERRALS_PAGE,
    offset: (page - 1) * REFERRALS_PAGE,
    turnoverPercent: TURNOVER_PERCENT,
  });
  return {
    referrals: rows.map((row) => shownReferral(row, inForce?.plan ?? 'turnover')),
    total: await partner.countReferrals(db.pool, userId, onlyPartners),
  };
};

/** Earnings by day. */
export const loadProfit = async ({ db, em }: Tools, range: partner.PartnerRange) => {
  const earnings = await partner.partnerEarningRepository(em()).between(range.partnerId, range.from, range.to);
  const byDay = new Map(
    (await partner.partnerSumsByDay(db.pool, range, TURNOVER_PERCENT)).map((sums) => [sums.day, sums]),
  );
  const earnedOn = Map.groupBy(earnings, ({ day }) => day);
  const days = [...new Set([...byDay.keys(), ...earnedOn.keys()])].toSorted((a, b) => a - b);
  return {
    days: days.map((day) => {
      const earned = (earnedOn.get(day) ?? []).reduce((total, { amount }) => total + amount, 0n);
      const sums = byDay.get(day);
      return { day, players: sums?.players ?? 0, earned: Number(earned), ...shownWaterfall(sums ?? noFacts) };
    }),
    earnings: earnings.map(shownEarning),
  };
};

/** Numbers and names of a partner's referrals, by user id. */
const namesOf = async (client: Queryable, partnerId: bigint): Promise<Map<bigint, { id: string; nick: string }>> => {
  const rows = await partner.referralNames(client, partnerId);
  return new Map(
    rows.map(({ userId, number, nick, isHidden }) => [
      userId,
      { id: String(number), nick: publicNick({ nick, isHidden }) },
    ]),
  );
};

/** One day, by referral. */
export const loadDay = async ({ db, em }: Tools, partnerId: bigint, day: number) => {
  const range = { partnerId, from: day, to: day };
  const names = await namesOf(db.pool, partnerId);
  const rows = await partner.partnerSumsByReferral(db.pool, range, TURNOVER_PERCENT);
  const earnings = await partner.partnerEarningRepository(em()).between(partnerId, day, day);
  return {
    referrals: rows.flatMap((row) => {
      const name = names.get(row.userId);
      return name ? [{ ...name, ...shownWaterfall(row) }] : [];
    }),
    earnings: earnings.map(shownEarning),
  };
};
