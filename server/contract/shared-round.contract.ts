import { z } from 'zod';
import { gameId, publicPlayerId, uuid } from './ids.ts';
import { minor } from './money.ts';

/** A player as others see them beside a bet. */
export const publicUserSchema = z.object({
  id: publicPlayerId,
  nick: z.string(), // shortened for players who are hidden
  avatar: z.string(),
  compointStatus: z.int(), // VIP level
});
export type PublicUser = z.infer<typeof publicUserSchema>;

/** One event of a round's log as it is broadcast: the engine's SharedEvent without what only an audit needs. */
export const roundEventSchema = z.looseObject({ type: z.string(), at: z.int() });

/**
 * A bet as it is broadcast, in a quarter of the room: a round with thousands of bettors is told to thousands of viewers.
 * Its id, time, player, stake (base hundredths), currency and choice.
 */
export const packedBetSchema = z.tuple([
  z.string(),
  z.int(),
  publicPlayerId,
  z.string(),
  z.int(),
  z.record(z.string(), z.unknown()),
]);
/** The stakes of a crowded round: of each choice, and the greatest ones of single players. See `CrowdSum`, `CrowdLine`. */
export const crowdSchema = z.object({
  sums: z.array(z.tuple([z.record(z.string(), z.unknown()), z.string(), z.int(), z.int()])),
  lines: z.array(z.tuple([publicPlayerId, z.string(), z.string(), z.int(), z.string(), z.int()])),
});

/** A machine's state as plain data: what a replica starts from. */
export const flatStateSchema = z.object({ value: z.string(), context: z.record(z.string(), z.unknown()) });

/** The signed close of betting in a round of version 2: see the engine's `closingText`. */
export const signedClosingSchema = z.object({
  at: z.int(),
  beaconRound: z.int().nullable(), // null where no beacon takes part
  betsHash: z.string(),
  signature: z.string(), // base64
});

/** A finished round as a strip or a list shows it. `seed`: revealed with the draw. */
export const pastRoundSchema = z.object({
  id: uuid,
  number: z.int(),
  hash: z.string(), // the commitment that was shown before it
  seed: z.string(),
  outcome: z.record(z.string(), z.unknown()).nullable(), // null: void
  bank: minor, // all stakes
  at: z.int(),
});
export type PastRound = z.infer<typeof pastRoundSchema>;

/**
 * A shared round as it stands. `view` holds the specification's fields of the game (numeric state, teams, deadlines);
 * the replica starts from `state` and is fed the events of every broadcast with the next `seq`.
 */
export const sharedRoundSchema = z.object({
  game: gameId,
  roundId: uuid,
  number: z.int(),
  hash: z.string(), // SHA-256 of the round's seed
  seed: z.string().nullable(), // once it is drawn
  closing: signedClosingSchema.optional(), // once it is closed, of version 2
  configVersion: z.int(),
  config: z.record(z.string(), z.unknown()),
  seq: z.int(), // number of the last broadcast that this state includes
  serverTime: z.int(),
  state: flatStateSchema,
  view: z.record(z.string(), z.unknown()),
  users: z.array(publicUserSchema), // everyone with a bet in the round whom a list shows
  /**
   * Once a round is crowded: the state's context lacks its bets and what grows with them, and here are the sums, all lines and
   * the bets of who asks. What is drawn and paid follows from that; `fairness.round` has every bet once the round is over.
   */
  crowd: crowdSchema.extend({ own: z.array(packedBetSchema) }).optional(),
});
export type SharedRound = z.infer<typeof sharedRoundSchema>;

/** Answer of `*.load` of battle, wheel and classic. */
export const sharedLoadAnswer = sharedRoundSchema.extend({ before_games: z.array(pastRoundSchema) });
export type SharedLoad = z.infer<typeof sharedLoadAnswer>;

/** Broadcast `updated` (wheel: `update`): what happened since the broadcast before. At most ten a second and game. */
export const roundUpdateSchema = z.object({
  seq: z.int(), // one more than the broadcast before; a gap means: call load
  roundId: uuid,
  events: z.array(z.union([packedBetSchema, roundEventSchema])), // see unpackEvent
  users: z.array(publicUserSchema), // users that the lists show: see SHOWN_USERS
  seed: z.string().nullable(),
  /**
   * News of a crowded round: the state behind its bets, as far as it has changed, all sums, and the lines that have changed.
   * Its bets are no events then, and `round.settled` comes without payouts, which follow from the draw.
   */
  crowd: crowdSchema.extend({ state: flatStateSchema }).optional(),
});
export type RoundUpdate = z.infer<typeof roundUpdateSchema>;
export type ToldCrowd = z.infer<typeof crowdSchema>;

/** Sent to a bettor alone while a round is crowded, before the sums that include them: `bets`. */
export const ownBetsSchema = z.object({
  roundId: uuid,
  user: publicUserSchema.nullable(),
  bets: z.array(packedBetSchema),
});
export type OwnBets = z.infer<typeof ownBetsSchema>;

/** Broadcast `load`: a new round took the place of the one before. */
export const roundLoadSchema = sharedRoundSchema.extend({ before: pastRoundSchema.nullable() });
export type RoundLoad = z.infer<typeof roundLoadSchema>;

/** Sent to a bettor alone when a bet of theirs has been paid: `win`. Base hundredths. */
export const roundWinSchema = z.object({ roundId: uuid, amount: minor, balance: minor });

/** Bettor's part of the draw: 16 random bytes in lower-case hex. */
export const betSalt = z.string().regex(/^[0-9a-f]{32}$/);

/**
 * The house's promise about a bet: the fields of the engine's `receiptText`, and the log's Ed25519 signature of that
 * text in base64. Its holder can prove that a bet was left out or altered.
 */
export const receiptSchema = z.object({
  game: gameId,
  roundId: uuid,
  commitment: z.string(), // SHA-256 of the round's seed
  place: z.int().min(1), // among the round's bets
  betId: uuid,
  player: publicPlayerId,
  stakeMinor: z.string(), // base hundredths
  choice: z.string(), // one word
  salt: betSalt,
  at: z.int(),
  signature: z.string(),
});
export type BetReceipt = z.infer<typeof receiptSchema>;

/** The stake of a shared bet: integer hundredths of the player's chosen currency. */
export const betHundredths = z.int();

/** A bet that is durable. Base hundredths. */
export const placedBetAnswer = z.object({
  success: z.literal(true),
  betId: uuid,
  roundId: uuid,
  stakeMinor: minor,
  balance: minor, // balance of the account that staked
  at: z.int(),
  receipt: receiptSchema.optional(), // receipt of a round whose draw is of version 2
});
export type PlacedBet = z.infer<typeof placedBetAnswer>;
