import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** Seeds of one player's solo games. `nonce`: how many bets have used the pair, so the number of the next one. */
export const SeedPairEntity = defineEntity({
  name: 'SeedPair',
  tableName: 'seed_pair',
  properties: {
    id: p.bigint().primary().generated('by default as identity'),
    userId: p.bigint(),
    serverSeed: p.text().hidden(), // secret until revealed
    serverSeedHash: p.text().unique('seed_pair_server_seed_hash_key'),
    clientSeed: p.text().default(''), // made by the player's browser for this pair; empty before
    nonce: p.bigint('number').defaultRaw('0'),
    status: p.text().$type<SeedPairStatus>(),
    createdAt: p.bigint('number'), // ms since epoch
    committedXid: p.text().columnType('xid8').nullable().defaultRaw('pg_current_xact_id()'), // null: of before there were leaves of pairs
    startedAt: p.bigint('number').nullable(), // ms since epoch, when it took its client seed
    revealedAt: p.bigint('number').nullable(),
    revealedXid: p.text().columnType('xid8').nullable(),
  },
});
export type SeedPair = InferEntity<typeof SeedPairEntity>;

/** next → current → revealed, never back. */
export type SeedPairStatus = 'next' | 'current' | 'revealed';

/** A client seed that a player's pair has had: it serves no other. */
export const UsedClientSeedEntity = defineEntity({
  name: 'UsedClientSeed',
  tableName: 'used_client_seed',
  properties: { userId: p.bigint().primary(), clientSeed: p.text().primary() },
});
