import type { LogRecord } from '../core/record.ts';
import { formatVerifierKey } from '../core/log/index.ts';
import type { ExportEntry } from './export-format.ts';
import { altered as alteredIn, auditLines, isRound, roundOf, type Verdict } from './forgery.ts';
import { exportOf, headerOf, linesOfExport } from './sample-export.ts';
import { sampleKey, sampleLog, type SampleEntry } from './sample-log.ts';

/** Dice of three players in turn, eight rounds to a pair. */
export const sample = (): SampleEntry[] => [...sampleLog({ rounds: 60, players: 3, roundsAPair: 8 })];

/** The log of these rounds, its header, and the key that is trusted for it. */
export const log = exportOf(sample());
export const header = await headerOf(log);
export const key = formatVerifierKey(sampleKey);

/** The log's entries, to be changed. */
export const entries = (): ExportEntry[] => JSON.parse(JSON.stringify(log.entries)) as ExportEntry[]; // records share objects

/** An audit of other entries under the log's header. */
export const auditEntries = (changed: readonly ExportEntry[]): Verdict => auditLines(linesOfExport(header, changed));

const payoutOf = (entry: ExportEntry): string => String(roundOf(entry).final['payoutMinor']);
const indexOf = (wanted: (entry: ExportEntry) => boolean): number => log.entries.findIndex(wanted);

/** Indexes of one entry of each kind. */
export const WON = indexOf((entry) => isRound(entry) && payoutOf(entry) !== '0');
export const LOST = indexOf((entry) => isRound(entry) && payoutOf(entry) === '0' && roundOf(entry).number > 0);
export const REVEAL = indexOf((entry) => (entry.record as LogRecord).kind === 'seed');

/** The entries with one value altered. */
export const altered = (index: number, path: string, value: unknown): ExportEntry[] =>
  alteredIn(log.entries, index, path, value);
