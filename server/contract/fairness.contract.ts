import { z } from 'zod';
import { gameId, uuid } from './ids.ts';

/** What a player may see of the current and the next seed pair. */
export const seedsSchema = z.object({
  serverSeedHash: z.string(),
  nextServerSeedHash: z.string(),
  clientSeed: z.string(),
  nonce: z.int(), // the nonce of the next bet
});
export type Seeds = z.infer<typeof seedsSchema>;

/** A client seed as a player may choose it. */
export const clientSeed = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);

/** A pair whose server seed has been revealed. `nonce`: how many bets used it. */
export const revealedSeedsSchema = z.object({
  serverSeed: z.string(),
  serverSeedHash: z.string(),
  clientSeed: z.string(),
  nonce: z.int(),
});
export type RevealedSeeds = z.infer<typeof revealedSeedsSchema>;

/** Where a record stands in the transparency log; null until the sequencer has reached it. */
export const logPositionSchema = z.object({ index: z.int(), size: z.int() }).nullable();

/** The public record of a round. `record` is hashed as it is (RFC 8785): see the engine's RoundRecord. */
export const publicRoundSchema = z.object({
  record: z.record(z.string(), z.unknown()),
  hash: z.string(),
  log: logPositionSchema,
  serverSeed: z.string().nullable(), // null until the pair is rotated
  config: z.record(z.string(), z.unknown()), // the config the record pins
});
export type PublicRound = z.infer<typeof publicRoundSchema>;

/** A game's chain of seeds as it was published when it was made: the terminator is the seed before its first round's. */
export const seedChainSchema = z.object({
  terminator: z.string(), // 64 hex characters; SHA-256 of the first round's seed
  length: z.int(), // how many rounds it serves
  createdAt: z.int(), // ms since epoch
});
export type SeedChain = z.infer<typeof seedChainSchema>;

export const fairnessCalls = {
  'fairness.seeds': { auth: true, payload: z.object({}), answer: seedsSchema },
  'fairness.setClientSeed': { auth: true, payload: z.object({ clientSeed }), answer: seedsSchema },
  'fairness.rotate': {
    auth: true,
    payload: z.object({ clientSeed: clientSeed.optional() }),
    answer: z.object({ revealed: revealedSeedsSchema, current: seedsSchema }),
  },
  'fairness.chains': {
    auth: false,
    payload: z.object({ game: gameId }),
    answer: z.object({ chains: z.array(seedChainSchema) }), // oldest first; none of a game whose rounds have seeds of their own
  },
  'fairness.round': { auth: false, payload: z.object({ game: gameId, id: uuid }), answer: publicRoundSchema },
} as const;
