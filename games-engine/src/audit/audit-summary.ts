import { formatDifference, type Difference } from '../core/difference.ts';

/** Something wrong, and where. */
export interface Failure {
  line: number; // of an export from where the audit began, from 1; 0: of the export as a whole
  what: string; // "entry 7, round 0192…"
  seenSize?: number; // of the head seen before that these entries do not lead to
  difference: Difference;
}

/** A failure on one line of text. */
export const formatFailure = ({ line, what, difference }: Failure): string =>
  `FAIL ${line > 0 ? `line ${line}, ` : ''}${what}: ${formatDifference(difference)}`;

/** What an audit came to. */
export interface AuditSummary {
  entries: number;
  rounds: number; // replayed
  drawn: number; // of them, drawn again from their revealed seed
  lit: number; // of them, drawn with a round of a beacon
  simulated: number; // of these, with a beacon whose key the house may hold: it proves nothing about the house
  witnessed: number; // of the lit, those whose closing enough of the given witnesses have cosigned in time
  weak: number; // of them, shared rounds of version 1: see WEAKNESS in report.ts
  elsewhere: number; // of them, drawn by a third party: only its signature says that it was
  voided: number; // of them, without a draw
  seeds: number; // reveals
  configs: number;
  configsApproved: number; // of them, by somebody else than their author, before they came into force
  configsOfProgram: number; // of them, the first of their game, which came with the program
  configEvents: number; // in the lives of versions: saved, checked, approved …
  guardrails: number; // changes of what configs are held to, each by two people
  commitments: number; // to chains and rooms, made before their rounds
  openPairs: number; // whose seeds are still secret
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
  seeds: 0,
  configs: 0,
  configsApproved: 0,
  configsOfProgram: 0,
  configEvents: 0,
  guardrails: 0,
  commitments: 0,
  openPairs: 0,
  chains: {},
  unfinished: 0,
  failures: 0,
  head: undefined,
});
