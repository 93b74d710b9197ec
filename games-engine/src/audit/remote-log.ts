import { z } from 'zod';
import { canonicalText } from '../core/canonical.ts';
import { hashFromHex, openCheckpoint, parseVerifierKey, type KeyList } from '../core/log/index.ts';
import { headerSchema, keyListSchema, type ExportHeader } from './export-format.ts';
import { memberGivenTwice } from '../core/strict-json.ts';
import { AuditInputError, linesOf } from './lines.ts';

/** Entries of the log to fetch; `to` is exclusive, by default the head's size. */
export interface RemoteRange {
  server: string;
  from: number;
  to: number | undefined;
  head?: number | undefined; // size of the signed head that they are tied to; the newest when it is left out
}

const PAGE = 10_000; // most that one answer holds
const ANSWER_MS = 30_000; // to begin
const TOO_MANY = 429;
const MAX_WAITS = 30;
const MAX_WAIT_MS = 60_000;
const MAX_ANSWER_BYTES = 8 << 20; // limit of answers that are no page of entries: a round of thousands of bets is the longest

/** The log answers, but not with what was asked for: it has no such thing, or will not show it. */
export class LogRefusedError extends AuditInputError {
  constructor(message: string) {
    super(message);
    this.name = 'LogRefusedError';
  }
}

const urlOf = (server: string, path: string): string => {
  const url = `${server.replace(/\/+$/, '')}/api/log/${path}`;
  if (!/^https?:\/\//.test(server) || !URL.canParse(url))
    throw new AuditInputError(`--server takes an address like http://127.0.0.1:3000, got ${JSON.stringify(server)}`);
  return url;
};

const askLog = async (url: string, init: RequestInit): Promise<Response> => {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(new Error(`nothing came in ${ANSWER_MS / 1000} s`)), ANSWER_MS);
  try {
    return await fetch(url, { ...init, signal: patience.signal });
  } catch (error) {
    throw new AuditInputError(`${url} does not answer: ${causeOf(error)}`, { cause: error });
  } finally {
    clearTimeout(timer);
  }
};

/** Time that an overloaded log wants to be left alone, at most MAX_WAIT_MS. */
const waitOf = ({ headers }: Response): number =>
  Math.min(MAX_WAIT_MS, 1000 * Math.max(1, Number(headers.get('retry-after')) || 1));

/**
 * Fetches a path under /api/log of a log server. Waits as long as it is told to when it asks too often. Throws
 * AuditInputError when the server does not answer, LogRefusedError when it refuses.
 */
export const fetchLog = async (server: string, path: string, init: RequestInit = {}): Promise<Response> => {
  const url = urlOf(server, path);
  let response = await askLog(url, init);
  for (let waits = 0; response.status === TOO_MANY && waits < MAX_WAITS; waits += 1) {
    await response.body?.cancel();
    await new Promise((resolve) => setTimeout(resolve, waitOf(response)));
    response = await askLog(url, init);
  }
  if (response.ok) return response;
  const body = (await textOf(response)).slice(0, 300);
  const message = `${url} answers ${response.status}: ${messageOf(body)}`;
  const isRefusal = response.status < 500 && response.status !== TOO_MANY; // too many questions say nothing of the log
  throw isRefusal ? new LogRefusedError(message) : new AuditInputError(message);
};

const causeOf = (error: unknown): string => {
  const { cause, message } = error as Error;
  return cause instanceof Error ? cause.message : message;
};

const messageOf = (body: string): string => {
  try {
    return String((JSON.parse(body) as { msg?: unknown }).msg ?? body);
  } catch {
    return body;
  }
};

/** The pieces of an answer; a connection that breaks is no fault of the log. */
const piecesOf = async function* (response: Response): AsyncGenerator<Uint8Array> {
  try {
    for await (const piece of response.body ?? []) yield piece as Uint8Array;
  } catch (error) {
    throw new AuditInputError(`${response.url} broke off: ${causeOf(error)}`, { cause: error });
  }
};

const textOf = async (response: Response): Promise<string> => {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of piecesOf(response)) {
    pieces.push(piece);
    bytes += piece.length;
    if (bytes > MAX_ANSWER_BYTES)
      throw new AuditInputError(`${response.url} answers with more than ${MAX_ANSWER_BYTES} bytes: not a log`);
  }
  return Buffer.concat(pieces).toString('utf8');
};

/** A text that the log answers: a note, a key. */
export const fetchText = async (server: string, path: string): Promise<string> => textOf(await fetchLog(server, path));

/** An answer of this shape. Throws AuditInputError for anything else. */
export const fetchJson = async <T>(server: string, path: string, schema: z.ZodType<T>): Promise<T> => {
  const text = await fetchText(server, path);
  const parsed = schema.safeParse(parseJson(text));
  const twice = parsed.success ? memberGivenTwice(text) : undefined;
  if (twice !== undefined) throw new AuditInputError(`${urlOf(server, path)} gives ${JSON.stringify(twice)} twice`);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const where = issue?.path.length ? ` at ${issue.path.join('.')}` : '';
  throw new AuditInputError(`${urlOf(server, path)} does not answer as a log does: ${issue?.message ?? ''}${where}`);
};

/** The key that the log says is its own. */
export const fetchKey = async (server: string): Promise<string> => (await fetchText(server, 'key')).trim();

const proofSchema = z.object({ proof: z.array(z.string()).max(64) });

/** A proof's hashes; one that is no hash is empty, so that the proof leads nowhere. */
export const fetchProof = async (server: string, path: string): Promise<Uint8Array[]> => {
  const { proof } = await fetchJson(server, `proof/${path}`, proofSchema);
  return proof.map((hex) => hashFromHex(hex) ?? new Uint8Array());
};

/** The lines of an export of a range, fetched page by page, under one header for all of it. */
export const remoteLines = async function* ({ server, from, to, head }: RemoteRange): AsyncGenerator<string[]> {
  const page = (at: number, end: number | undefined): Promise<Page> => fetchPage(server, at, end, head);
  const first = await page(from, to === undefined ? undefined : Math.min(to, from + PAGE));
  const header = await headerFor(server, first.header, to);
  yield [canonicalText(header)];
  yield* first.lines;
  for (let at = first.header.to; at < header.to; at += PAGE) {
    yield* (await page(at, Math.min(header.to, at + PAGE))).lines;
  }
};

interface Page {
  header: ExportHeader;
  lines: AsyncGenerator<string[]>;
}

const fetchPage = async (
  server: string,
  from: number,
  to: number | undefined,
  head: number | undefined,
): Promise<Page> => {
  const query = Object.entries({ from, to, head }).flatMap(([name, n]) => (n === undefined ? [] : [`${name}=${n}`]));
  const response = await fetchLog(server, `entries?${query.join('&')}`);
  const batches = linesOf(piecesOf(response));
  const batch = (await batches.next()).value ?? [];
  const header = headerSchema.safeParse(parseJson(batch[0] ?? ''));
  if (!header.success) throw new AuditInputError(`${response.url} does not answer with an export`);
  const lines = async function* (): AsyncGenerator<string[]> {
    if (batch.length > 1) yield batch.slice(1);
    yield* batches;
  };
  return { header: header.data, lines: lines() };
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The first page's header, stretched over the whole range: its head, and the proof that leads there from the end. */
const headerFor = async (server: string, first: ExportHeader, to: number | undefined): Promise<ExportHeader> => {
  const key = parseVerifierKey(first.key);
  const head = key && openCheckpoint(first.checkpoint, key);
  const size = typeof head === 'object' ? head.size : first.to; // a bad signature is the audit's to report
  const end = Math.min(to ?? size, size);
  if (end === first.to) return first;
  return { ...first, to: end, consistency: end < size ? await fetchConsistency(server, end, size) : [] };
};

/** The log's newest head with all changes of its key; undefined where it does not say. */
export const fetchKeys = async (server: string): Promise<KeyList | undefined> => {
  try {
    return await fetchJson(server, 'keys', keyListSchema);
  } catch (error) {
    if (error instanceof AuditInputError) return undefined;
    throw error;
  }
};

const fetchConsistency = async (server: string, from: number, to: number): Promise<string[]> => {
  const { proof } = await fetchJson(server, `proof/consistency?from=${from}&to=${to}`, proofSchema);
  return proof;
};
