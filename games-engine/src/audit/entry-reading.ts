import { canonicalText } from '../core/canonical.ts';
import type { Difference } from '../core/difference.ts';
import type { Json } from '../core/json.ts';
import type { LogRecord, RoundRecord } from '../core/record.ts';
import { hashOf } from '../verify-step.ts';
import type { ExportEntry } from './export-format.ts';

/** A value from its JSON, or undefined when the text is none. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** True for the one text of its value: no member given twice, no stray space. Different readers read it alike. */
export const isCanonical = (value: unknown, text: string): boolean => {
  try {
    return canonicalText(value) === text;
  } catch {
    return true; // it has none, which is said of the record
  }
};

const MAX_SHOWN = 80; // characters of a line

/** Fault of a line, and its beginning. */
export const lineIssue = (text: string, expected: string, path: readonly PropertyKey[] = []): Difference => ({
  path: path.join('.'),
  expected,
  got: text.slice(0, MAX_SHOWN),
});

/** Difference reported for a line that is not canonical. */
export const notCanonical = (text: string): Difference =>
  lineIssue(text, 'the canonical text of its value (RFC 8785), without stray spaces or a member given twice', ['line']);

/** True when a record calls itself a round; the rest of it is not looked at. */
export const isRound = (record: unknown): record is RoundRecord =>
  typeof record === 'object' && record !== null && (record as { kind?: unknown }).kind === 'round';

/** Difference between the hash beside a record and that of its canonical text, or its absence. */
export const hashDifference = ({ hash }: ExportEntry, record: LogRecord): Difference | undefined => {
  const expected = hashOf(record);
  if (expected === undefined)
    return { path: 'record', expected: 'a record that has a canonical text', got: nameOf(record) };
  return hash === expected ? undefined : { path: 'hash', expected, got: hash };
};

/** Fault that a schema found in a record, and its place. */
export const recordIssue = (
  issue: { path: PropertyKey[]; message: string } | undefined,
  record: unknown,
): Difference => {
  const keys = (issue?.path ?? []).map(String);
  const got = keys.reduce<unknown>((value, key) => Object(value)[key], record);
  return { path: keys.join('.') || 'record', expected: issue?.message ?? 'a record', got: got as Json };
};

/** Name of a record in failures. */
export const nameOf = (record: unknown): string => {
  const { kind, id, game, version, event, commitment, pair, day, number } = Object(record) as Record<string, unknown>;
  if (kind === 'round') return `round ${String(id)}`;
  if (kind === 'config') return `config ${String(game)} ${String(version)}`;
  if (kind === 'config.event') return `${String(event)} of config ${String(game)} ${String(version)}`;
  if (kind === 'guardrail') return `guardrails ${String(game)} ${String(version)}`;
  if (kind === 'commitment') return `commitment ${String(commitment)}`;
  if (kind === 'solvency') return `statement of day ${String(day)}`;
  if (kind === 'key') return `change ${String(number)} of the log's key`;
  if (kind === 'pair') return `commitment of pair ${String(pair)}`;
  return kind === 'seed' ? `reveal of ${String(commitment)}` : 'a record of no kind';
};
