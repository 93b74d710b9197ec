import {
  hashFromHex,
  openCheckpoint,
  parseVerifierKey,
  toHex,
  verifyConsistency,
  type Checkpoint,
  type NoteKey,
} from 'games-engine/log';
import { type ConsistencyAnswer, type TreeHead, ENTRIES_LIMIT } from 'server/contract';
import { keyOfHead, siteKeys } from '../site-keys.ts';

/** Answer of the log's server. */
export interface HeadSource {
  key(size: number): Promise<string>; // the key of a head of so many entries
  consistency(from: number, to: number): Promise<ConsistencyAnswer>;
}

/**
 * Result of checking a signed head. `pass`: signed, and the head before it is its beginning. `first`: signed, with none
 * before it. `key`, `signature`: of this head or the one before. `said`: the row has another size or root than the
 * note.
 */
export type HeadCheck = 'pass' | 'first' | 'key' | 'signature' | 'said' | 'consistency';

/** The head that a row's note signs, when it is what the row says. */
const opened = ({ note, size, root }: TreeHead, key: NoteKey): Checkpoint | 'signature' | 'said' => {
  const head = openCheckpoint(note, key);
  if (typeof head === 'string') return 'signature';
  const isSaid = head.size === size && toHex(head.root) === root;
  return isSaid ? head : 'said';
};

/** Checks a head by itself and against the one before it, in this browser. Rejects when the log does not answer. */
export const checkHead = async (
  head: TreeHead,
  before: TreeHead | undefined,
  source: HeadSource,
): Promise<HeadCheck> => {
  const key = parseVerifierKey((await source.key(head.size)).trim());
  const keyBefore = before && parseVerifierKey((await source.key(before.size)).trim());
  if (!key || (before && !keyBefore)) return 'key';
  const newer = opened(head, key);
  const older = before && keyBefore && opened(before, keyBefore);
  if (typeof newer === 'string') return newer;
  if (typeof older === 'string') return older;
  if (!older) return 'first';
  const { proof } = await source.consistency(older.size, newer.size);
  const hashes = Array.isArray(proof) ? proof.map((hash) => hashFromHex(hash) ?? new Uint8Array()) : [];
  const claim = { from: older.size, fromRoot: older.root, to: newer.size, toRoot: newer.root, proof: hashes };
  return verifyConsistency(claim) ? 'pass' : 'consistency';
};

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

/** Answer of the log's server: part of an export, and the proof between two sizes. */
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

const TOO_MANY = 429;

/** Waits as long as a refused request is told to. Throws when it is aborted meanwhile. */
const waitFor = async ({ headers }: Response, signal: AbortSignal | undefined): Promise<void> => {
  const seconds = Math.max(1, Number(headers.get('retry-after')) || 1);
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  signal?.throwIfAborted();
};

const answered = async (path: string, signal?: AbortSignal): Promise<Response> => {
  const answer = await fetch(`/api/log/${path}`, signal ? { signal } : {});
  if (answer.status === TOO_MANY) {
    await waitFor(answer, signal);
    return answered(path, signal);
  }
  if (!answer.ok) throw new Error(`the log answered ${answer.status}`);
  return answer;
};

const consistency = async (from: number, to: number): Promise<ConsistencyAnswer> =>
  (await answered(`proof/consistency?from=${from}&to=${to}`)).json() as Promise<ConsistencyAnswer>;

/** The heads' part of the log of the site that serves this page. */
export const siteHeads: HeadSource = {
  key: async (size) => keyOfHead(await siteKeys(), size),
  consistency,
};

/** The entries of the log of the site that serves this page. */
export const siteRange: RangeSource = {
  entries: async ({ from, to }, signal) => (await answered(`entries?from=${from}&to=${to}`, signal)).text(),
  consistency: async (from, to) => (await consistency(from, to)).proof,
};
