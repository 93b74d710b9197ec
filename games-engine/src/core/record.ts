import { sha256Hex } from '#digest';
import { contentHash } from './canonical.ts';
import type { AnySoloGame, RoundEvent, SoloBet, SoloMove } from './define-game.ts';
import type { JsonObject } from './json.ts';
import { createReplayer, type Refusal } from './replay.ts';
import type { KeyRecord } from './log/key-change.ts';
import type { SolvencyRecord } from './solvency/statement.ts';

/** Config that a round was played under. */
export interface ConfigRef {
  hash: string; // content hash of the config, hex
  version: number;
}

/** A finished round as it is published and hashed. Never changes once it is in the log. */
export interface RoundRecord {
  commitment: string; // SHA-256 of the server seed, shown before the bet
  config: ConfigRef;
  events: readonly RoundEvent[];
  final: JsonObject; // the machine's public snapshot after the last event
  game: string;
  id: string;
  kind: 'round';
  number: number; // solo: the nonce; shared: the round's number
}

/** The reveal of a player's server seed: enters the log when the pair is rotated. */
export interface SeedRecord {
  at: number;
  commitment: string;
  kind: 'seed';
  rounds: number; // number of used nonces: 0 … rounds−1
  serverSeed: string;
}

/** A config that became active: enters the log before any round pins it. */
export interface ConfigRecord {
  at: number;
  config: JsonObject;
  game: string;
  kind: 'config';
  version: number;
}

/** A commitment to the seeds of shared rounds: enters the log before any bet on them. */
export interface CommitmentRecord {
  at: number;
  commitment: string; // terminator of a hash chain; of a room the hash of its seed
  game: string;
  kind: 'commitment';
  round: string | null; // SHA-256 of the room's id, which is a private room's invitation; null for a chain
}

/** The commitment of a player's pair: enters the log before anybody can know the client seed of its bets. */
export interface PairRecord {
  at: number;
  kind: 'pair';
  pair: string; // `pairHash` of its player and commitment
}

/** Hash that identifies a pair's leaf by its player and commitment alone: SHA-256 of `player:commitment`. */
export const pairHash = (player: string, commitment: string): string => sha256Hex(`${player}:${commitment}`);

/** Events of a config's version, in the words of its trail; `replaced`: its author saved another based on it. */
export const configEventKinds = [
  'saved',
  'checked',
  'approved',
  'rejected',
  'replaced',
  'activated',
  'retired',
  'candidate.started',
  'candidate.lit',
  'candidate.stopped',
] as const;

/** Event of a config's version, with its author and reason: enters the log before whatever it allows. */
export interface ConfigEventRecord {
  actor: string | null; // public id of who did it; null: the program
  at: number;
  details: JsonObject; // the findings of a check; the share of a candidate
  event: (typeof configEventKinds)[number];
  game: string;
  hash: string; // content hash of the config, hex
  kind: 'config.event';
  reason: string;
  version: number;
}

/** Bounds that configs of a game are held to, as one person proposed and another brought them into force. */
export interface GuardrailRecord {
  after: JsonObject; // the bounds from now on, as `guardBoundsSchema` reads them
  approver: string; // public id of who decided; never the author
  at: number; // when they came into force
  author: string; // public id
  before: JsonObject | null; // those that held until now; null: the program's own
  decision: string; // the approver's reason
  game: string;
  kind: 'guardrail';
  reason: string; // the author's
  version: number; // 1, 2, 3 … per game; proposals that were refused have numbers, too
}

/** Leaf of the transparency log. */
export type LogRecord =
  | RoundRecord
  | SeedRecord
  | ConfigRecord
  | CommitmentRecord
  | PairRecord
  | ConfigEventRecord
  | GuardrailRecord
  | SolvencyRecord
  | KeyRecord;

/** The hash of a record: SHA-256 of its RFC 8785 text. The log's leaf data. */
export const recordHash = (record: LogRecord): string => contentHash(record);

/** A config with its place in history. */
export interface PinnedConfig extends ConfigRef {
  config: object;
}

/** Stored solo round, finished. */
export interface FinishedSoloRound {
  bet: SoloBet<object>;
  moves: readonly SoloMove[]; // none for a game of one step
  outcome: object;
  payoutMinor: bigint;
  commitment: string;
}

/** A round that its own machine refuses: a fault of the house, never of a player. */
export class UnreplayableRoundError extends Error {
  constructor(id: string, refused: Refusal) {
    super(`round ${id}: the machine refused event ${refused.index} (${refused.type}) in state ${refused.state}`);
    this.name = 'UnreplayableRoundError';
  }
}

/**
 * Makes records of one game under one config. A round that the machine refuses throws UnreplayableRoundError,
 * unless `onRefused` is given: then it is told, and the record ends where the machine stopped, for an audit to find.
 */
export const createRecorder = (
  game: AnySoloGame,
  pinned: PinnedConfig,
  onRefused = (error: UnreplayableRoundError): void => {
    throw error;
  },
): ((round: FinishedSoloRound) => RoundRecord) => {
  const replay = createReplayer(game, pinned.config);
  const config = { hash: pinned.hash, version: pinned.version };
  return ({ bet, moves, outcome, payoutMinor, commitment }) => {
    const events = game.events(bet, outcome, payoutMinor, moves);
    const { final, refused } = replay(events);
    if (refused) onRefused(new UnreplayableRoundError(bet.id, refused));
    // keys in canonical order, so that the fast serialiser applies
    return { commitment, config, events, final, game: game.id, id: bet.id, kind: 'round', number: bet.nonce };
  };
};
