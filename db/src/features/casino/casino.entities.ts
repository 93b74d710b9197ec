import { defineEntity, p } from '@mikro-orm/core';

/** A game that a player has marked. */
export const FavouriteGameEntity = defineEntity({
  name: 'FavouriteGame',
  tableName: 'favourite_game',
  properties: {
    userId: p.bigint().primary().autoincrement(false),
    gameId: p.bigint().primary().autoincrement(false),
    createdAt: p.bigint('number'), // ms since epoch, as all times
  },
});

/** A game that a player has opened. */
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

/** Accounts that provider games are played from. */
export type SlotAccount = 'real' | 'bonus';

/** A player's game for money, as the aggregator was asked to open it. A player has one at a time. */
export const SlotSessionEntity = defineEntity({
  name: 'SlotSession',
  tableName: 'slot_session',
  properties: {
    id: p.uuid().primary(),
    userId: p.bigint(),
    gameId: p.bigint(),
    sentGame: p.text(), // the aggregator's id of the edition that was opened
    accountKind: p.text().$type<SlotAccount>(),
    accountId: p.bigint(),
    currencyId: p.smallint(),
    currency: p.text(), // its code, as the aggregator knows it
    courseMicro: p.bigint(), // of the whole session
    url: p.text().nullable(), // of the frame; null until the aggregator has answered
    openedAt: p.bigint('number'),
    endedAt: p.bigint('number').nullable(),
  },
});

/** A provider's round: what its transactions come to. Amounts: base hundredths. */
export const SlotRoundEntity = defineEntity({
  name: 'SlotRound',
  tableName: 'slot_round',
  properties: {
    id: p.uuid().primary(),
    userId: p.bigint(),
    gameId: p.bigint(),
    sessionId: p.uuid(), // that its first transaction came in
    sentId: p.text(), // the aggregator's; that of the transaction where it names no round
    accountKind: p.text().$type<SlotAccount>(),
    currency: p.text(),
    courseMicro: p.bigint(),
    counts: p.boolean(), // towards wagering
    stake: p.bigint(),
    payout: p.bigint(),
    state: p.text().$type<'open' | 'settled' | 'void'>(), // void: every stake went back
    ending: p.text().$type<'provider' | 'silence'>().nullable(), // who ended it: silence is us, and a win may still come
    saidOpen: p.boolean().default(false), // the provider has said that it goes on
    settledBy: p.uuid().nullable(), // the transaction that ended it
    startedAt: p.bigint('number'),
    lastAt: p.bigint('number'), // of its last transaction
  },
  uniques: [{ name: 'slot_round_sent', properties: ['userId', 'gameId', 'sentId'] }],
  indexes: [
    { name: 'slot_round_user', properties: ['userId', 'id'] },
    { name: 'slot_round_session', properties: ['sessionId'] },
  ],
});

/** What a provider has sent. Its row is what makes it happen once. */
export const SlotTransactionEntity = defineEntity({
  name: 'SlotTransaction',
  tableName: 'slot_transaction',
  properties: {
    id: p.uuid().primary(), // also of the ledger's transaction, where money moves
    sentId: p.text().unique('slot_transaction_sent_id'),
    roundId: p.uuid().nullable(), // null: it was undone before it came, and never takes place
    userId: p.bigint(),
    action: p.text().$type<'bet' | 'win' | 'refund' | 'rollback'>(),
    type: p.text(),
    amount: p.bigint(), // base hundredths that it moved; of a rollback, what its player got
    sentAmount: p.bigint(), // hundredths of the session's currency
    requestHash: p.blob().nullable(), // of what it says: another one under its id is refused
    undoes: p.array().columnType('text[]').$type<string[]>().nullable(), // sent ids
    undoneBy: p.uuid().nullable(),
    short: p.bigint().defaultRaw('0'), // of what was to be taken back, what its player no longer had
    at: p.bigint('number'),
  },
  indexes: [{ name: 'slot_transaction_round', properties: ['roundId'] }],
});

/** What a settled round adds to its player's counters, or changes of them later. Counted once. */
export const SlotTallyEntity = defineEntity({
  name: 'SlotTally',
  tableName: 'slot_tally',
  properties: {
    id: p.bigint().primary().generated('by default as identity'),
    roundId: p.uuid(),
    userId: p.bigint(),
    accountKind: p.text().$type<SlotAccount>(),
    counts: p.boolean(),
    stake: p.bigint(), // base hundredths; below zero when it was taken back
    payout: p.bigint(),
    games: p.smallint(), // 1, 0 or -1
    win: p.bigint(), // all that the round has paid
    coef: p.bigint().nullable(), // payout / stake of the round, hundredths
    at: p.bigint('number'),
    counted: p.boolean().default(false),
  },
  indexes: [{ name: 'slot_tally_round', properties: ['roundId'] }],
});

/** What was played of a game in an hour, in real and bonus money. */
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
    day: p.integer(), // of Moscow
  },
});
