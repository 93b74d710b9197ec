import type { z } from 'zod';
import type { Fraction } from '../fraction.ts';
import type { IntSource } from '../stream.ts';
import type { Distribution } from './distribution.ts';
import type { Exposure, GuardBounds } from './guard-bounds.ts';
import type { PlayedBets, PlayedClass } from './played.ts';
import type { ReadTable, TableRow } from './table-import.ts';

/** Parameters that distinguish a game's classes, as plain data for screens to word. */
export type ClassParameters = Readonly<Record<string, string | number>>;

/** A way to bet whose measures differ from others', at one stake. */
export interface StakeClass {
  readonly id: string; // stable: part of addresses, files and seeds
  readonly parameters: ClassParameters;
  readonly stakeMinor: bigint; // stake of the bet, base hundredths
  readonly distribution: Distribution; // results of the bet
  readonly tableMinor: bigint; // all stakes of the round; the bet's own where it plays against the house alone
  readonly table: Distribution; // results of all bets together: the house bears these
  readonly promisedRtp: Fraction; // return of the table, before any floor
  /** The round's draw is one integer below this and no other; undefined where it takes more. */
  readonly drawRange?: number;
  /** Plays one round by the game's own draw and payout: what the bet is paid back, base hundredths. */
  play(source: IntSource): bigint;
}

/** Measures that a designer can aim at. */
export const goalNames = ['rtp', 'hitFrequency', 'topMultiplier'] as const;
export type GoalName = (typeof goalNames)[number];

/**
 * A config's values of these three. rtp: promised, of the class that returns least. hitFrequency: of the class that
 * wins most often. topMultiplier: of the class that pays most. The last two are undefined where the table decides them.
 */
export interface Reached {
  readonly rtp: Fraction;
  readonly hitFrequency: Fraction | undefined;
  readonly topMultiplier: Fraction | undefined;
}

/** Target: shares and multiples as numbers; a measure left out may be anything. */
export type Goal = { readonly [Name in GoalName]?: number | undefined };

/** Target of a table of wins: the return, the standard deviation of a bet's return in stakes, the wins. */
export interface TableTarget {
  readonly rtp?: number;
  readonly deviation?: number;
  readonly wins: readonly number[]; // multipliers of the wins; empty: any
}

/** The table of wins that a game's config makes. */
export interface WinTables<Config extends object> {
  /** Configs whose tables may come near a target: far fewer than there are, the best among them. */
  candidates(config: Config, target: TableTarget): Iterable<Config>;
  /** A class for each win of the table; of a table with many, those that are nearest to the wins wanted. */
  winClasses(config: Config, target: TableTarget): readonly StakeClass[];
  /** The config with the wins of these rows; all else stays as it is. Left out where the wins follow from other numbers. */
  fromRows?(config: Config, rows: readonly TableRow[]): ReadTable<Config>;
}

/** A pair of numbers in a config of which the first is not above the second, by their fields. */
export type Ordered<Config> = readonly [min: keyof Config & string, max: keyof Config & string];

/** A bet as the guardrails look at it, before a stake is chosen. */
export interface GuardedBet {
  readonly id: string; // a class that stands for all bets of the same chance and multiplier
  readonly chance: Fraction; // chance of the payment
  readonly multiplier: Fraction; // multiplier of the payment then, before the floor
  readonly minStakeMinor: bigint;
  readonly maxStakeMinor: bigint | undefined; // undefined: there is no end, as of a pot
  readonly paidBy: 'house' | 'pot'; // pot: winners share the stakes, so no payout is capped and the house cannot lose
}

/**
 * The exact analysis of a game's configs: for designers, never for a player's page. Every function takes a config that
 * the game's schema accepts.
 */
export interface GameAnalysis<Config extends object> {
  readonly id: string; // identifier of the game
  readonly configSchema: z.ZodType<Config>;
  readonly defaultConfig: Config;
  /** Every way to bet, lazily: dice has thousands. `stakeMinor`: a stake of the config, a usual one unless given. */
  stakeClasses(config: Config, stakeMinor?: bigint): Iterable<StakeClass>;
  /** The few that a screen or a sheet shows. */
  displayClasses(config: Config, stakeMinor?: bigint): readonly StakeClass[];
  /** The class of an id, or undefined when this config has none. */
  findClass(config: Config, id: string, stakeMinor?: bigint): StakeClass | undefined;
  /**
   * Classes of this config that played bets belong to: the class made for the bet where its chance and multiplier
   * depend on the choice alone, the nearest of the tables shown where they depend on others. Bets that this config does
   * not allow are left out. A bet of a shared round counts as a round of its own. The most played class first.
   */
  playedClasses(config: Config, bets: readonly PlayedBets[]): readonly PlayedClass[];
  promisedRtp(config: Config): Fraction;
  readonly defaultBounds: GuardBounds;
  readonly ordered: readonly Ordered<Config>[];
  /** Problems of this game alone: fields that do not fit together. */
  misfits?(config: Config): Iterable<Misfit>;
  /** Every bet of a config, those of the same chance and multiplier once; of a table, what all stakes return. */
  guardedBets(config: Config): Iterable<GuardedBet>;
  /** Payment at risk for the house when so many bets of the greatest stake meet in one round. */
  exposure(config: Config, betsPerRound: number): Exposure;
  reached(config: Config): Reached;
  /** Measures that a goal can name here. */
  readonly goals: readonly GoalName[];
  /** Configs that may come near a goal: far fewer than there are, the best among them. */
  candidates(config: Config, goal: Goal): Iterable<Config>;
  /** Left out where a config makes no table of wins. */
  readonly tables?: WinTables<Config>;
}

/** A field that does not fit the others: what it is and what it may be. */
export interface Misfit {
  readonly where: string; // its path, with dots
  readonly got: number;
  readonly allowed: Allowed;
}

/** Bounds of a number, both ends included; an end that is left out is open. */
export interface Allowed {
  readonly min?: number;
  readonly max?: number;
}

/** Declares a game's analysis. Only gives its literal its type. */
export const defineAnalysis = <Config extends object>(analysis: GameAnalysis<Config>): GameAnalysis<Config> => analysis;

/** An analysis whose config type is not known to the caller: what the registry holds. */
// oxlint-disable-next-line typescript/no-explicit-any -- the parameter is contravariant; every use parses with the schema first
export type AnyAnalysis = GameAnalysis<any>;
