import { voidReasons } from 'games-engine';
import { z } from 'zod';
import { gameId, uuid } from './ids.ts';

/** Refusals of calls about rounds and seeds. */
export const fairnessCodes = {
  notFound: 404, // no such round of this game
  seedsInUse: 'SEEDS_IN_USE', // a round of several steps is open
  seedUsed: 'SEED_USED', // the client seed served before: it is older than the commitment
  otherCommitment: 'OTHER_COMMITMENT', // the next pair is not the one that the client seed was made for
} as const;

/** Visible part of a player's current and next seed pair. */
export const seedsSchema = z.object({
  serverSeedHash: z.string().nullable(), // null: no pair is in use; a bet needs a client seed made for the next one
  nextServerSeedHash: z.string(),
  clientSeed: z.string().nullable(), // client seed of the pair in use
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

/** Position of a record in the transparency log; null until the sequencer has reached it. */
export const logPositionSchema = z.object({ index: z.int(), size: z.int() }).nullable();

/** The public record of a round. `record` is hashed as it is (RFC 8785): see the engine's RoundRecord. */
export const publicRoundSchema = z.object({
  record: z.record(z.string(), z.unknown()),
  hash: z.string(),
  log: logPositionSchema,
  serverSeed: z.string().nullable(), // null until the pair is rotated
  config: z.record(z.string(), z.unknown()), // the config the record pins
  /** Trial during which a shared round was opened: the versions that a lottery chose between, see the engine's. */
  trial: z
    .object({ version: z.int(), hash: z.string(), salt: z.string(), sharePpm: z.int(), activeVersion: z.int() })
    .optional(),
  /** Beacon round that a void round had waited for, once the beacon has given it. It proves itself. */
  light: z.object({ round: z.int(), signature: z.string() }).optional(),
});
export type PublicRound = z.infer<typeof publicRoundSchema>;

/** A game's chain of seeds as it was published when it was made: the terminator is the seed before its first round's. */
export const seedChainSchema = z.object({
  terminator: z.string(), // 64 hex characters; SHA-256 of the first round's seed
  length: z.int(), // rounds that the chain serves
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

/** Current commitments of a game. Games of rooms have no chain and many rounds; private rooms are left out. */
export const gameCommitmentsSchema = z.object({
  game: gameId,
  rounds: z.array(committedRoundSchema), // unfinished ones, at most 100, newest first
  chain: usedChainSchema.nullable(), // chain of the unfinished round, else the one that the next round takes its seed from
  next: usedChainSchema.nullable(), // the chain that follows it, once it is published
});
export type GameCommitments = z.infer<typeof gameCommitmentsSchema>;

/** A signed head of the transparency log, in the C2SP checkpoint format. */
export const treeHeadSchema = z.object({ size: z.int(), root: z.string(), note: z.string(), at: z.int() });
export type TreeHead = z.infer<typeof treeHeadSchema>;

/** Rounds that ended in a week, and those of them without a draw: the engine's VoidCounts. */
const voidCountsSchema = z.object({
  rounds: z.int(),
  reasons: z.partialRecord(z.enum(voidReasons), z.int()),
  lit: z.int(),
  hidden: z.int(),
});

const paidSharesSchema = z.object({ rounds: z.int(), sum: z.number(), squares: z.number() });

/** Ends of a game's rounds, by week. */
export const gameVoidsSchema = z.object({
  game: gameId,
  weeks: z.array(voidCountsSchema.extend({ week: z.int() })), // as the engine counts weeks, oldest first
  usual: paidSharesSchema, // payouts of drawn rounds
  avoided: paidSharesSchema, // shares of void rounds whose draw can be made
});
export type GameVoidRounds = z.infer<typeof gameVoidsSchema>;

/** Weeks that fairness.voids covers. */
export const VOID_WEEKS = 12;

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
  isFinished: z.boolean(), // true once there is a record to verify
});
export type FoundRound = z.infer<typeof foundRoundSchema>;

export const fairnessCalls = {
  'fairness.seeds': { auth: true, cost: 'look', payload: z.object({}), answer: seedsSchema },
  'fairness.setClientSeed': { auth: true, cost: 'change', payload: z.object({ clientSeed }), answer: seedsSchema },
  /** Takes the next pair into use, with a client seed made for it, and reveals the one in use. Done again it changes nothing. */
  'fairness.rotate': {
    auth: true,
    cost: 'change',
    payload: z.object({
      clientSeed, // made after `commitment` was seen; one that served before is refused
      commitment: z.string().regex(/^[0-9a-f]{64}$/), // the `nextServerSeedHash` that was shown
    }),
    answer: z.object({ revealed: revealedSeedsSchema.nullable(), current: seedsSchema }), // null: no pair was in use
  },
  /** A pair of the caller's own by its commitment; 404: none of theirs. */
  'fairness.pair': {
    auth: true,
    cost: 'look',
    payload: z.object({ commitment: z.string().regex(/^[0-9a-f]{64}$/) }),
    answer: z.object({ serverSeed: z.string().nullable() }), // null until it is revealed
  },
  'fairness.chains': {
    auth: false,
    cost: 'read',
    payload: z.object({ game: gameId }),
    answer: z.object({ chains: z.array(seedChainSchema) }), // oldest first; none of a game whose rounds have seeds of their own
  },
  'fairness.commitments': {
    auth: false,
    cost: 'look',
    payload: z.object({}),
    answer: z.object({ games: z.array(gameCommitmentsSchema) }),
  },
  /** Ends of shared rounds in the last weeks, this one included. At most a few minutes old. */
  'fairness.voids': {
    auth: false,
    cost: 'read',
    payload: z.object({}),
    answer: z.object({ games: z.array(gameVoidsSchema) }),
  },
  /** Signed heads, newest first. `cursor` is the last page's `next`: a size. */
  'fairness.heads': {
    auth: false,
    cost: 'look',
    payload: z.object({ cursor: z.int().min(1).optional() }),
    answer: z.object({ heads: z.array(treeHeadSchema), next: z.int().nullable() }),
  },
  /** Rounds by what somebody holds of them: an id, a game and a number ("battle 12"), a record's hash, a commitment, a revealed seed. */
  'fairness.find': {
    auth: false,
    cost: 'record',
    payload: z.object({ query: z.string().trim().min(1).max(128) }),
    answer: z.object({ rounds: z.array(foundRoundSchema) }), // at most FIND_LIMIT, newest first
  },
  'fairness.round': {
    auth: false,
    ofDraws: true,
    cost: 'record',
    payload: z.object({ game: gameId, id: uuid }),
    answer: publicRoundSchema,
  },
} as const;
