import type { AnyStateMachine } from 'xstate';
import type { z } from 'zod';
import type { Fraction } from './fraction.ts';
import type { JsonObject } from './json.ts';
import type { IntSource } from './stream.ts';

/** The in-house games that exist. */
export const gameIds = ['dice'] as const;
export type GameId = (typeof gameIds)[number];

/** A player account that may stake: what game mode and currency choose from. */
export const stakeAccounts = ['real', 'bonus', 'usdicLocked'] as const;
export type StakeAccount = (typeof stakeAccounts)[number];

/** One entry of a round's log. `at`: ms since epoch, given by the host. */
export interface RoundEvent {
  readonly type: string;
  readonly at: number;
}

/** What a solo round was made of: all that is needed, with the config, to rebuild its record. */
export interface SoloBet<Choice> {
  id: string; // the round's id, UUIDv7
  player: string; // the player's public id
  account: StakeAccount;
  stakeMinor: bigint; // base hundredths, above zero
  choice: Choice;
  clientSeed: string;
  nonce: number;
  at: number; // ms since epoch, of the bet's acceptance
}

/** What the log of a solo round says. */
export interface SoloLog<Choice, Outcome> {
  bet: SoloBet<Choice>;
  outcome: Outcome;
  payoutMinor: bigint;
}

/**
 * A solo game: one player against the house, drawn from the player's own seed pair.
 * Rules are pure; the machine does no I/O and reads no clock. Server, client, auditor and studio use this object.
 */
export interface SoloGame<Config extends object, Choice extends object, Outcome extends object> {
  id: GameId;
  hosting: 'solo';
  configSchema: z.ZodType<Config>;
  defaultConfig: Config;
  choiceSchema: z.ZodType<Choice>; // a choice as it stands in the log
  outcomeSchema: z.ZodType<Outcome>;
  machine: AnyStateMachine;
  errors: Readonly<Record<string, string>>; // code → meaning
  /** The code with which this bet is refused, or undefined when the rules accept it. */
  refusal(config: Config, stakeMinor: bigint, choice: Choice): string | undefined;
  /** Draws the outcome. Reads nothing but the source. */
  draw(source: IntSource, config: Config, choice: Choice): Outcome;
  /** What is paid back for this outcome, in base hundredths, floored; 0 for a loss. */
  payout(config: Config, stakeMinor: bigint, choice: Choice, outcome: Outcome): bigint;
  /** The share of the stake that the rules promise to return on average, before the floor of a payout. */
  promisedRtp(config: Config): Fraction;
  /** The round's log, in order: bet, draw, payout. Keys stand in canonical order. */
  events(bet: SoloBet<Choice>, outcome: Outcome, payoutMinor: bigint): readonly RoundEvent[];
  logSchema: z.ZodType; // the shape of a round's events: says where a log that cannot be read goes wrong
  /** What a log says, or undefined when its shape is wrong. */
  read(events: readonly unknown[]): SoloLog<Choice, Outcome> | undefined;
  /** What of a machine's snapshot is public and final. Keys stand in canonical order. */
  publicSnapshot(snapshot: { value: unknown; context: unknown }): JsonObject;
}

/** Declares a game. Only gives its literal its type; a game is plain data and pure functions. */
export const defineGame = <Config extends object, Choice extends object, Outcome extends object>(
  game: SoloGame<Config, Choice, Outcome>,
): SoloGame<Config, Choice, Outcome> => game;

/** A game whose types are not known to the caller: what registries hold. */
// oxlint-disable-next-line typescript/no-explicit-any -- the parameters are contravariant; every use parses with the game's schemas first
export type AnySoloGame = SoloGame<any, any, any>;
