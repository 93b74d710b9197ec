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
    clientSeed: p.text(),
    nonce: p.bigint('number').defaultRaw('0'),
    status: p.text().$type<SeedPairStatus>(),
    createdAt: p.bigint('number'), // ms since epoch
    revealedAt: p.bigint('number').nullable(),
    revealedXid: p.text().columnType('xid8').nullable(),
  },
});
export type SeedPair = InferEntity<typeof SeedPairEntity>;

/** next → current → revealed, never back. */
export type SeedPairStatus = 'next' | 'current' | 'revealed';
