import { defineEntity, p } from '@mikro-orm/core';

/** A player who has invited somebody, or has chosen a promo code. */
export const PartnerEntity = defineEntity({
  name: 'Partner',
  tableName: 'partner',
  properties: {
    userId: p.bigint().primary().autoincrement(false),
    level: p.smallint().default(1), // 1 and 2 by referrals, 3 by an approved bid
    code: p.text().nullable(), // promo code as typed
    codeKey: p.text().nullable().unique('partner_code_key_key'), // lower case
    createdAt: p.bigint('number'), // ms since epoch, as all times
  },
});

/** The plan in force from a Moscow day until the next one begins. */
export const PartnerPlanEntity = defineEntity({
  name: 'PartnerPlan',
  tableName: 'partner_plan',
  properties: {
    partnerId: p.bigint().primary().autoincrement(false),
    fromDay: p.integer().primary().autoincrement(false),
    plan: p.text().$type<'turnover' | 'deposit' | 'bet' | 'cpa'>(),
  },
});

/** A player whom a partner invited. */
export const PartnerReferralEntity = defineEntity({
  name: 'PartnerReferral',
  tableName: 'partner_referral',
  properties: {
    userId: p.bigint().primary().autoincrement(false),
    partnerId: p.bigint(),
    isTelegram: p.boolean(), // came through Telegram
    tag: p.text().nullable(), // campaign of the link
    subId: p.text().nullable(),
    fromDay: p.integer(), // the first day that counts
    at: p.bigint('number'),
    tiedAt: p.bigint('number').nullable(), // since when they are known to share something with the partner
    tiedBy: p.text().nullable(), // device, address, destination or identity of the partner; ring: of another referral
  },
  indexes: [{ name: 'partner_referral_partner', properties: ['partnerId', 'at'] }],
});

/** Facts of a referral on a day. Base hundredths. */
export const PartnerDayEntity = defineEntity({
  name: 'PartnerDay',
  tableName: 'partner_day',
  properties: {
    referralId: p.bigint().primary().autoincrement(false),
    day: p.integer().primary().autoincrement(false),
    partnerId: p.bigint(),
    sharePercent: p.smallint(), // share of the partner's level on that day
    bets: p.bigint(),
    wins: p.bigint(),
    bonuses: p.bigint(),
    fees: p.bigint(),
    deposits: p.bigint(),
    withdrawals: p.bigint(),
  },
  indexes: [{ name: 'partner_day_partner', properties: ['partnerId', 'day'] }],
});

/** A day whose facts are all stored. */
export const PartnerClosedDayEntity = defineEntity({
  name: 'PartnerClosedDay',
  tableName: 'partner_closed_day',
  properties: {
    day: p.integer().primary().autoincrement(false),
    at: p.bigint('number'),
    bookedAt: p.bigint('number').nullable(), // when everybody's earnings of it were booked
  },
});

/** Amount booked to a partner for the days from `fromDay` to `day`; a day that changed nothing has none. Base hundredths. */
export const PartnerEarningEntity = defineEntity({
  name: 'PartnerEarning',
  tableName: 'partner_earning',
  properties: {
    id: p.bigint().primary().generated('by default as identity'),
    partnerId: p.bigint(),
    plan: p.text().$type<'turnover' | 'deposit' | 'bet' | 'cpa' | 'sub'>(),
    fromDay: p.integer(),
    day: p.integer(),
    formula: p.bigint(),
    ceiling: p.bigint(),
    before: p.bigint(),
    amount: p.bigint(), // below zero: taken back from what was not converted
    transactionId: p.uuid(),
    at: p.bigint('number'),
  },
  uniques: [{ name: 'partner_earning_once', properties: ['partnerId', 'plan', 'day'] }],
});

/** A conversion of earnings into the real balance. The money is set aside until it is decided. */
export const PartnerOrderEntity = defineEntity({
  name: 'PartnerOrder',
  tableName: 'partner_order',
  properties: {
    id: p.bigint().primary().generated('by default as identity'),
    partnerId: p.bigint(),
    requestId: p.uuid().nullable(),
    amount: p.bigint(), // base hundredths
    status: p.smallint().$type<1 | 2 | 10>().default(1),
    createdAt: p.bigint('number'),
    createdBy: p.uuid(), // transaction that set it aside
    approvedBy: p.array().columnType('bigint[]').$type<string[]>().default([]),
    decidedAt: p.bigint('number').nullable(),
    decidedBy: p.uuid().nullable(), // transaction that paid it or gave it back
    reason: p.text().nullable(),
  },
  uniques: [{ name: 'partner_order_request', properties: ['partnerId', 'requestId'] }],
});

/** An application for an advanced partnership. */
export const PartnerBidEntity = defineEntity({
  name: 'PartnerBid',
  tableName: 'partner_bid',
  properties: {
    id: p.bigint().primary().generated('by default as identity'),
    userId: p.bigint(),
    trafficSources: p.text(),
    telegramLogin: p.text(),
    category: p.smallint().$type<1 | 2 | 3>(),
    state: p.text().$type<'waiting' | 'approved' | 'rejected'>().default('waiting'),
    createdAt: p.bigint('number'),
    decidedAt: p.bigint('number').nullable(),
    decidedBy: p.bigint().nullable(),
    reason: p.text().nullable(),
  },
  indexes: [{ name: 'partner_bid_user', properties: ['userId', 'id'] }],
});
