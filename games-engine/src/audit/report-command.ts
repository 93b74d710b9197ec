import { readFile } from 'node:fs/promises';
import { jsonOfPage, isPage, reportHtml } from '../audit-report/report-html.ts';
import { openReport, readReport, type OpenedReport } from '../audit-report/report-note.ts';
import { ReportTally } from '../audit-report/report-export.ts';
import { wrongSheets } from '../audit-report/report-sheets.ts';
import { wrongSums } from '../audit-report/report-sums.ts';
import type { SignedReport } from '../audit-report/report-format.ts';
import type { Analyses } from '../core/analysis/analyses.ts';
import { formatDifference, type Difference } from '../core/difference.ts';
import type { Games } from '../core/games.ts';
import { openCheckpoint, parseVerifierKey, toHex } from '../core/log/index.ts';
import type { LogRecord } from '../core/record.ts';
import { formatFailure, type AuditSummary } from './audit-summary.ts';
import { entrySchema, headerSchema, type ExportHeader } from './export-format.ts';
import type { ProofSource } from './head-memory.ts';
import { AuditInputError } from './lines.ts';
import { runAudit } from './run-audit.ts';
import { lookAtHead, trustedKey } from './seen-head.ts';

type Batches = AsyncIterable<readonly string[]>;
type Print = (line: string) => void;

/** Report to check, and its reference. */
export interface ReportQuestion {
  file: string;
  key: string | undefined; // the verifier key that is trusted
  state: string | undefined; // the folder that remembers heads
  proofOf: ProofSource | undefined;
  entries: Batches | undefined; // an export to add up again
  games: Games;
  analyses: Analyses;
}

const MAX_BYTES = 64 * 1024 * 1024;

const readText = async (file: string): Promise<string> => {
  try {
    const bytes = await readFile(file);
    if (bytes.length > MAX_BYTES) throw new AuditInputError(`${file} has more than ${MAX_BYTES} bytes: not a report`);
    return bytes.toString('utf8');
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    throw new AuditInputError(`${file} cannot be read: ${error.message}`, { cause: error });
  }
};

/** The report of a file; a page must say what its data say, to the letter. */
const signedOf = (text: string): SignedReport | { difference: Difference } => {
  if (!isPage(text)) return readReport(text);
  const signed = readReport(jsonOfPage(text) ?? '');
  if ('difference' in signed || reportHtml(signed) === text) return signed;
  return { difference: { path: 'the page', expected: 'what its data say', got: 'something else' } };
};

const parseHeader = (line: string): ExportHeader => {
  try {
    return headerSchema.parse(JSON.parse(line));
  } catch {
    throw new AuditInputError('--file takes an export of the log');
  }
};

const recordOf = (line: string): { index: number; record: LogRecord } | undefined => {
  try {
    const { index, record } = entrySchema.parse(JSON.parse(line));
    return { index, record: record as LogRecord };
  } catch {
    return undefined; // the audit of the entries says what is wrong with it
  }
};

/** Hands the lines on, and each entry to the tally. */
const tallied = async function* (
  batches: Batches,
  tally: ReportTally,
  onHeader: (header: ExportHeader) => void,
): AsyncGenerator<readonly string[]> {
  let isOpen = false;
  for await (const lines of batches) {
    for (const line of lines) {
      const entry = isOpen ? recordOf(line) : undefined;
      if (!isOpen) onHeader(parseHeader(line));
      isOpen = true;
      if (entry) tally.take(entry.index, entry.record);
    }
    yield lines;
  }
};

/** True when the entries lead to the report's own head: they end under it, or pass its size. */
const isTied = (header: ExportHeader, summary: AuditSummary, { head }: OpenedReport): boolean => {
  const signer = parseVerifierKey(header.key); // the audit has led to it from the report's
  const shown = signer ? openCheckpoint(header.checkpoint, signer) : 'malformed';
  if (summary.head?.isConfirmed !== true || typeof shown === 'string') return false;
  const isSame = shown.size === head.size && toHex(shown.root) === toHex(head.root);
  return isSame || (header.from < head.size && head.size <= header.to);
};

/** Replays an export and adds it up again. Gives how many failures it found. */
const checkEntries = async (batches: Batches, opened: OpenedReport, games: Games, print: Print): Promise<number> => {
  const { report, head } = opened;
  const tally = new ReportTally(opened);
  let header: ExportHeader | undefined;
  const summary = await runAudit(
    tallied(batches, tally, (read) => (header = read)),
    {
      key: report.log.key,
      games,
      seen: new Map([[head.size, toHex(head.root)]]),
      onFailure: (failure) => print(formatFailure(failure)),
    },
  );
  if (!header) throw new AuditInputError('the export is empty');
  const { leaves } = report.log;
  if (leaves && (header.from > leaves.from || header.to < leaves.to))
    throw new AuditInputError(
      `the report is of leaves ${leaves.from} to ${leaves.to}, and this export has ${header.from} to ${header.to}`,
    );
  if (!isTied(header, summary, opened))
    throw new AuditInputError(`this export does not lead to the report's head of ${head.size} entries`);
  const differences = tally.differences(header.from, header.to);
  for (const difference of differences) print(`FAIL ${formatDifference(difference)}`);
  const { left } = tally;
  for (const game of left)
    print(
      `not added up to the end: ${game}, some of whose rounds are not in the log yet; only that no less is reported`,
    );
  if (summary.failures + differences.length === 0)
    print(`${summary.rounds.toLocaleString('en')} rounds replayed: ${sumsText(left)}`);
  return summary.failures + differences.length;
};

const sumsText = (left: readonly string[]): string =>
  `their sums, void rounds and approvals are as reported${left.length === 0 ? '' : `, but for ${left.join(', ')}`}`;

/** Compares the report's head with those seen before. Gives how many forks there are. */
const checkHead = async (
  { state, proofOf }: ReportQuestion,
  { report, key, head }: OpenedReport,
  print: Print,
): Promise<number> => {
  if (state === undefined) return 0;
  const verdict = await lookAtHead(state, { key }, report.log.checkpoint, proofOf);
  for (const text of verdict.forks) print(text);
  for (const text of await verdict.settle([], false, { from: 0, to: 0 })) print(text);
  if (verdict.forks.length === 0 && verdict.memory?.roots.has(head.size) === true)
    print(`head of ${head.size} entries: of one history with those seen before`);
  return verdict.forks.length;
};

const subjectText = ({ report: { subject, madeAt, madeBy } }: OpenedReport): string => {
  const { from, to, game, version } = subject;
  const what = game === null ? 'every game' : `${game}${version === null ? '' : `, version ${version}`}`;
  const [begin, end, day] = [from, to, madeAt].map((at) => new Date(at).toISOString());
  return `report of ${what} from ${begin} to ${end}, made ${day} by ${madeBy.nick} (${madeBy.id})`;
};

const sumOf = <T>(list: readonly T[], amountOf: (each: T) => number): number =>
  list.reduce((total, each) => total + amountOf(each), 0);

/** Faults and unchecked parts that the report itself states. */
const saidLines = ({ report: { gaps, ledger, unchecked } }: OpenedReport): string[] => {
  const parts = [
    [gaps.count, 'gaps that the report itself tells of'],
    [ledger.unmatched, 'entries that do not match the ledger, as the report itself tells'],
    [sumOf(unchecked, ({ open }) => open), 'rounds that were not over and are not counted'],
    [sumOf(unchecked, ({ secret }) => secret), 'rounds whose seeds were not revealed yet'],
    [sumOf(unchecked, ({ version1 }) => version1), 'rounds of version 1, which the house could have chosen'],
    [sumOf(unchecked, ({ simulated }) => simulated), 'rounds drawn with a beacon that proves nothing about the house'],
    [sumOf(unchecked, ({ thirdParty }) => thirdParty), 'rounds drawn by random.org'],
  ] as const;
  return parts.filter(([count]) => count > 0).map(([count, what]) => `${count.toLocaleString('en')} ${what}`);
};

/** Checks a signed report: its signature, its head, its sums, and with an export what the entries say. */
export const auditReport = async (question: ReportQuestion, print: Print): Promise<boolean> => {
  const { file, state, key, entries, games, analyses } = question;
  const signed = signedOf(await readText(file));
  const known = 'difference' in signed ? undefined : await trustedKey(state, key, signed.report.log.key);
  const opened = 'difference' in signed ? signed : openReport(signed, known?.text ?? key);
  if ('difference' in opened) {
    print(`FAIL ${formatDifference(opened.difference)}`);
    return false;
  }
  print(subjectText(opened));
  const { differences, unmade } = wrongSheets(analyses, opened.report);
  const wrong = [...wrongSums(opened.report, opened.head), ...differences];
  for (const difference of wrong) print(`FAIL ${formatDifference(difference)}`);
  for (const name of unmade) print(`not compared: the PAR sheet of ${name}, which this program cannot make`);
  const forks = await checkHead(question, opened, print);
  const failures = wrong.length + forks + (entries ? await checkEntries(entries, opened, games, print) : 0);
  for (const line of saidLines(opened)) print(line);
  if (!entries) print('its rounds were not replayed and not added up: give --file <export>');
  if (key === undefined && known?.text === opened.report.log.key && state === undefined)
    print('no key was given: the signature was checked against the key that came with it. Give --key to pin one');
  print(failures === 0 ? 'OK: signed, and its sums hold' : `${failures} ${failures === 1 ? 'FAILURE' : 'FAILURES'}`);
  return failures === 0;
};
