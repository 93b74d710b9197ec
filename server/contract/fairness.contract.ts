import { z } from 'zod';
import { gameId, uuid } from './ids.ts';

/** Refusals of calls about rounds and seeds. */
export const fairnessCodes = {
  notFound: 404, // no such round of this game
  seedsInUse: 'SEEDS_IN_USE', // a round of several steps is open
} as const;

/** What a player may see of the current and the next seed pair. */
export const seedsSchema = z.object({
  serverSeedHash: z.string(),
  nextServerSeedHash: z.string(),
  clientSeed: z.string(),
  nonce: z.int(), // the nonce of the next bet
});
export type Seeds = z.infer<typeof seedsSchema>;

/** A client seed as a player may choose it: `house-` begins those that the house has made. */
export const clientSeed = z.string().regex(/^(?!house-)[A-Za-z0-9_-]{1,64}$/);

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
  /** Of a shared round that was opened while a version was tried: which ones a lottery chose between, see the engine's. */
  trial: z.object({ version: z.int(), hash: z.string(), sharePpm: z.int(), activeVersion: z.int() }).optional(),
});
export type PublicRound = z.infer<typeof publicRoundSchema>;

/** A game's chain of seeds as it was published when it was made: the terminator is the seed before its first round's. */
export const seedChainSchema = z.object({
  terminator: z.string(), // 64 hex characters; SHA-256 of the first round's seed
  length: z.int(), // how many rounds it serves
  createdAt: z.int(), // ms since epoch
});
export type SeedChain = z.infer<typeof seedChainSchema>;

/** A round whose commitment stands while it takes bets, or plays. */
export const committedRoundSchema = z.object({
  id: uuid,
  number: z.int(),
  commitment: z.string(), // SHA-256 of its seed
  openedAt: z.int(), // ms since epoch
});
export type CommittedRound = z.infer<typeof committedRoundSchema>;

/** A chain with how far it has been used. */
export const usedChainSchema = seedChainSchema.extend({ used: z.int() }); // seeds taken, of `length`

/** What stands committed of a game now. Games of rooms have no chain and many rounds; private rooms are not told. */
export const gameCommitmentsSchema = z.object({
  game: gameId,
  rounds: z.array(committedRoundSchema), // unfinished ones, at most 100, newest first
  chain: usedChainSchema.nullable(), // of the unfinished round, else the one that the next round takes its seed of
  next: usedChainSchema.nullable(), // the chain that follows it, once it is published
});
export type GameCommitments = z.infer<typeof gameCommitmentsSchema>;

/** A signed head of the transparency log, in the C2SP checkpoint format. */
export const treeHeadSchema = z.object({ size: z.int(), root: z.string(), note: z.string(), at: z.int() });
export type TreeHead = z.infer<typeof treeHeadSchema>;

/** Most heads of a page. */
export const HEADS_LIMIT = 50;

/** Most rounds that a search gives. */
export const FIND_LIMIT = 20;

/** A round that a search has found, and by what. `number`: of a solo round, its nonce. */
export const foundRoundSchema = z.object({
  game: gameId,
  id: uuid,
  number: z.int(),
  by: z.enum(['id', 'number', 'hash', 'commitment', 'seed']),
  isFinished: z.boolean(), // whether there is a record to verify yet
});
export type FoundRound = z.infer<typeof foundRoundSchema>;

export const fairnessCalls = {
  'fairness.seeds': { auth: true, payload: z.object({}), answer: seedsSchema },
  'fairness.setClientSeed': { auth: true, rate: 'change', payload: z.object({ clientSeed }), answer: seedsSchema },
  'fairness.rotate': {
    auth: true,
    rate: 'change',
    payload: z.object({ clientSeed: clientSeed.optional() }),
    answer: z.object({ revealed: revealedSeedsSchema, current: seedsSchema }),
  },
  'fairness.chains': {
    auth: false,
    payload: z.object({ game: gameId }),
    answer: z.object({ chains: z.array(seedChainSchema) }), // oldest first; none of a game whose rounds have seeds of their own
  },
  'fairness.commitments': {
    auth: false,
    payload: z.object({}),
    answer: z.object({ games: z.array(gameCommitmentsSchema) }),
  },
  /** Signed heads, newest first. `cursor` is the last page's `next`: a size. */
  'fairness.heads': {
    auth: false,
    payload: z.object({ cursor: z.int().min(1).optional() }),
    answer: z.object({ heads: z.array(treeHeadSchema), next: z.int().nullable() }),
  },
  /** Rounds by what somebody holds of them: an id, a game and a number ("battle 12"), a record's hash, a commitment, a revealed seed. */
  'fairness.find': {
    auth: false,
    rate: 'record',
    payload: z.object({ query: z.string().trim().min(1).max(128) }),
    answer: z.object({ rounds: z.array(foundRoundSchema) }), // at most FIND_LIMIT, newest first
  },
  'fairness.round': {
    auth: false,
    ofDraws: true,
    rate: 'record',
    payload: z.object({ game: gameId, id: uuid }),
    answer: publicRoundSchema,
  },
} as const;
