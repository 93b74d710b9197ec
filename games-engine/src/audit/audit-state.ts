import type { ConfigRecord } from '../core/record.ts';
import type { AuditSummary } from './audit-summary.ts';
import type { SavedConfigLives } from './config-lives.ts';
import type { SavedGuardrails } from './guardrail-changes.ts';
import type { SavedPairs } from './pairs.ts';
import type { RoundVersions } from './round-versions.ts';
import type { SavedSharedRounds } from './shared-rounds.ts';
import type { SavedTrials } from './trials.ts';

/** State of an audit after some entries, as JSON: enough to continue as if it had never stopped. */
export interface AuditState {
  version: typeof STATE_VERSION;
  from: number; // the first entry that was checked
  next: number; // the entry that must come
  line: number; // lines read, the header included
  header: string; // SHA-256 of the header's line, to know the same export again
  tree: readonly string[] | null; // hex; null: an entry is missing, so no root can be told any more
  configs: readonly ConfigRecord[];
  guardrails: SavedGuardrails;
  lives: SavedConfigLives;
  pairs: SavedPairs;
  shared: SavedSharedRounds;
  trials: SavedTrials;
  versions: ReturnType<RoundVersions['save']>;
  summary: AuditSummary;
}

/** Changes with the meaning of what is saved: another version's state is not gone on with. */
export const STATE_VERSION = 14;

/** A round that was checked as far as it could be while its seed was secret. */
export interface WithheldRound {
  commitment: string;
  index: number;
  head: number; // size of the head under which it was shown without its seed
  hasFailed: boolean; // it was reported already
  record: string; // JSON
}

/** Keeps rounds until their seed is revealed. */
export interface WithheldRounds {
  keep(round: WithheldRound): void;
  /** The rounds of a pair, in order; they are kept no longer. */
  take(commitment: string): readonly WithheldRound[];
}
