import { leafFault } from '../core/leaf-faults.ts';
import { sha256Hex } from '#digest';
import { firstDifference, type Difference } from '../core/difference.ts';
import { CompactRange, hashFromHex, leafHash, toHex, type NoteKey } from '../core/log/index.ts';
import type { ConfigRecord } from '../core/record.ts';
import type { Games } from '../core/games.ts';
import { houseGames } from '../games/registry.ts';
import { STATE_VERSION, type AuditState, type WithheldRounds } from './audit-state.ts';
import { noEntries, type AuditSummary, type Failure } from './audit-summary.ts';
import type { BeaconLights } from './beacon-lights.ts';
import type { RememberedClosings } from './closing-memory.ts';
import type { EvidenceChecks } from './evidence/evidence-checks.ts';
import { isCanonical, isRound, lineIssue, nameOf, notCanonical, parseJson } from './entry-reading.ts';
import {
  configRecordSchema,
  entryLine,
  entrySchema,
  headerSchema,
  type ExportEntry,
  type ExportHeader,
} from './export-format.ts';
import { openHead, provesConfig, rootDifference, type Head } from './head.ts';
import { Records, type RecordsStart } from './records.ts';
import type { SoundRound } from './round-checks.ts';
import { readSharedLine } from './shared-line.ts';
import type { FindSigner } from './solvency-statements.ts';
import type { SolvencyRecord } from '../core/solvency/statement.ts';

export type { AuditSummary, Failure };

export interface AuditorOptions {
  /** The verifier key that is trusted. Without one the export's own key is taken, which proves only that it fits itself. */
  key?: string | undefined;
  /**
   * Store of rounds that wait for their seed. Without it they are not drawn again once it is revealed: for an audit in
   * one go.
   */
  withheld?: WithheldRounds | undefined;
  /** Roots of heads that were seen before, hex by size: each must be the root of the entries up to there. */
  seen?: ReadonlyMap<number, string> | undefined;
  /** Witnesses of closings, and the number of them that must have signed in time; without them none is counted. */
  witnesses?: { witnesses: readonly NoteKey[]; quorum: number } | undefined;
  /** Closings that witnesses remember: the log's rounds must have been closed so. */
  closings?: RememberedClosings | undefined;
  /** Evidence kept by a browser: it meets every record. */
  evidence?: EvidenceChecks | undefined;
  /** Lights of void rounds, which no record holds. */
  lights?: BeaconLights | undefined;
  /** Checks the signatures of reserves; without it none is. */
  findSigner?: FindSigner | undefined;
  /** Told of each statement of solvency that nothing is wrong with. */
  onStatement?: ((record: SolvencyRecord) => void) | undefined;
  /** Games whose rounds the log holds; the house's own by default. */
  games?: Games | undefined;
  /** Told of the hash of each entry that was read in its place, hex. */
  onLeaf?: ((index: number, hash: string) => void) | undefined;
  onFailure(failure: Failure): void;
}

/** Checks an export line by line, in memory that does not grow with it. */
export class Auditor {
  readonly #options: AuditorOptions;
  readonly #games: Games;
  #records: Records;
  #header: ExportHeader | undefined;
  #head: Head | undefined;
  #tree: CompactRange | undefined; // undefined: an entry is missing, so no root can be told any more
  readonly #before: AuditState | undefined; // state of an earlier run
  #isOpen = false; // the header was read
  #isBroken = false; // the header is not to be trusted, so nothing is gone on from here
  #headerHash = '';
  #skip = 0; // lines that were checked in an earlier run
  #from = 0;
  #line = 0;
  #next = 0; // the index that must come
  readonly #summary: AuditSummary;

  /** `before`: goes on where an earlier run of the same log was saved. */
  constructor(options: AuditorOptions, before?: AuditState) {
    this.#options = options;
    this.#games = options.games ?? houseGames;
    this.#before = before;
    this.#summary = before ? structuredClone(before.summary) : noEntries();
    this.#records = this.#openRecords({ isWhole: false });
  }

  /** Progress of the audit. */
  get progress(): { entries: number; of: number | undefined; failures: number } {
    const { entries, failures } = this.#summary;
    return { entries, of: this.#header && this.#header.to - this.#from, failures };
  }

  /** State to continue from. Undefined when the header was bad: then nothing that followed it counts. */
  save(): AuditState | undefined {
    if (!this.#isOpen || this.#isBroken) return undefined;
    return {
      version: STATE_VERSION,
      from: this.#from,
      next: this.#next,
      line: this.#line,
      header: this.#headerHash,
      tree: this.#tree?.hashes.map(toHex) ?? null,
      ...this.#records.save(),
      summary: structuredClone(this.#summary),
    };
  }

  /** Takes the next line, without its line feed. */
  line(received: string): void {
    const text = received.endsWith('\r') ? received.slice(0, -1) : received; // the line ends of Windows are no fault
    this.#line += 1;
    if (!this.#isOpen) {
      this.#isOpen = true;
      this.#open(text);
      return;
    }
    if (this.#skip > 0) {
      this.#skip -= 1;
      return;
    }
    if (this.#soundShared(text)) return;
    const value = parseJson(text);
    if (this.#soundSolo(value, text)) return;
    if (value !== undefined && !isCanonical(value, text)) this.#fail(`entry ${this.#next}`, notCanonical(text));
    const entry = this.#parse(value, text);
    if (entry) this.#entry(entry);
  }

  /** Ends the audit: everything that only the end can tell. */
  finish(): AuditSummary {
    if (!this.#isOpen) this.#fail('the export', { path: '', expected: 'a header', got: 'nothing' });
    this.#line = 0;
    const header = this.#header;
    if (header) this.#compareKeys(header);
    if (header && this.#next < header.to)
      this.#fail('the export', { path: 'to', expected: header.to, got: this.#next });
    if (header && this.#head && this.#tree && this.#next === header.to) {
      const difference = rootDifference(header, this.#head, this.#tree);
      if (difference) this.#fail('the signed head', difference);
      this.#summary.head = { size: this.#head.size, origin: this.#head.origin, isConfirmed: difference === undefined };
    }
    this.#records.finish();
    this.#options.evidence?.finish();
    return this.#summary;
  }

  #fail(what: string, difference: Difference, index?: number): void {
    this.#summary.failures += 1;
    const line = index === undefined ? this.#line : index - this.#from + 2;
    this.#options.onFailure({ line, what, difference });
  }

  #open(text: string): void {
    this.#isBroken = true; // until it was read
    const value = parseJson(text);
    if (value !== undefined && !isCanonical(value, text)) this.#fail('the header', notCanonical(text));
    const parsed = headerSchema.safeParse(value);
    if (!parsed.success) {
      const issue = parsed.error.issues[0];
      this.#fail('the header', lineIssue(text, issue?.message ?? 'a header', issue?.path));
      return;
    }
    const header = parsed.data;
    this.#header = header;
    this.#headerHash = sha256Hex(text);
    const head = openHead(header, this.#options.key);
    if ('difference' in head) this.#fail('the header', head.difference);
    else this.#head = head;
    if (this.#head) this.#options.evidence?.open(this.#head.chain, header.from === 0);
    const isGood = this.#before ? this.#resume(this.#before, header) : this.#begin(header);
    this.#isBroken = !isGood || this.#head === undefined;
    this.#compareSeen();
  }

  #openRecords(from: RecordsStart): Records {
    return new Records(from, {
      games: this.#games,
      summary: this.#summary,
      withheld: this.#options.withheld,
      witnesses: this.#options.witnesses,
      closings: this.#options.closings,
      lights: this.#options.lights,
      findSigner: this.#options.findSigner,
      onStatement: this.#options.onStatement,
      headSize: () => this.#head?.size ?? 0,
      logKeys: () => this.#head?.chain,
      changeAt: (index) => this.#header?.keys?.find((each) => each.index === index)?.record,
      onLateFailure: (index, record, difference) => this.#fail(`entry ${index}, ${nameOf(record)}`, difference, index),
    });
  }

  #begin(header: ExportHeader): boolean {
    this.#from = header.from;
    this.#next = header.from;
    this.#records = this.#openRecords({ isWhole: header.from === 0 });
    this.#tree = treeOf(header.from, header.left);
    if (!this.#tree)
      this.#fail('the header', { path: 'left', expected: `the tree of ${header.from}`, got: header.left.length });
    for (const [at, earlier] of header.configs.entries()) {
      const parsed = configRecordSchema.safeParse(earlier.record);
      const isProved = parsed.success && this.#head !== undefined && provesConfig(earlier, this.#head, header.from);
      const wrong = isProved
        ? (leafFault(earlier.record) ?? this.#records.publish(parsed.data as ConfigRecord))
        : notProved;
      if (wrong) this.#fail(`config ${at} before the range`, wrong);
    }
    return this.#tree !== undefined;
  }

  /** Goes on behind what an earlier run has checked: its tree stands, whatever the header says of the entries before. */
  #resume(before: AuditState, header: ExportHeader): boolean {
    const { from, next, tree } = before;
    this.#from = from;
    this.#next = next;
    this.#records = this.#openRecords(before);
    this.#tree = tree ? treeOf(next, tree) : undefined;
    if (header.from === next && next !== from) {
      this.#line = 1 + next - from;
      const difference = tree ? firstDifference([...tree], header.left, 'left') : undefined;
      if (difference) this.#fail('the header', difference);
      return difference === undefined;
    }
    this.#skip = this.#headerHash === before.header ? before.line - 1 : next - from;
    return true;
  }

  /** A header that keeps silent about a change of key may be of somebody who has the former key. */
  #compareKeys({ keys = [] }: ExportHeader): void {
    const shown = keys.filter(({ index }) => index >= this.#from && index < this.#next).length;
    const { keys: read } = this.#summary;
    if (shown !== read) this.#fail('the header', { path: 'keys', expected: read, got: shown });
  }

  /** A head that was seen before holds exactly the entries up to its size. */
  #compareSeen(): void {
    const seen = this.#tree && this.#options.seen?.get(this.#tree.size);
    if (seen === undefined || !this.#tree) return;
    const { size } = this.#tree;
    const root = toHex(this.#tree.root());
    if (root === seen) return;
    this.#summary.failures += 1;
    const difference = { path: 'root', expected: seen, got: root };
    this.#options.onFailure({
      line: this.#line,
      what: `the head of ${size} that was seen before`,
      seenSize: size,
      difference,
    });
  }

  /**
   * Most lines, the fast way: when a line is to the letter what its inputs lead to, nothing more need be looked at.
   * False leaves the line to the slow way, which says what is wrong with it.
   */
  #soundShared(text: string): boolean {
    const line = readSharedLine(text, this.#games);
    const sound = line && this.#isNext(line.index) ? this.#records.soundShared(line) : undefined;
    return sound !== undefined && this.#takes(sound, line?.serverSeed ?? null, text);
  }

  /** The same for a solo round's line. */
  #soundSolo(value: unknown, text: string): boolean {
    const { index, record, serverSeed } = Object(value) as Partial<ExportEntry>;
    if (!this.#isNext(index) || !isRound(record) || (serverSeed !== null && typeof serverSeed !== 'string'))
      return false;
    const sound = this.#records.soundSolo(record, serverSeed);
    return sound !== undefined && this.#takes(sound, serverSeed, text);
  }

  #isNext(index: unknown): boolean {
    return index === this.#next && this.#next < (this.#header?.to ?? 0);
  }

  /** Takes the next round in if its line says what its inputs lead to and nothing else. */
  #takes(sound: SoundRound, serverSeed: string | null, text: string): boolean {
    const index = this.#next;
    const hash = sha256Hex(sound.text);
    if (text !== entryLine(hash, index, sound.text, serverSeed)) return false;
    this.#next += 1;
    this.#summary.entries += 1;
    const difference = this.#records.take(sound, serverSeed, index);
    if (difference) this.#fail(`entry ${index}, ${nameOf(sound.record)}`, difference);
    this.#options.evidence?.meet(sound.record);
    this.#append(hash);
    return true;
  }

  #append(hash: string): void {
    const data = hashFromHex(hash);
    if (!this.#tree || !data) return;
    this.#options.onLeaf?.(this.#tree.size, hash);
    this.#tree.append(leafHash(data));
    this.#compareSeen();
  }

  #parse(value: unknown, text: string): ExportEntry | undefined {
    const parsed = entrySchema.safeParse(value);
    if (parsed.success) return parsed.data;
    const issue = parsed.error.issues[0];
    const expected = value === undefined ? 'a line of JSON' : (issue?.message ?? 'an entry');
    this.#fail(`entry ${this.#next}`, lineIssue(text, expected, issue?.path));
    this.#tree = undefined;
    this.#next += 1;
    return undefined;
  }

  #entry(entry: ExportEntry): void {
    this.#summary.entries += 1;
    const misplaced = this.#place(entry);
    const difference = this.#records.check(entry, misplaced);
    if (difference) this.#fail(`entry ${entry.index}, ${nameOf(entry.record)}`, difference);
    this.#options.evidence?.meet(entry.record);
    this.#append(entry.hash);
  }

  #place({ index }: ExportEntry): Difference | undefined {
    const expected = this.#next;
    this.#next = index + 1;
    if (index === expected && index < (this.#header?.to ?? Number.POSITIVE_INFINITY)) return undefined;
    this.#tree = undefined;
    return { path: 'index', expected: index === expected ? 'the end of the export' : expected, got: index };
  }
}

/** The tree of so many leaves with these hashes, or undefined when they cannot be its. */
const treeOf = (size: number, hashes: readonly string[]): CompactRange | undefined => {
  try {
    return new CompactRange(
      size,
      hashes.map((hex) => hashFromHex(hex) ?? new Uint8Array()),
    );
  } catch {
    return undefined;
  }
};

const notProved: Difference = {
  path: 'proof',
  expected: 'its inclusion in the log',
  got: 'a proof that does not lead to the head',
};
