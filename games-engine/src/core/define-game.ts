import type { AnyStateMachine } from 'xstate';
import type { z } from 'zod';
import type { DrawnLight, DrawTerms, SignedClosing } from './draw/draw-terms.ts';
import type { FlatState } from './flat-interpreter.ts';
import type { Fraction } from './fraction.ts';
import type { JsonObject } from './json.ts';
import type { IntSource } from './stream.ts';

/** A player account that may stake: what game mode and currency choose from. */
export const stakeAccounts = ['real', 'bonus', 'usdicLocked'] as const;
export type StakeAccount = (typeof stakeAccounts)[number];

/** One entry of a round's log. `at`: ms since epoch, given by the host. */
export interface RoundEvent {
  readonly type: string;
  readonly at: number;
}

/** Inputs of a solo round: all that is needed, with the config, to rebuild its record. */
export interface SoloBet<Choice> {
  id: string; // the round's id, UUIDv7
  player: string; // the player's public id
  account: StakeAccount; // means nothing without a stake
  stakeMinor: bigint; // base hundredths, above zero; zero for a draw that costs nothing
  choice: Choice;
  clientSeed: string;
  nonce: number;
  at: number; // ms since epoch, of the bet's acceptance
}

/** A player's move in a solo round between bet and payout; a game of one step has none. `at`: ms since epoch. */
export interface SoloMove {
  readonly at: number;
}

/** Content of a solo round's log. */
export interface SoloLog<Choice, Outcome, Move extends SoloMove = SoloMove> {
  bet: SoloBet<Choice>;
  moves: readonly Move[]; // in order
  outcome: Outcome;
  payoutMinor: bigint;
}

/**
 * A solo game: one player against the house, drawn from the player's own seed pair.
 * Rules are pure; the machine does no I/O and reads no clock. Server, client, auditor and studio use this object.
 */
export interface SoloGame<
  Config extends object,
  Choice extends object,
  Outcome extends object,
  Move extends SoloMove = SoloMove,
> {
  id: string; // as GAME_ID has it
  hosting: 'solo';
  isFree?: true; // a draw that costs nothing: it has no stake, payout or table
  configSchema: z.ZodType<Config>;
  defaultConfig: Config;
  cues: readonly string[]; // the sounds whose volume a config may say
  choiceSchema: z.ZodType<Choice>; // a choice as it stands in the log
  outcomeSchema: z.ZodType<Outcome>;
  machine: AnyStateMachine;
  errors: Readonly<Record<string, string>>; // code → meaning
  /** The code with which this bet is refused, or undefined when the rules accept it. */
  refusal(config: Config, stakeMinor: bigint, choice: Choice): string | undefined;
  /** Draws the outcome. Reads nothing but the source. */
  draw(source: IntSource, config: Config, choice: Choice): Outcome;
  /** Payout of this outcome after these moves, in base hundredths, floored, up to the cap; 0 for a loss. */
  payout(config: Config, stakeMinor: bigint, choice: Choice, outcome: Outcome, moves: readonly Move[]): bigint;
  /** Exact multiplier of the stake by this outcome after these moves: `payout` floors it. Zero for a loss. */
  multiplier(config: Config, stakeMinor: bigint, choice: Choice, outcome: Outcome, moves: readonly Move[]): Fraction;
  /** The share of the stake that the rules promise to return on average, before floor and cap of a payout. */
  promisedRtp(config: Config): Fraction;
  /** The round's log, in order: bet, moves, draw, payout. Keys stand in canonical order. */
  events(bet: SoloBet<Choice>, outcome: Outcome, payoutMinor: bigint, moves: readonly Move[]): readonly RoundEvent[];
  logSchema: z.ZodType; // the shape of a round's events: says where a log that cannot be read goes wrong
  /** Parses a log; undefined when its shape is wrong. */
  read(events: readonly unknown[]): SoloLog<Choice, Outcome, Move> | undefined;
  /** Public and final part of a machine's snapshot. Keys stand in canonical order. */
  publicSnapshot(snapshot: { value: unknown; context: unknown }): JsonObject;
  /** Moves that a player might make from a time on, for samples. Left out by a game of one step: bet, draw, payout. */
  randomMoves?(config: Config, stakeMinor: bigint, outcome: Outcome, at: number, source: IntSource): readonly Move[];
}

/** A bet of a shared round as the rules and the log know it. */
export interface SharedBet<Choice> {
  id: string; // the bet's id, UUIDv7
  player: string; // the player's public id
  account: StakeAccount;
  currencyId: number; // the currency it was stated in
  stakeMinor: bigint; // base hundredths, above zero
  choice: Choice;
  clientSeed?: string; // version 1: the player's, part of the round's entropy
  salt?: string; // version 2: the bet's own part of the draw, 32 hex characters
  saltedBy?: SaltAuthor; // version 2
  at: number; // ms since epoch, of the bet's acceptance
}

/** Fields of a bet that its multiplier depends on. */
export type StakedBet<Choice> = Pick<SharedBet<Choice>, 'id' | 'player' | 'choice' | 'stakeMinor'>;

/** Authors of a bet's salt: the player's browser, or the house for a client that sent none. */
export const saltAuthors = ['player', 'house'] as const;
export type SaltAuthor = (typeof saltAuthors)[number];

/**
 * Why a round can be void: nobody joined in time; the creator left; the house was away too long; betting was not closed
 * before the beacon's round could be known; the source of the draw did not answer in time.
 */
export const voidReasons = ['alone', 'cancelled', 'interrupted', 'late', 'unanswered'] as const;
export type VoidReason = (typeof voidReasons)[number];

/** Content of a shared round's log. */
export interface SharedLog<Choice, Outcome> {
  openedAt: number;
  number: number;
  commitment: string;
  draw?: DrawTerms; // absent: version 1
  bets: readonly SharedBet<Choice>[]; // in order of acceptance
  end:
    | {
        kind: 'settled';
        closedAt: number;
        drawnAt: number;
        settledAt: number;
        entropy?: string; // version 1
        closing?: SignedClosing; // version 2
        light?: DrawnLight; // version 2
        outcome: Outcome;
        payoutsMinor: readonly bigint[];
      }
    | {
        kind: 'voided';
        closedAt: number | undefined;
        closing?: SignedClosing; // version 2, where betting was closed
        voidedAt: number;
        reason: VoidReason;
      };
}

/** The next thing that a round does by itself, and when: ms since epoch. */
export type Due =
  | { readonly at: number; readonly what: 'close' | 'settle' | 'end' } // end: the result has been shown
  | { readonly at: number; readonly what: 'void'; readonly reason: VoidReason };

/** Payers of a shared game's winners. players: the house keeps a commission, and stakes count by it (`countedBet`). */
export type SharedOpponents = 'house' | 'players';

/**
 * A game in which a round belongs to all its bettors. The machine accepts the events of `shared-round.ts`, holds no
 * secret, and is flat. Its states and context are plain JSON, so that a snapshot can be sent and restored.
 */
export interface SharedGame<Config extends object, Choice extends object, Outcome extends object> {
  id: string; // as GAME_ID has it
  hosting: 'shared';
  /** chain: each round's seed is the next of a hash chain. own: each round has a committed seed of its own (rooms). */
  seeding: 'chain' | 'own';
  opponents: SharedOpponents;
  configSchema: z.ZodType<Config>;
  defaultConfig: Config;
  cues: readonly string[]; // the sounds whose volume a config may say
  choiceSchema: z.ZodType<Choice>;
  /** A choice as the hash of a round's bets has it: one word without spaces, colons or line feeds. */
  choiceWord(choice: Choice): string;
  /** The choice that a value is, exactly as `choiceSchema` takes it, without its cost: an audit reads millions of bets. */
  readChoice(value: unknown): Choice | undefined;
  outcomeSchema: z.ZodType<Outcome>;
  machine: AnyStateMachine;
  /**
   * Fields of a state's context, beside its bets, that grow with them, in a game where the bets of others count only by the
   * sum of each choice: viewers of a crowd are told sums instead. Undefined where each bet counts by its place.
   */
  growsWithBets?: readonly string[];
  errors: Readonly<Record<string, string>>; // code → meaning
  /** The code with which a bet is refused in this state, or undefined when the machine accepts it. */
  refusal(state: FlatState, bet: SharedBet<Choice>): string | undefined;
  /** The greatest stake that a bet of this choice may have in this state, base hundredths; 0 in a round that is full. */
  maxStake(state: FlatState, choice: Choice): bigint;
  /** Next event of the round by itself; undefined while it waits for a bet, for as long as it takes. */
  due(state: FlatState): Due | undefined;
  /** Draws the outcome from a closed round. Reads nothing but the source. */
  draw(source: IntSource, config: Config, bets: readonly SharedBet<Choice>[]): Outcome;
  /**
   * For a game that a third party may draw: the outcome to which the signed data inside an outcome leads, or undefined
   * when the outcome is of the game's own draw. Throws when the data is not of this round. What the third party drew is
   * taken as given; its signature is for the third party to confirm.
   */
  drawnElsewhere?(config: Config, outcome: Outcome, roundId: string): Outcome | undefined;
  /** An outcome as a third party might have drawn it, for samples of such a game. */
  randomElsewhere?(config: Config, roundId: string, source: IntSource): Outcome;
  /** Payout of each bet, in the order of the bets, in base hundredths, floored; 0 for a loss. */
  payouts(config: Config, bets: readonly SharedBet<Choice>[], outcome: Outcome): bigint[];
  /** Exact multiplier of each stake by this outcome, in the order of the bets: `payouts` floors them. */
  multipliers(config: Config, bets: readonly StakedBet<Choice>[], outcome: Outcome): Fraction[];
  /** The share of all stakes that the rules promise to return on average, before floor and cap of a payout. */
  promisedRtp(config: Config): Fraction;
  /** The specification's public fields of a state (numeric state, banks, percents, deadlines …): no users, no bets. */
  view(state: FlatState): JsonObject;
  /** Public and final part of a machine's snapshot. Keys stand in canonical order. */
  publicSnapshot(snapshot: { value: unknown; context: unknown }): JsonObject;
}

/** Declares a solo game. Only gives its literal its type; a game is plain data and pure functions. */
export const defineGame = <
  Config extends object,
  Choice extends object,
  Outcome extends object,
  Move extends SoloMove = SoloMove,
>(
  game: SoloGame<Config, Choice, Outcome, Move>,
): SoloGame<Config, Choice, Outcome, Move> => game;

/** Declares a shared game. */
export const defineSharedGame = <Config extends object, Choice extends object, Outcome extends object>(
  game: SharedGame<Config, Choice, Outcome>,
): SharedGame<Config, Choice, Outcome> => game;

/** A game whose types are not known to the caller: what registries hold. */
// oxlint-disable-next-line typescript/no-explicit-any -- the parameters are contravariant; every use parses with the game's schemas first
export type AnySoloGame = SoloGame<any, any, any, any>;

/** The same for a shared game. */
// oxlint-disable-next-line typescript/no-explicit-any -- as above
export type AnySharedGame = SharedGame<any, any, any>;

export type AnyGame = AnySoloGame | AnySharedGame;
