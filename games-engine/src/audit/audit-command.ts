import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Games } from '../core/games.ts';
import { formatVerifierKey, parseVerifierKey, toHex, type NoteKey } from '../core/log/index.ts';
import type { SolvencyRecord } from '../core/solvency/statement.ts';
import type { BeaconLights } from './beacon-lights.ts';
import { formatFailure, type Failure } from './audit-summary.ts';
import { RememberedClosings } from './closing-memory.ts';
import { EvidenceChecks, evidenceLine, findingLine } from './evidence/evidence-checks.ts';
import type { PlacedItem } from './evidence/evidence-file.ts';
import { headerSchema, type ExportHeader } from './export-format.ts';
import { forkText, HeadMemory, logFolder, openByAny, type ProofSource } from './head-memory.ts';
import { AuditInputError } from './lines.ts';
import { Progress } from './progress.ts';
import { fetchKey, fetchText, LogRefusedError, remoteLines, type RemoteRange } from './remote-log.ts';
import { createProgressReporter, summaryLines } from './report.ts';
import { runAudit } from './run-audit.ts';
import { chainOf, fetchChain, lookAtHead, noMemory, noteKeys, proofsOf, trustedKey } from './seen-head.ts';
import { cosignedLine, type Trust } from './trust.ts';

/** Trust and memory of an audit. */
export interface AuditQuestion extends Trust {
  state: string | undefined; // a folder
  closingsOf?: string | undefined; // the state folder of a witness, whose closings are compared
  evidence?: readonly PlacedItem[] | undefined; // evidence that a browser has kept
  lights?: BeaconLights | undefined; // beacons of void rounds
  onStatement?: ((record: SolvencyRecord) => void) | undefined;
  games: Games;
}

/** Output of an audit's findings and progress. */
export interface AuditOutput {
  print(line: string): void;
  progress: NodeJS.WriteStream | undefined;
}
type Batches = AsyncIterable<readonly string[]>;

/** The size of the newest head that enough witnesses have cosigned, as the log has it; undefined when there is none. */
export const cosignedSize = async (server: string, { key, witnesses, quorum }: Trust): Promise<number | undefined> => {
  const query = witnesses.map((each) => `&witness=${encodeURIComponent(formatVerifierKey(each))}`).join('');
  try {
    const note = await fetchText(server, `checkpoint/cosigned?quorum=${quorum}${query}`);
    const text = key ?? (await fetchKey(server));
    const trusted = parseVerifierKey(text);
    const head = trusted && openByAny(note, noteKeys(await fetchChain(server, { key: trusted, text })));
    return typeof head === 'object' ? head.size : undefined;
  } catch (error) {
    if (error instanceof LogRefusedError) return undefined;
    throw error;
  }
};

/** Audits a range of a running server's log; with a state folder only what was not checked before. */
export const auditLog = async (range: RemoteRange, question: AuditQuestion, output: AuditOutput): Promise<boolean> => {
  const head = question.quorum > 0 ? await cosignedSize(range.server, question) : undefined;
  const proofOf = proofsOf(range.server);
  if (question.state === undefined) return auditLines(remoteLines({ ...range, head }), question, proofOf, output);
  const pinned = await trustedKey(question.state, question.key, await fetchKey(range.server));
  const kept = pinned && openProgress(question.state, pinned.key, range.from);
  try {
    const from = kept?.state?.next ?? range.from;
    const end = range.to ?? head;
    if (end !== undefined && end < from)
      throw new AuditInputError(
        `all entries up to ${from} were checked before: there is nothing to check up to ${end}`,
      );
    if (from > range.from) output.print(`going on at entry ${from.toLocaleString('en')}`);
    return await auditLines(remoteLines({ ...range, from, head }), { ...question, kept }, proofOf, output);
  } finally {
    kept?.close();
  }
};

/** Audits an exported file; `proofOf` is whom to ask for proofs between heads, when somebody may be asked. */
export const auditFile = async (
  batches: Batches,
  question: AuditQuestion,
  proofOf: ProofSource | undefined,
  output: AuditOutput,
): Promise<boolean> => {
  const [header, all] = await peek(batches, 'the file is empty: not an export');
  const pinned = header && question.state !== undefined && (await trustedKey(question.state, question.key, header.key));
  if (!pinned || question.state === undefined) return auditLines(all, question, proofOf, output);
  const kept = openProgress(question.state, pinned.key, await beginningOf(question.state, pinned.key, header.from));
  try {
    const { from = header.from, next = header.from } = kept.state ?? {};
    const older = from === 0 && header.to < next ? await olderHead(header, question.state, pinned, kept) : undefined;
    if (older) {
      output.print(older.text);
      return older.isFine;
    }
    if (header.from > next || (header.from !== from && header.from !== next) || header.to < next)
      throw new AuditInputError(
        `entries ${from} to ${next} were checked before, and this export has ${header.from} to ${header.to}`,
      );
    if (next > from) output.print(`going on at entry ${next.toLocaleString('en')}`);
    return await auditLines(all, { ...question, kept }, proofOf, output);
  } finally {
    kept.close();
  }
};

/**
 * Compares a smaller head with the entries that were checked before. They decide without anybody's proof; a head that
 * is not of their history is a fork, and stays as evidence. Undefined when they cannot tell.
 */
const olderHead = async (
  header: ExportHeader,
  state: string,
  trusted: { key: NoteKey; text: string },
  kept: Progress,
): Promise<{ isFine: boolean; text: string } | undefined> => {
  const { key } = trusted;
  const { checkpoint } = header;
  const keys = noteKeys(chainOf(header, trusted));
  const head = openByAny(checkpoint, keys);
  const root = typeof head === 'object' ? kept.rootOf(head.size) : undefined;
  const memory = await HeadMemory.open(state, key, keys);
  if (typeof head === 'string' || root === undefined || memory.newest === 0) return undefined;
  const size = head.size.toLocaleString('en');
  if (root !== toHex(head.root)) {
    const why = `the entries that were checked before lead to another root at ${size}`;
    const fork = await memory.forkFrom(memory.newest, checkpoint, why);
    return fork && { isFine: false, text: forkText(key.name, fork) };
  }
  await memory.keep(checkpoint);
  const [fork] = await memory.forks();
  return {
    isFine: fork === undefined,
    text: fork ?? `the head of ${size} is of the history that was checked before: nothing is new`,
  };
};

const progressFile = (state: string, key: NoteKey, from: number): string =>
  join(logFolder(state, key), `progress-${from}.db`);

const openProgress = (state: string, key: NoteKey, from: number): Progress =>
  new Progress(progressFile(state, key, from));

/** The first entry of the audit that an export from here belongs to: one that began here, or one that has come here. */
const beginningOf = async (state: string, key: NoteKey, from: number): Promise<number> => {
  const names = await readdir(logFolder(state, key)).catch(() => []);
  const begun = names.flatMap((name) => Number(/^progress-(\d+)\.db$/.exec(name)?.[1] ?? Number.NaN));
  if (begun.includes(from)) return from;
  for (const each of begun.filter((first) => first < from)) {
    const progress = openProgress(state, key, each);
    const next = progress.state?.next;
    progress.close();
    if (next === from) return each;
  }
  return from;
};

const parseHeader = (line: string | undefined): ExportHeader | undefined => {
  try {
    return headerSchema.safeParse(JSON.parse(line ?? '')).data;
  } catch {
    return undefined;
  }
};

/** An export's header, if it is one, and all its lines. Throws AuditInputError when there are none. */
const peek = async (batches: Batches, whenEmpty: string): Promise<[ExportHeader | undefined, Batches]> => {
  const rest = batches[Symbol.asyncIterator]();
  const first = await rest.next();
  if (first.done === true || first.value.every((line) => line.trim() === '')) throw new AuditInputError(whenEmpty);
  const all = async function* (): AsyncGenerator<readonly string[]> {
    yield first.value;
    yield* { [Symbol.asyncIterator]: () => rest };
  };
  return [parseHeader(first.value[0]), all()];
};

/** The closings that the state folders remember of the log that signed the header. */
const rememberedBy = async (
  folders: readonly (string | undefined)[],
  key: string,
  chain: readonly NoteKey[] | undefined,
): Promise<RememberedClosings> => {
  const closings = new RememberedClosings();
  const house = parseVerifierKey(key);
  for (const folder of folders) if (folder !== undefined && house) await closings.read(folder, house, chain);
  return closings;
};

interface KeptQuestion extends AuditQuestion {
  kept?: Progress | undefined;
}

const auditLines = async (
  batches: Batches,
  question: KeptQuestion,
  proofOf: ProofSource | undefined,
  { print, progress: shown }: AuditOutput,
): Promise<boolean> => {
  const [header, all] = await peek(batches, 'the log answers with nothing: not an export');
  const { state, kept } = question;
  const pinned = header && state !== undefined ? await trustedKey(state, question.key, header.key) : undefined;
  const key = pinned?.text ?? question.key;
  const chain = header && pinned && noteKeys(chainOf(header, pinned));
  const heads =
    header && pinned && state !== undefined
      ? await lookAtHead(state, { key: pinned.key, chain }, header.checkpoint, proofOf)
      : noMemory;
  const cosigned = header && question.quorum > 0 ? cosignedLine(header.checkpoint, question) : undefined;
  const closings = await rememberedBy([state, question.closingsOf], key ?? header?.key ?? '', chain);
  for (const text of heads.forks) print(text);
  if (cosigned?.isEnough === false) print(cosigned.line);
  for (const line of kept?.failures ?? []) print(line);

  const progress = createProgressReporter(shown);
  const evidence =
    question.evidence &&
    new EvidenceChecks(question.evidence, question.games, (finding) => {
      progress.end();
      print(findingLine(finding));
    });
  const startedAt = performance.now();
  const roundsBefore = kept?.state?.summary.rounds ?? 0;
  const failures: Failure[] = []; // failures of heads seen before
  const summary = await runAudit(all, {
    key,
    games: question.games,
    witnesses: question,
    closings,
    evidence,
    lights: question.lights,
    onStatement: question.onStatement,
    kept,
    seen: heads.memory?.roots,
    onProgress: (now) => progress.report(now),
    onFailure: (failure) => {
      progress.end();
      if (failure.seenSize !== undefined) failures.push(failure);
      print(formatFailure(failure));
    },
  });
  progress.end();
  if (header) for (const text of await heads.settle(failures, summary.failures === 0, header)) print(text);
  const more = heads.forks.length + (cosigned?.isEnough === false ? 1 : 0) + (evidence?.summary.contradictions ?? 0);
  const whole = { ...summary, failures: summary.failures + more };
  const lines = [
    cosigned?.isEnough ? cosigned.line : undefined,
    closings.line,
    evidence && evidenceLine(evidence.summary),
  ];
  const extra = lines.filter((line) => line !== undefined);
  for (const line of summaryLines(whole, {
    elapsedMs: performance.now() - startedAt,
    key,
    roundsBefore,
    extra,
    quorum: question.quorum,
  }))
    print(line);
  return whole.failures === 0;
};
