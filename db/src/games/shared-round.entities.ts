import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** A round that belongs to all its bettors. Its events are its log; the columns are what SQL needs to know of them. */
export const SharedRoundEntity = defineEntity({
  name: 'SharedRound',
  tableName: 'shared_round',
  properties: {
    id: p.uuid().primary(), // UUIDv7
    game: p.text(),
    number: p.bigint('number'), // 1, 2, 3 … per game: also the nonce of the draw
    state: p.text().$type<SharedRoundState>().default('open'),
    configId: p.integer(),
    commitment: p.text().unique('shared_round_commitment_key'), // SHA-256 of the seed, hex
    serverSeed: p.text().hidden(), // secret until drawn or void
    chainId: p.integer().nullable(), // null: a seed of the round's own
    chainIndex: p.integer().nullable(),
    meta: p.json<Record<string, unknown>>().columnType('json').nullable(), // data that only its game reads
    openedAt: p.bigint('number'), // ms since epoch, as all times
    closedAt: p.bigint('number').nullable(),
    drawnAt: p.bigint('number').nullable(),
    finishedAt: p.bigint('number').nullable(),
    entropy: p.text().nullable(), // the bettors' part of the draw, hex
    outcome: p.json<Record<string, unknown>>().columnType('json').nullable(),
    openedXid: p.text().columnType('xid8').nullable().defaultRaw('pg_current_xact_id()'), // null: of before the log held rooms' commitments
    stakes: p.bigint().nullable(), // all stakes of a settled round among players, base hundredths; null otherwise
    payouts: p.bigint().nullable(), // and all payouts
    settledXid: p.text().columnType('xid8').nullable(), // transaction that settled or voided it
  },
  uniques: [
    { name: 'shared_round_game_number', properties: ['game', 'number'] },
    { name: 'shared_round_chain_place', properties: ['chainId', 'chainIndex'] },
  ],
});
export type SharedRound = InferEntity<typeof SharedRoundEntity>;

/** open → closed → drawn → settled; open or closed → void. */
export type SharedRoundState = 'open' | 'closed' | 'drawn' | 'settled' | 'void';

/** One event of a shared round's log. Immutable: the application's role cannot change it. */
export const SharedEventEntity = defineEntity({
  name: 'SharedEvent',
  tableName: 'shared_event',
  properties: {
    roundId: p.uuid().primary(),
    seq: p.integer().primary(), // 0, 1, 2 … per round
    event: p.json<Record<string, unknown>>().columnType('json'), // bytes and key order as written
  },
});

/** A bet on a shared round. Its id is also its hold's and that of the transaction that placed it. */
export const SharedBetEntity = defineEntity({
  name: 'SharedBet',
  tableName: 'shared_bet',
  properties: {
    id: p.uuid().primary(), // UUIDv7
    roundId: p.uuid(),
    seq: p.integer(), // number of its event
    game: p.text(),
    userId: p.bigint(),
    accountKind: p.text(),
    accountId: p.bigint(), // account that staked
    currencyId: p.smallint(), // the bet was stated in
    stake: p.bigint(), // base hundredths
    payout: p.bigint().nullable(), // null until settled, and for ever in a void round
    choice: p.json<Record<string, unknown>>().columnType('json'),
    clientSeed: p.text(),
    at: p.bigint('number'), // ms since epoch
  },
  uniques: [{ name: 'shared_bet_round_seq', properties: ['roundId', 'seq'] }],
  indexes: [
    { name: 'shared_bet_user', properties: ['userId', 'id'] },
    { name: 'shared_bet_game', properties: ['game', 'id'] },
  ],
});
