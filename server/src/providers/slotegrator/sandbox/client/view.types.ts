import type { Choice, Shown, ShownRound } from '../far/play.contract.ts';
import type { Word } from './words.ts';

/** What a game's stage may ask of the frame around it. */
export interface Frame {
  shown(): Shown;
  stakeMinor(): number;
  isBusy(): boolean;
  /** Does something in the round that is on. */
  act(name: string): Promise<void>;
  /** The stage's own stake or choice has changed. */
  refresh(): void;
  /** Says something in the line above the bar. */
  say(text: string): void;
}

/** A game's stage. */
export interface Stage {
  element: HTMLElement;
  playWord: Word;
  rule: Word;
  /** What is played, or why it cannot be yet. Left out: nothing has to be chosen. */
  choice?(): Choice | Word;
  /** What is staked, where that is not the stake of the bar. */
  stakeMinor?(): number;
  /** A round was asked for: something moves until it comes. */
  begin?(): void;
  /** It did not come. */
  cancel?(): void;
  /** Shows a round, or what is new of it. Resolves when it was seen. */
  show(round: ShownRound): Promise<void>;
  /** Shows how things stand after a reload. */
  restore(round: ShownRound | undefined): void;
  /** Something has been heard: also while nothing is played. */
  heard?(shown: Shown): void;
  /** The pays, for the list of them. */
  pays?(stakeMinor: number): HTMLElement;
  /** The player would rather not wait. */
  hurry?(): void;
  /** Rounds of several players' table do not end with the answer: others may be begun. */
  isTable?: boolean;
}
