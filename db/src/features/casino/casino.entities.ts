import { defineEntity, p } from '@mikro-orm/core';

/** A player's favourite game. */
export const FavouriteGameEntity = defineEntity({
  name: 'FavouriteGame',
  tableName: 'favourite_game',
  properties: {
    userId: p.bigint().primary().autoincrement(false),
    gameId: p.bigint().primary().autoincrement(false),
    createdAt: p.bigint('number'), // ms since epoch, as all times
  },
});

/** A player's favourite among the house's own games. */
export const FavouriteOwnGameEntity = defineEntity({
  name: 'FavouriteOwnGame',
  tableName: 'favourite_own_game',
  properties: {
    userId: p.bigint().primary().autoincrement(false),
    game: p.text().primary(),
    createdAt: p.bigint('number'),
  },
});

/** A recently opened game. */
export const RecentGameEntity = defineEntity({
  name: 'RecentGame',
  tableName: 'recent_game',
  properties: {
    userId: p.bigint().primary().autoincrement(false),
    gameId: p.bigint().primary().autoincrement(false),
    openedAt: p.bigint('number'),
  },
  indexes: [{ name: 'recent_game_opened', properties: ['userId', 'openedAt'] }],
});

/** Accounts that provider games stake from. */
export type SlotAccount = 'real' | 'bonus';

/** A real-money session of a provider game. A player has one open at a time. */
export const SlotSessionEntity = defineEntity({
  name: 'SlotSession',
  tableName: 'slot_session',
  properties: {
    id: p.uuid().primary(),
    userId: p.bigint(),
    gameId: p.bigint(),
    sentGame: p.text(), // aggregator's id of the opened edition
    accountKind: p.text().$type<SlotAccount>(),
    accountId: p.bigint(),
    currencyId: p.smallint(),
    currency: p.text(), // code, as sent to the aggregator
    courseMicro: p.bigint(), // course of the whole session
    url: p.text().nullable(), // address of the frame; null until the aggregator has answered
    openedAt: p.bigint('number'),
    endedAt: p.bigint('number').nullable(),
    signedInAt: p.datetime().nullable(), // when its player signed in where it was opened
  },
});

/** A round of a provider game: the sum of its transactions. Amounts: base hundredths. */
export const SlotRoundEntity = defineEntity({
  name: 'SlotRound',
  tableName: 'slot_round',
  properties: {
    id: p.uuid().primary(),
    userId: p.bigint(),
    gameId: p.bigint(),
    sessionId: p.uuid(), // session of its first transaction
    sentId: p.text(), // aggregator's id; the transaction's where no round is named
    accountKind: p.text().$type<SlotAccount>(),
    currency: p.text(),
    courseMicro: p.bigint(),
    counts: p.boolean(), // towards wagering
    stake: p.bigint(),
    payout: p.bigint(),
    state: p.text().$type<'open' | 'settled' | 'void'>(), // void: every stake was refunded
    ending: p.text().$type<'provider' | 'silence'>().nullable(), // silence: we closed it after a timeout, and a win may still come
    saidOpen: p.boolean().default(false), // the provider said it continues
    settledBy: p.uuid().nullable(), // the transaction that ended it
    startedAt: p.bigint('number'),
    lastAt: p.bigint('number'), // time of its last transaction
  },
  uniques: [{ name: 'slot_round_sent', properties: ['userId', 'gameId', 'sentId'] }],
  indexes: [
    { name: 'slot_round_user', properties: ['userId', 'id'] },
    { name: 'slot_round_session', properties: ['sessionId'] },
    { name: 'slot_round_sent_id', properties: ['sentId'] },
  ],
});

/** A provider's transaction. Its unique `sentId` makes it idempotent. */
export const SlotTransactionEntity = defineEntity({
  name: 'SlotTransaction',
  tableName: 'slot_transaction',
  properties: {
    id: p.uuid().primary(), // the ledger transaction's id too, where money moves
    sentId: p.text().unique('slot_transaction_sent_id'),
    roundId: p.uuid().nullable(), // null: undone before it arrived, so it never takes effect
    userId: p.bigint(),
    action: p.text().$type<'bet' | 'win' | 'refund' | 'rollback'>(),
    type: p.text(),
    amount: p.bigint(), // base hundredths moved; of a rollback, the player's net gain
    sentAmount: p.bigint(), // hundredths of the session's currency
    requestHash: p.blob().nullable(), // hash of its content: a different request under the same id is refused
    undoes: p.array().columnType('text[]').$type<string[]>().nullable(), // sent ids
    undoneBy: p.uuid().nullable(),
    short: p.bigint().defaultRaw('0'), // the part of a reversal that the player could no longer cover
    at: p.bigint('number'),
  },
  indexes: [{ name: 'slot_transaction_round', properties: ['roundId'] }],
});

/** Addition of a settled round to its player's counters, or a later correction. Counted once. */
export const SlotTallyEntity = defineEntity({
  name: 'SlotTally',
  tableName: 'slot_tally',
  properties: {
    id: p.bigint().primary().generated('by default as identity'),
    roundId: p.uuid(),
    userId: p.bigint(),
    accountKind: p.text().$type<SlotAccount>(),
    counts: p.boolean(),
    stake: p.bigint(), // base hundredths; negative for a reversal
    payout: p.bigint(),
    games: p.smallint(), // 1, 0 or -1
    win: p.bigint(), // total payout of the round
    coef: p.bigint().nullable(), // payout / stake of the round, hundredths
    at: p.bigint('number'),
    counted: p.boolean().default(false),
  },
  indexes: [{ name: 'slot_tally_round', properties: ['roundId'] }],
});

/** A game's turnover in an hour, in real and bonus money. */
export const SlotHourEntity = defineEntity({
  name: 'SlotHour',
  tableName: 'slot_hour',
  properties: {
    gameId: p.bigint().primary().autoincrement(false),
    hour: p.integer().primary().autoincrement(false), // since epoch
    rounds: p.bigint(),
    staked: p.bigint(), // base hundredths
    paid: p.bigint(),
  },
});

/** When a player last staked on a game. */
export const SlotPlayerEntity = defineEntity({
  name: 'SlotPlayer',
  tableName: 'slot_player',
  properties: {
    gameId: p.bigint().primary().autoincrement(false),
    userId: p.bigint().primary().autoincrement(false),
    day: p.integer(), // day in Moscow
  },
});

/** A win that waits for a person, or waited: its money is held. */
export const HeldWinEntity = defineEntity({
  name: 'HeldWin',
  tableName: 'held_win',
  properties: {
    transactionId: p.uuid().primary(),
    holdId: p.uuid().unique('held_win_hold_id_key'),
    userId: p.bigint(),
    amount: p.bigint(), // base hundredths
    status: p.text().$type<'waiting' | 'released' | 'refused'>().default('waiting'),
    createdAt: p.bigint('number'),
    needed: p.smallint().defaultRaw('1'), // people who have to release it
    approvedBy: p.bigint().nullable(), // the first of two
    approvedAt: p.bigint('number').nullable(),
    decidedBy: p.bigint().nullable(),
    decidedAt: p.bigint('number').nullable(),
    reason: p.text().default(''),
  },
});
