import type { Choice, Shown, ShownRound } from '../far/play.contract.ts';
import type { Word } from './words.ts';

/** The frame, as used by a game's stage. */
export interface Frame {
  shown(): Shown;
  stakeMinor(): number;
  isBusy(): boolean;
  /** Performs an act in the open round. */
  act(name: string): Promise<void>;
  /** Redraws after a change of the stage's own stake or choice. */
  refresh(): void;
  /** Shows a text in the line above the bar. */
  say(text: string): void;
}

/** A game's stage. */
export interface Stage {
  element: HTMLElement;
  playWord: Word;
  rule: Word;
  /** The player's choice, or why it is incomplete. Omitted: nothing to choose. */
  choice?(): Choice | Word;
  /** The stake, where it is not that of the bar. */
  stakeMinor?(): number;
  /** A round was requested: animates until the answer. */
  begin?(): void;
  /** The request failed. */
  cancel?(): void;
  /** Shows a round, or its new part. Resolves when the animation is over. */
  show(round: ShownRound): Promise<void>;
  /** Shows the last round after a reload. */
  restore(round: ShownRound | undefined): void;
  /** New state from the server, also between rounds. */
  receive?(shown: Shown): void;
  /** The paytable. */
  pays?(stakeMinor: number): HTMLElement;
  /** The player wants to skip the animation. */
  hurry?(): void;
  /** A shared table: rounds outlast the answer, and more can be started meanwhile. */
  isTable?: boolean;
}
