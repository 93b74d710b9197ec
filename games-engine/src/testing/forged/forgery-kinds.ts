import type { ExportEntry } from '../../audit/export-format.ts';

/** A way to forge a log: what the house writes instead of it. */
export interface Forgery {
  name: string;
  why: string; // explanation for people
  needs?: 'beacon'; // only the beacon's own signature (BLS) gives it away
  /** The entries of the forged log, made of those of a genuine one; its head is signed again. */
  forge(entries: readonly ExportEntry[]): readonly ExportEntry[];
}
