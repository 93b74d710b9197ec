import { parseJson } from '../audit/entry-reading.ts';
import { canonicalText, contentHash } from '../core/canonical.ts';
import type { Difference } from '../core/difference.ts';
import {
  isSignedBy,
  openCheckpoint,
  parseNote,
  parseVerifierKey,
  signNote,
  toBase64,
  type Checkpoint,
  type NoteKey,
  type NoteSigner,
} from '../core/log/index.ts';
import { signedReportSchema, type AuditReport, type SignedReport } from './report-format.ts';

// The first line holds white space, which no log's name may: the text is never that of a tree head, a receipt or a closing.
const TITLE = 'glasshouse audit report v1';

/** The text that the log's key signs. `origin`: the log's name. */
export const reportText = (origin: string, report: AuditReport, head: Checkpoint): string => {
  const { from, to, game, version } = report.subject;
  return [
    TITLE,
    origin,
    `from ${from}`,
    `to ${to}`,
    `game ${game ?? '*'}`,
    `version ${version ?? '*'}`,
    `made ${report.madeAt}`,
    `by ${report.madeBy.id}`,
    `head ${head.size} ${toBase64(head.root)}`,
    `report ${contentHash(report)}`,
    '',
  ].join('\n');
};

const headOf = (report: AuditReport, key: NoteKey): Checkpoint => {
  const head = openCheckpoint(report.log.checkpoint, key);
  if (typeof head === 'string') throw new RangeError(`the report's head is ${head}`);
  return head;
};

/** Signs a report. Throws a RangeError when its head is none of this key's. */
export const signReport = (report: AuditReport, key: NoteKey, sign: NoteSigner): SignedReport => ({
  note: signNote(reportText(key.name, report, headOf(report, key)), key, sign),
  report,
});

/** The file that is published: RFC 8785. */
export const reportFile = (signed: SignedReport): string => canonicalText(signed);

/** A report whose signature is good, and the head that it stands under. */
export interface OpenedReport {
  report: AuditReport;
  key: NoteKey;
  head: Checkpoint;
}

const wrong = (path: string, expected: string, got: string): { difference: Difference } => ({
  difference: { path, expected, got },
});

/** The report of a file, not a letter of which may differ from what was signed; its signature is not looked at. */
export const readReport = (text: string): SignedReport | { difference: Difference } => {
  const value = parseJson(text);
  const parsed = signedReportSchema.safeParse(value);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return wrong(issue?.path.join('.') ?? '', issue?.message ?? 'a report', 'something else');
  }
  const canonical = canonicalText(value);
  return canonical === text ? parsed.data : wrong('', 'the canonical text (RFC 8785)', 'another text of the same JSON');
};

/** A report that the trusted key has signed, or what is wrong with it. `trusted`: a verifier key; the report's own unless given. */
export const openReport = (
  { note, report }: SignedReport,
  trusted: string | undefined,
): OpenedReport | { difference: Difference } => {
  if (trusted !== undefined && trusted !== report.log.key) return wrong('report.log.key', trusted, report.log.key);
  const key = parseVerifierKey(report.log.key);
  if (!key) return wrong('report.log.key', 'a verifier key', report.log.key);
  const head = openCheckpoint(report.log.checkpoint, key);
  if (typeof head === 'string') return wrong('report.log.checkpoint', `a head signed by ${key.name}`, head);
  const signed = parseNote(note);
  if (!signed || !isSignedBy(signed, key)) return wrong('note', `a note signed by ${key.name}`, 'a bad signature');
  const text = reportText(key.name, report, head);
  if (signed.text === text) return { report, key, head };
  const [lines, due] = [signed.text.split('\n'), text.split('\n')];
  const at = due.findIndex((line, index) => line !== lines[index]);
  return wrong('note', due[at] ?? 'no further line', lines[at] ?? 'nothing');
};
