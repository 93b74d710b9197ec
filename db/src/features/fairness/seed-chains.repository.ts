import { hash, randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Queryable } from '../../core/pool.ts';
import { SeedChainEntity } from './seed-chain.entity.ts';

/** Rounds that a chain serves. */
const CHAIN_LENGTH = 10_000;

/** A seed that a round may use, with what was public before it. */
export interface CommittedSeed {
  seed: string; // 64 lower-case hex characters; secret until revealed
  commitment: string; // SHA-256 of that string, hex
  chainId: number | null; // null: not of a chain
  chainIndex: number | null;
}

interface ChainRow {
  id: number;
  seed: string;
  length: number;
  index: number; // index of the taken seed
}

const hashOf = (seed: string): string => hash('sha256', seed, 'hex');
const newSeed = (): string => randomBytes(32).toString('hex');

/** Every seed of a chain by its index, from the terminator to the last. */
const seedsOfChain = (last: string, length: number): string[] => {
  const seeds = Array.from<string>({ length: length + 1 });
  let seed = last;
  for (let index = length; index >= 0; index -= 1) {
    seeds[index] = seed;
    seed = hashOf(seed);
  }
  return seeds;
};

const known = new Map<string, { last: string; seeds: readonly string[] }>(); // by game: the chain that was used last

const seedAt = (game: string, { seed: last, length }: ChainRow, index: number): string => {
  const cached = known.get(game);
  const seeds = cached?.last === last ? cached.seeds : seedsOfChain(last, length);
  known.set(game, { last, seeds });
  const seed = seeds[index];
  if (seed === undefined) throw new Error(`the chain of ${game} has no seed ${index}`);
  return seed;
};

/** Creates a game's next chain. Its terminator is public from now on; it must have no current one. */
export const createSeedChain = async (
  client: Queryable,
  { game, at, length = CHAIN_LENGTH }: { game: string; at: number; length?: number },
): Promise<void> => {
  const last = newSeed();
  const seeds = seedsOfChain(last, length);
  await client.query(
    'INSERT INTO seed_chain (game, terminator, seed, length, created_at) VALUES ($1, $2, $3, $4, $5)',
    [game, seeds[0], last, length, at],
  );
  known.set(game, { last, seeds });
};

// with the client of the transaction that opens a round; one statement takes the index and spends the chain
const takeIndex = async (client: Queryable, game: string): Promise<ChainRow | undefined> => {
  const { rows } = await client.query<ChainRow>(
    `UPDATE seed_chain SET next_index = next_index + 1, status = CASE WHEN next_index = length THEN 'spent' ELSE 'current' END
     WHERE game = $1 AND status = 'current' RETURNING id, seed, length, next_index - 1 AS index`,
    [game],
  );
  return rows[0];
};

/**
 * The next seed of a game's chain, within the caller's transaction: one that is rolled back leaves no gap. A chain that
 * gives its last seed is followed at once, so the next terminator stands before that seed's round takes a bet.
 */
export const takeChainSeed = async (client: Queryable, game: string, at: number): Promise<CommittedSeed> => {
  let chain = await takeIndex(client, game);
  if (!chain) {
    await createSeedChain(client, { game, at });
    chain = await takeIndex(client, game);
  }
  if (!chain) throw new Error(`game ${game} has no seed chain`);
  const { id, index, length } = chain;
  if (index === length) await createSeedChain(client, { game, at });
  return {
    seed: seedAt(game, chain, index),
    commitment: seedAt(game, chain, index - 1),
    chainId: id,
    chainIndex: index,
  };
};

/** A fresh seed of no chain. */
export const freshSeed = (): CommittedSeed => {
  const seed = newSeed();
  return { seed, commitment: hashOf(seed), chainId: null, chainIndex: null };
};

/** Public part of a game's chains, oldest first. */
export interface PublicChain {
  terminator: string; // the seed of index 0: the commitment to the chain's first round
  length: number;
  createdAt: number; // ms since epoch
}

/** A game's chains as they are published. */
export const publicChains = async (em: EntityManager, game: string): Promise<PublicChain[]> => {
  const chains = await em.find(SeedChainEntity, { game }, { orderBy: { id: 'asc' }, refresh: true });
  return chains.map(({ terminator, length, createdAt }) => ({ terminator, length, createdAt }));
};
