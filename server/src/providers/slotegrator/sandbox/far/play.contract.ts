import type { Mechanic } from '../catalogue.ts';
import type { Card } from '../maths/blackjack.ts';
import type { Frame } from '../maths/grid.ts';

/** Messages between a game's page and its server. Money is in hundredths, pays in hundredths of the stake. */

/** Reasons of refusals. */
export const refusals = ['funds', 'closed', 'unanswered', 'stake', 'choice', 'busy', 'late', 'gone'] as const;
export type Refusal = (typeof refusals)[number];

/** The player's choice before a round, by mechanic; empty for slots. */
export interface Choice {
  picks?: readonly number[] | undefined; // for keno
  target?: number | undefined; // for crash: the multiplier of the automatic cash-out, in hundredths
  bets?: Readonly<Record<string, number>> | undefined; // for roulette: stake by place
}

/** The part of a round that its player may see at this point. */
export interface RoundView {
  frames?: readonly Frame[]; // frames of a slot
  pay?: number;
  picks?: readonly number[]; // for keno
  drawn?: readonly number[];
  startedAt?: number; // for crash, ms since epoch
  point?: number; // crash point, once it is over
  takenAt?: number; // multiplier of the cash-out
  target?: number;
  bets?: Readonly<Record<string, number>>; // for roulette
  spin?: number; // spin of its table
  pocket?: number;
  player?: readonly Card[]; // for blackjack
  dealer?: readonly Card[]; // only the first one while the round is open
  acts?: readonly string[]; // available acts
}

export interface ShownRound {
  id: string;
  isOver: boolean;
  isVoid: boolean; // the stake was refunded
  isFree: boolean; // a free spin
  stakeMinor: number; // in total
  wonMinor: number;
  at: number; // ms since epoch
  view: RoundView;
}

/** A live table: a spin starts every `periodMs`, takes bets for `bettingMs`, and its ball rests after `restMs`. */
export interface ShownTable {
  spin: number;
  startedAt: number; // ms since epoch
  bettingMs: number;
  restMs: number;
  periodMs: number;
  pocket?: number; // once betting is closed
  last: readonly number[]; // earlier pockets, newest first
}

export interface GameFacts {
  uuid: string;
  name: string;
  provider: string;
  mechanic: Mechanic;
  theme: string;
  volatility: string;
  rtp: number; // share of the stake that comes back
  reels?: number;
  rows?: number;
  pays?: readonly Readonly<Record<string, number>>[]; // by symbol and count
  kenoPays?: readonly (readonly number[])[];
  lines?: readonly (readonly number[])[]; // row on each reel
}

export interface Shown {
  game: GameFacts;
  isDemo: boolean;
  isClosed: boolean;
  language: string; // ISO 639-1
  currency: string;
  returnUrl?: string;
  balanceMinor: number;
  isOwed?: boolean; // a win is not yet accepted by the casino
  stakes: readonly number[];
  freespins?: { left: number; stakeMinor: number; wonMinor: number };
  rounds: readonly ShownRound[]; // newest first, including open ones of a table
  table?: ShownTable;
  now: number; // ms since epoch, by the simulator's clock
}

export type PlayAnswer = { ok: true; shown: Shown } | { ok: false; refusal: Refusal; shown?: Shown };
