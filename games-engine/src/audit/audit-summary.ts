import { formatDifference, type Difference } from '../core/difference.ts';
import type { TrialCount } from './trials.ts';
import { noStatements, type SolvencySummary } from './solvency-statements.ts';
import { noVoids, type VoidSummary } from './void-rounds.ts';

/** Something wrong, and where. */
export interface Failure {
  line: number; // line of an export, counted from 1 where the audit began; 0: the export as a whole
  what: string; // "entry 7, round 0192…"
  seenSize?: number; // size of the head seen before that these entries do not lead to
  difference: Difference;
}

/** The fault of a record under a hash that is not its own, in the words that all checkers have for it. */
const ALTERED = 'The record was altered: its hash is not the one beside it';

/** A record's difference on one line of text, with the fault's name where it has one. */
export const formatFault = (difference: Difference): string =>
  `${formatDifference(difference)}${difference.path === 'hash' ? `. ${ALTERED}` : ''}`;

/** A failure on one line of text. */
export const formatFailure = ({ line, what, difference }: Failure): string =>
  `FAIL ${line > 0 ? `line ${line}, ` : ''}${what}: ${formatFault(difference)}`;

/** Totals of an audit. */
export interface AuditSummary {
  entries: number;
  rounds: number; // replayed
  drawn: number; // rounds drawn again from their revealed seed
  lit: number; // rounds drawn with a round of a beacon
  simulated: number; // lit rounds whose beacon's key the house may hold: it proves nothing about the house
  witnessed: number; // lit rounds whose closing enough of the given witnesses have cosigned in time
  weak: number; // shared rounds of version 1: see WEAKNESS in report.ts
  elsewhere: number; // rounds drawn by a third party: only its signature says that it was
  voided: number; // rounds without a draw
  voids: VoidSummary; // by game and week
  seeds: number; // reveals
  pairs: number; // pairs whose commitment entered the log before their first bet
  oldPairs: number; // pairs that had bets before the log had such commitments
  olderSeeds: number; // pairs with a client seed of an earlier pair: the house could have tried server seeds against it
  configs: number;
  configsApproved: number; // configs approved by somebody else than their author, before they came into force
  configsOfProgram: number; // first configs of their games, which came with the program
  configEvents: number; // in the lives of versions: saved, checked, approved …
  guardrails: number; // changes of what configs are held to, each by two people
  keys: number; // changes of the log's key
  solvency: SolvencySummary; // daily statements of what the house owes
  trials: readonly TrialCount[]; // counts of candidates, by game and version
  commitments: number; // to chains and rooms, made before their rounds
  openPairs: number; // pairs whose seeds are still secret
  chains: { readonly [game: string]: number }; // hash chains that each chain game's rounds were drawn from
  unfinished: number; // rounds and rooms that others of the same row have overtaken: open, or left out
  failures: number;
  head: { size: number; origin: string; isConfirmed: boolean } | undefined;
}

/** Before the first entry. */
export const noEntries = (): AuditSummary => ({
  entries: 0,
  rounds: 0,
  drawn: 0,
  lit: 0,
  simulated: 0,
  witnessed: 0,
  weak: 0,
  elsewhere: 0,
  voided: 0,
  voids: noVoids(),
  seeds: 0,
  pairs: 0,
  oldPairs: 0,
  olderSeeds: 0,
  configs: 0,
  configsApproved: 0,
  configsOfProgram: 0,
  configEvents: 0,
  guardrails: 0,
  keys: 0,
  solvency: noStatements(),
  trials: [],
  commitments: 0,
  openPairs: 0,
  chains: {},
  unfinished: 0,
  failures: 0,
  head: undefined,
});
