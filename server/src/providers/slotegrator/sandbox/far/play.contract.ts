import type { Mechanic } from '../catalogue.ts';
import type { Card } from '../maths/blackjack.ts';
import type { Frame } from '../maths/grid.ts';

/** What a game's page and the far side tell each other. Money is in hundredths, pays in hundredths of the stake. */

/** Why something was not done. */
export const refusals = ['funds', 'closed', 'unanswered', 'stake', 'choice', 'busy', 'late', 'gone'] as const;
export type Refusal = (typeof refusals)[number];

/** What a player chooses before a round, by mechanic; nothing for slots. */
export interface Choice {
  picks?: readonly number[] | undefined; // of keno
  target?: number | undefined; // of crash: the multiplier at which it is taken by itself, in hundredths
  bets?: Readonly<Record<string, number>> | undefined; // of roulette: what is staked on each place
}

/** What is shown of a round: what its player may know by now. */
export interface RoundView {
  frames?: readonly Frame[]; // of slots
  pay?: number;
  picks?: readonly number[]; // of keno
  drawn?: readonly number[];
  startedAt?: number; // of crash, ms since epoch
  point?: number; // where it crashed: once it is over
  takenAt?: number; // at which multiplier it was taken
  target?: number;
  bets?: Readonly<Record<string, number>>; // of roulette
  spin?: number; // of its table
  pocket?: number;
  player?: readonly Card[]; // of blackjack
  dealer?: readonly Card[]; // the first one only, while it is on
  acts?: readonly string[]; // what can be done now
}

export interface ShownRound {
  id: string;
  isOver: boolean;
  isVoid: boolean; // the stake was given back
  isFree: boolean; // a free spin
  stakeMinor: number; // all of it
  wonMinor: number;
  at: number; // ms since epoch
  view: RoundView;
}

/** A live table: a spin begins every `periodMs`, takes bets for `bettingMs`, and its ball lies after `restMs`. */
export interface ShownTable {
  spin: number;
  startedAt: number; // ms since epoch
  bettingMs: number;
  restMs: number;
  periodMs: number;
  pocket?: number; // once no more bets are taken
  last: readonly number[]; // pockets of the spins before, the newest first
}

export interface GameFacts {
  uuid: string;
  name: string;
  provider: string;
  mechanic: Mechanic;
  theme: string;
  volatility: string;
  rtp: number; // of the stake
  reels?: number;
  rows?: number;
  pays?: readonly Readonly<Record<string, number>>[]; // of each symbol, by how many there are
  kenoPays?: readonly (readonly number[])[];
  lines?: readonly (readonly number[])[]; // the row on each reel
}

export interface Shown {
  game: GameFacts;
  isDemo: boolean;
  isClosed: boolean;
  language: string; // ISO 639-1
  currency: string;
  returnUrl?: string;
  balanceMinor: number;
  isOwed?: boolean; // a win that the casino has not taken yet
  stakes: readonly number[];
  freespins?: { left: number; stakeMinor: number; wonMinor: number };
  rounds: readonly ShownRound[]; // the newest first; those of a table that are on are among them
  table?: ShownTable;
  now: number; // ms since epoch, by the far side's clock
}

export type PlayAnswer = { ok: true; shown: Shown } | { ok: false; refusal: Refusal; shown?: Shown };
