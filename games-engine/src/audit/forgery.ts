import { formatVerifierKey } from '../core/log/index.ts';
import { recordHash, type LogRecord, type RoundRecord } from '../core/record.ts';
import { reserveSigner } from '../core/solvency/reserve-proof.ts';
import type { AuditSummary, Failure } from './audit-summary.ts';
import { Auditor } from './auditor.ts';
import type { ExportEntry } from './export-format.ts';
import { exportOf, headerOf, linesOfExport } from './sample-export.ts';
import { sampleKey, type SampleEntry } from './sample-log.ts';

/** Result of an audit of lines. */
export interface Verdict {
  failures: Failure[];
  summary: AuditSummary;
  paths: string[]; // paths of the failures, in order
}

/** Audits lines as the command does. */
export const auditLines = (lines: readonly string[], key = formatVerifierKey(sampleKey)): Verdict => {
  const failures: Failure[] = [];
  const auditor = new Auditor({ key, findSigner: reserveSigner, onFailure: (failure) => failures.push(failure) });
  for (const line of lines) auditor.line(line);
  const summary = auditor.finish();
  if (summary.failures !== failures.length) throw new Error(`${summary.failures} failures, ${failures.length} told`);
  return { failures, summary, paths: failures.map((failure) => failure.difference.path) };
};

/** Gives every entry the index of its place and the hash of its record: what a careful forger would do. */
export const tidied = (changed: readonly ExportEntry[]): ExportEntry[] =>
  changed.map((entry, index) => ({ ...entry, index, hash: recordHash(entry.record as LogRecord) }));

/** The house itself forges: it makes a new tree of what it wrote and signs its head. */
export const resigned = async (changed: readonly ExportEntry[]): Promise<Verdict> => {
  const forged = exportOf(changed as readonly SampleEntry[]);
  return auditLines(linesOfExport(await headerOf(forged), forged.entries));
};

export const isRound = (entry: ExportEntry): boolean => (entry.record as LogRecord).kind === 'round';

export const roundOf = (entry: ExportEntry | undefined): RoundRecord => entry?.record as RoundRecord;

/** All entries, one of them with the value at a path of its record replaced; a function makes it of the one before. */
export const altered = (
  entries: readonly ExportEntry[],
  index: number,
  path: string,
  value: unknown,
): ExportEntry[] => {
  const entry = JSON.parse(JSON.stringify(entries[index])) as ExportEntry; // records share objects
  const changed = entries.with(index, entry);
  const keys = path.split('.');
  const [last = ''] = keys.splice(-1);
  const parent = keys.reduce<unknown>((at, key) => Object(at)[key] as unknown, changed[index]?.record);
  const before: unknown = Object(parent)[last];
  Reflect.set(parent as object, last, typeof value === 'function' ? value(before) : value);
  return changed;
};

/** The paths of every value inside a value. */
export const leavesOf = (value: unknown, path = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, member]) => leavesOf(member, path === '' ? name : `${path}.${name}`))
    : [path];

const others: Readonly<Record<string, string>> = {
  real: 'bonus',
  bonus: 'real',
  red: 'blue',
  blue: 'red',
  heads: 'tails',
  tails: 'heads',
  less: 'more',
  more: 'less',
  creator: 'joiner',
  joiner: 'creator',
};

/** A value that is as close to the one before as it can be and still of the same kind. */
export const near = (value: unknown): unknown => {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (typeof value !== 'string') return 'something';
  if (/^\d+$/.test(value)) return String(BigInt(value) + 1n);
  if (/^[0-9a-f]{64}$/.test(value)) return 'f'.repeat(64);
  return others[value] ?? `${value}x`;
};
