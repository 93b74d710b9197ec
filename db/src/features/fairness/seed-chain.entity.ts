import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** A hash chain of one game's round seeds: each is the SHA-256 of the next, so a revealed seed commits to the one after. */
export const SeedChainEntity = defineEntity({
  name: 'SeedChain',
  tableName: 'seed_chain',
  properties: {
    id: p.integer().primary().generated('by default as identity'),
    game: p.text(),
    terminator: p.text().unique('seed_chain_terminator_key'), // the seed of index 0: public from the start
    seed: p.text().hidden(), // the last one, of index `length`: secret until its round reveals it
    length: p.integer(),
    nextIndex: p.integer().default(1), // index of the next round's seed
    status: p.text().$type<SeedChainStatus>().default('current'),
    createdAt: p.bigint('number'), // ms since epoch
    createdXid: p.text().columnType('xid8').defaultRaw('pg_current_xact_id()'), // transaction that created it
  },
});
export type SeedChain = InferEntity<typeof SeedChainEntity>;

/** current → spent: once its last seed has been given to a round. */
export type SeedChainStatus = 'current' | 'spent';
