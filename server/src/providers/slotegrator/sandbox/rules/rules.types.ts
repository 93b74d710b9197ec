import type { Title } from '../catalogue.ts';
import type { Choice, RoundView } from '../far/play.contract.ts';
import type { Random } from '../maths/random.ts';

/** What a round has come to. `Facts` are kept with it and hold what its player may not know yet. */
export interface Play<Facts> {
  facts: Facts;
  wonMinor?: number | undefined; // left out: it goes on
  dueAt?: number | undefined; // when it ends by itself, ms since epoch
  addedMinor?: number | undefined; // staked on top in this act
}

export interface Start {
  title: Title;
  stakeMinor: number;
  choice: Choice;
  random: Random;
  askedAt: number; // ms since epoch
  now: number; // once the stake is taken
}

export interface Step<Facts> {
  title: Title;
  stakeMinor: number; // the first one
  facts: Facts;
  random: Random;
  now: number;
}

/** How a mechanic is played. Wins are whole hundredths, rounded down. */
export interface Rules<Facts> {
  /** Whether it can be played so. */
  takes(choice: Choice, stakeMinor: number, now: number): boolean;
  begin(start: Start): Play<Facts>;
  /** A player's act; undefined when it cannot be done now. */
  act?(step: Step<Facts>, act: string): Play<Facts> | undefined;
  /** What an act is staked on top, before it is done. */
  costOf?(step: Omit<Step<Facts>, 'random' | 'now' | 'title'>, act: string): number;
  /** It ends by itself. */
  end?(step: Step<Facts>): Play<Facts>;
  view(facts: Facts, isOver: boolean, now: number): RoundView;
}

/** What a pay in hundredths of a stake is. */
export const wonOf = (stakeMinor: number, pay: number): number => Math.floor((stakeMinor * pay) / 100);
