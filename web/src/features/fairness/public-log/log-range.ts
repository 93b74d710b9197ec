import { ENTRIES_LIMIT } from 'server/contract';

/** Entries [from, to) of the log. */
export interface LogRange {
  from: number;
  to: number;
}

/** Most entries in one file: what a browser can hold before it saves it. */
export const MAX_ENTRIES = 20 * ENTRIES_LIMIT;

/** The range that two fields name, of a log of so many entries; undefined when it is none. */
export const rangeOf = (fromText: string, toText: string, size: number): LogRange | undefined => {
  const [from, to] = [fromText, toText].map((text) => (/^\d{1,15}$/.test(text.trim()) ? Number(text) : Number.NaN));
  if (from === undefined || to === undefined) return undefined;
  return from < to && to <= size && to - from <= MAX_ENTRIES ? { from, to } : undefined;
};

/** What the log's server answers: part of an export, and the proof between two sizes. */
export interface RangeSource {
  entries(range: LogRange, signal: AbortSignal): Promise<string>;
  consistency(from: number, to: number): Promise<readonly string[]>;
}

interface Header {
  checkpoint: string;
  to: number;
}

const sizeOf = ({ checkpoint }: Header): number => Number(checkpoint.split('\n')[1]);

/** The header of the first part, stretched over the whole range: its head, and the proof that leads there from the end. */
const stretched = async (line: string, to: number, source: RangeSource): Promise<string> => {
  const header = JSON.parse(line) as Header;
  if (header.to === to) return line;
  const size = sizeOf(header);
  return JSON.stringify({ ...header, to, consistency: to < size ? await source.consistency(to, size) : [] });
};

export interface RangeOptions {
  signal: AbortSignal;
  onProgress(done: number): void; // entries
}

/** One export of a range of any length, fetched in parts, under one header. Rejects when a part does not come. */
export const downloadRange = async (
  { from, to }: LogRange,
  source: RangeSource,
  { signal, onProgress }: RangeOptions,
): Promise<Blob> => {
  const parts: string[] = [];
  for (let at = from; at < to; at += ENTRIES_LIMIT) {
    const end = Math.min(to, at + ENTRIES_LIMIT);
    // oxlint-disable-next-line no-await-in-loop -- one after the other: a range may have many parts
    const text = await source.entries({ from: at, to: end }, signal);
    const cut = text.indexOf('\n');
    if (cut < 0) throw new Error('the log did not answer with an export');
    // oxlint-disable-next-line no-await-in-loop -- only of the first part
    if (at === from) parts.push(`${await stretched(text.slice(0, cut), to, source)}\n`);
    parts.push(text.slice(cut + 1));
    onProgress(end - from);
  }
  return new Blob(parts, { type: 'application/x-ndjson' });
};
