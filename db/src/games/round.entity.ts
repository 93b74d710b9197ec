import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/**
 * A solo round: all that its public record is made of. Its id is also that of the transaction that took its stake; a draw
 * that costs nothing is from the account kind `none` and has no transaction.
 * While a game of several steps is open it has no outcome and no `settledXid`.
 */
export const RoundEntity = defineEntity({
  name: 'Round',
  tableName: 'round',
  properties: {
    id: p.uuid().primary(), // UUIDv7
    game: p.text(),
    userId: p.bigint(),
    seedPairId: p.bigint(),
    nonce: p.bigint('number'),
    clientSeed: p.text(),
    configId: p.integer(),
    accountKind: p.text(),
    stake: p.bigint(), // base hundredths
    payout: p.bigint(), // base hundredths
    choice: p.json<Record<string, unknown>>().columnType('json'),
    outcome: p.json<Record<string, unknown>>().columnType('json').nullable(),
    moves: p.json<Record<string, unknown>[]>().defaultRaw(`'[]'`), // the player's moves between bet and payout
    at: p.bigint('number'), // ms since epoch, of the bet
    settledXid: p.text().columnType('xid8').nullable().defaultRaw('pg_current_xact_id()'),
  },
  uniques: [{ name: 'round_user_pair_nonce', properties: ['userId', 'seedPairId', 'nonce'] }],
  indexes: [
    { name: 'round_settled_xid_index', properties: ['settledXid'] },
    { name: 'round_game_id_index', properties: ['game', 'id'] },
  ],
});
export type Round = InferEntity<typeof RoundEntity>;
