import { randomBytes } from 'node:crypto';
import type { UnitSource } from '../core/unit-of-work.ts';
import { pairsOf, rotateSeeds, type Rotation } from '../features/fairness/seed-pairs.repository.ts';

/** Takes a player's next pair into use, as their browser does: with a client seed made for it. */
export const rotateTestSeeds = async (
  db: UnitSource,
  userId: bigint,
  { at = Date.now(), clientSeed = randomBytes(12).toString('hex') }: { at?: number; clientSeed?: string } = {},
): Promise<Rotation> => {
  const { next } = await pairsOf(db.orm.em.fork(), userId);
  return rotateSeeds(db, userId, { clientSeed, commitment: next.serverSeedHash, at });
};
