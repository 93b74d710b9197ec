import { z } from 'zod';
import { canonicalText } from '../core/canonical.ts';
import { openCheckpoint, parseVerifierKey } from '../core/log/index.ts';
import { headerSchema, type ExportHeader } from './export-format.ts';
import { AuditInputError, linesOf } from './lines.ts';

/** Entries of the log to fetch; `to` is exclusive, by default the newest head's size. */
export interface RemoteRange {
  server: string;
  from: number;
  to: number | undefined;
}

const PAGE = 10_000; // most that one answer holds

/** What a log server answers at a path under /api/log. Throws AuditInputError when it does not, or refuses. */
export const fetchLog = async (server: string, path: string): Promise<Response> => {
  const url = `${server.replace(/\/+$/, '')}/api/log/${path}`;
  let response: Response;
  try {
    response = await fetch(url);
  } catch (error) {
    throw new AuditInputError(`${url} does not answer: ${causeOf(error)}`, { cause: error });
  }
  if (response.ok) return response;
  const body = (await response.text()).slice(0, 300);
  throw new AuditInputError(`${url} answers ${response.status}: ${messageOf(body)}`);
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

/** The lines of an export of a range, fetched page by page, under one header for all of it. */
export const remoteLines = async function* ({ server, from, to }: RemoteRange): AsyncGenerator<string[]> {
  const pageEnd = to === undefined ? undefined : Math.min(to, from + PAGE);
  const first = await fetchPage(server, from, pageEnd);
  const header = await headerFor(server, first.header, to);
  yield [canonicalText(header)];
  yield* first.lines;
  for (let at = first.header.to; at < header.to; at += PAGE) {
    yield* (await fetchPage(server, at, Math.min(header.to, at + PAGE))).lines;
  }
};

interface Page {
  header: ExportHeader;
  lines: AsyncGenerator<string[]>;
}

const fetchPage = async (server: string, from: number, to: number | undefined): Promise<Page> => {
  const response = await fetchLog(server, `entries?from=${from}${to === undefined ? '' : `&to=${to}`}`);
  if (!response.body) throw new AuditInputError(`${response.url} answers nothing`);
  const batches = linesOf(response.body);
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

const fetchConsistency = async (server: string, from: number, to: number): Promise<string[]> => {
  const response = await fetchLog(server, `proof/consistency?from=${from}&to=${to}`);
  return z.object({ proof: z.array(z.string()) }).parse(await response.json()).proof;
};
