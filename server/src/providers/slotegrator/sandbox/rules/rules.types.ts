import type { Title } from '../catalogue.ts';
import type { Choice, RoundView } from '../far/play.contract.ts';
import type { Random } from '../maths/random.ts';

/** The state of a round after a step. `facts` are stored with it and include what its player may not know yet. */
export interface Play<Facts> {
  facts: Facts;
  wonMinor?: number | undefined; // omitted: the round is still open
  dueAt?: number | undefined; // when it ends without the player, ms since epoch
  addedMinor?: number | undefined; // stake added by this act
}

export interface Start {
  title: Title;
  stakeMinor: number;
  choice: Choice;
  random: Random;
  askedAt: number; // ms since epoch
  now: number; // when the stake was taken
}

export interface Step<Facts> {
  title: Title;
  stakeMinor: number; // the first one
  facts: Facts;
  random: Random;
  now: number;
}

/** The rules of a mechanic. Wins are whole hundredths, rounded down. */
export interface Rules<Facts> {
  /** True when the choice is valid now. */
  takes(choice: Choice, stakeMinor: number, now: number): boolean;
  begin(start: Start): Play<Facts>;
  /** Applies a player's act; undefined if it is not possible now. */
  act?(step: Step<Facts>, act: string): Play<Facts> | undefined;
  /** The stake that an act adds. */
  costOf?(step: Omit<Step<Facts>, 'random' | 'now' | 'title'>, act: string): number;
  /** Ends the round when it is due. */
  end?(step: Step<Facts>): Play<Facts>;
  view(facts: Facts, isOver: boolean, now: number): RoundView;
}

/** Converts a pay (hundredths of the stake) to an amount. */
export const wonOf = (stakeMinor: number, pay: number): number => Math.floor((stakeMinor * pay) / 100);
