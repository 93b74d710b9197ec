import { defineEntity, p, type InferEntity } from '@mikro-orm/core';

/** Dimensions that divide the house's figures. `all`: not divided. */
export const dimensions = ['all', 'game', 'provider', 'currency', 'country', 'partner', 'cohort'] as const;
export type Dimension = (typeof dimensions)[number];

/** Sums of one house's day, counted from the ledger. Base hundredths; what the house gains is above zero. */
export const FinanceDayEntity = defineEntity({
  name: 'FinanceDay',
  tableName: 'finance_day',
  properties: {
    day: p.integer().primary().autoincrement(false), // 0 is 1 January 1970
    adjusts: p.integer().primary().autoincrement(false), // first day of the closed month that it corrects; 0: the day's own
    dimension: p.text().$type<Dimension>().primary(),
    value: p.text().primary(), // empty: none
    staked: p.bigint(),
    paid: p.bigint(),
    bonuses: p.bigint(),
    fees: p.bigint(),
    partners: p.bigint(), // earnings of partners
    other: p.bigint(), // remainders of courses, and demonstration credit
    deposits: p.bigint(),
    withdrawals: p.bigint(),
    owed: p.bigint(), // growth of what players own
    players: p.integer(), // with a bet booked
    firstDeposits: p.integer(), // players whose first deposit it was
  },
  indexes: [{ name: 'finance_day_dimension', properties: ['dimension', 'day'] }],
});

/** The currency and country of a player, as they were when the player was first counted: counting again comes to the same. */
export const FinancePlayerEntity = defineEntity({
  name: 'FinancePlayer',
  tableName: 'finance_player',
  properties: {
    userId: p.bigint().primary().autoincrement(false),
    currency: p.text(),
    country: p.text(), // ISO 3166-1 alpha-2; empty: unknown
    firstDepositDay: p.integer().nullable(),
  },
});

/** Earnings of the house from a player on a day, by the same parts as the figures of the house. Base hundredths. */
export const FinancePlayerDayEntity = defineEntity({
  name: 'FinancePlayerDay',
  tableName: 'finance_player_day',
  properties: {
    userId: p.bigint().primary().autoincrement(false),
    day: p.integer().primary().autoincrement(false),
    staked: p.bigint(),
    paid: p.bigint(),
    bonuses: p.bigint(),
    fees: p.bigint(),
    partners: p.bigint(),
    other: p.bigint(),
  },
  indexes: [{ name: 'finance_player_day_day', properties: ['day'] }],
});

/** A player with a bet booked on a day: counted once over many days. */
export const FinanceActiveEntity = defineEntity({
  name: 'FinanceActive',
  tableName: 'finance_active',
  properties: {
    day: p.integer().primary().autoincrement(false),
    userId: p.bigint().primary().autoincrement(false),
  },
});

/** A day that has been counted. */
export const FinanceCountEntity = defineEntity({
  name: 'FinanceCount',
  tableName: 'finance_count',
  properties: {
    day: p.integer().primary().autoincrement(false),
    at: p.bigint('number'), // ms since epoch, as all times
    isFinal: p.boolean(), // it was over by then, and all of it committed
    hasPlayers: p.boolean().default(false), // with what each player brought
  },
});
export type FinanceCountRow = InferEntity<typeof FinanceCountEntity>;

/** A month that is to be closed, or is. A row is its own trail. */
export const FinanceMonthEntity = defineEntity({
  name: 'FinanceMonth',
  tableName: 'finance_month',
  properties: {
    id: p.integer().primary().generated('by default as identity'),
    month: p.integer(), // its first day
    status: p.text().$type<'proposed' | 'closed' | 'rejected'>().default('proposed'),
    hash: p.text(), // SHA-256 of its figures and of the hash of the month before
    authorId: p.bigint(),
    reason: p.text(),
    createdAt: p.bigint('number'),
    deciderId: p.bigint().nullable(),
    decision: p.text().default(''),
    decidedAt: p.bigint('number').nullable(),
  },
  indexes: [{ name: 'finance_month_month', properties: ['month', 'id'] }],
});
export type FinanceMonthRow = InferEntity<typeof FinanceMonthEntity>;
