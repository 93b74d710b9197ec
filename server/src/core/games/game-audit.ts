import { toNumber, type Fraction } from 'games-engine';
import type { DrawsAnswer, rtpMethods } from '../../../contract/audit-statistics.contract.ts';

/** Mean and variance of a fair payout. Hundredths, hundredths². */
export interface Moments {
  mean: number;
  variance: number;
}

/** A settled solo round, as far as its moments depend on it. */
export interface SettledSolo {
  stakeMinor: bigint;
  choice: object;
  opened: number; // moves that the player made, the one that lost included
  isLost: boolean;
  payoutMinor: bigint;
}

/** A bet of a settled shared round. */
export interface SettledBet {
  stakeMinor: bigint;
  choice: object;
}

/** A bet that wins the floor of its stake times the multiplier, never above the cap, with probability p, or nothing. */
export interface Terms {
  multiplier: Fraction;
  capMinor: bigint | null; // null: none
  p: number;
}

type Method = (typeof rtpMethods)[number];

/** Computes the moments of a game's rounds. Choices and configs were checked when they were stored. */
export type GameMoments =
  | {
      hosting: 'solo';
      method: Method;
      of(config: object, round: SettledSolo): Moments;
      /** Terms of a bet, in games where a round is nothing but its bet. */
      terms?(config: object, choice: object): Terms;
    }
  | { hosting: 'shared'; method: Method; of(config: object, bets: readonly SettledBet[]): Moments };

/** The number that a game draws, as it stands in an outcome: one of `values` from `first` on, all equally likely. */
export interface DrawnNumber {
  path: readonly string[]; // path of the number in the outcome
  first: number;
  values: number | 'pot'; // pot: a ticket for each hundredth that was staked in the round
  axis: DrawsAnswer['axis'];
  bins: number; // bins of a histogram
}

/** A game's part of the auditors' pages. */
export interface GameAudit {
  moments: GameMoments;
  drawn: DrawnNumber;
}

/** A bet that wins with probability p what it wins, or nothing: mean p·w, variance p·(1 − p)·w². */
export const betMoments = ({ multiplier: { num, den }, capMinor, p }: Terms, stakeMinor: bigint): Moments => {
  const uncapped = (stakeMinor * num) / den;
  const win = Number(capMinor !== null && uncapped > capMinor ? capMinor : uncapped);
  return { mean: p * win, variance: p * (1 - p) * win * win };
};

/** Moments of cases that exclude each other: each with its probability and payout. */
export const caseMoments = (cases: readonly { p: Fraction; paidMinor: bigint }[]): Moments => {
  const known = cases.map(({ p, paidMinor }) => ({ p: toNumber(p), paid: Number(paidMinor) }));
  const mean = known.reduce((total, { p, paid }) => total + p * paid, 0);
  return { mean, variance: known.reduce((total, { p, paid }) => total + p * (paid - mean) ** 2, 0) };
};

/** Moments of a pot: its winner is drawn, not its amount. */
export const certain = (payoutMinor: bigint): Moments => ({ mean: Number(payoutMinor), variance: 0 });

/** The draw of a pot: one of its tickets. */
export const potTicket: DrawnNumber = { path: ['ticket'], first: 1, values: 'pot', axis: 'pot', bins: 20 };
