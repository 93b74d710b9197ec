import { sha256Hex } from '#digest';
import { firstDifference, type Difference } from '../core/difference.ts';
import type { Json } from '../core/json.ts';
import { CompactRange, hashFromHex, leafHash, toHex } from '../core/log/index.ts';
import type { DrawnBy } from '../core/rebuilt.ts';
import type { ConfigRecord, RoundRecord, SeedRecord } from '../core/record.ts';
import { commitmentOf } from '../core/stream.ts';
import { findSharedGame } from '../games/registry.ts';
import { hashDifference, isRound, nameOf, parseJson, recordIssue } from './entry-reading.ts';
import { noEntries, type AuditSummary, type Failure } from './audit-summary.ts';
import { STATE_VERSION, type AuditState, type WithheldRounds } from './audit-state.ts';
import {
  configRecordSchema,
  entryLine,
  entrySchema,
  headerSchema,
  seedRecordSchema,
  type ExportEntry,
  type ExportHeader,
} from './export-format.ts';
import { openHead, provesConfig, rootDifference, type Head } from './head.ts';
import { Pairs } from './pairs.ts';
import { RoundChecks, type SoundRound } from './round-checks.ts';
import { readSharedLine } from './shared-line.ts';
import { SharedRounds } from './shared-rounds.ts';

export type { AuditSummary, Failure };

export interface AuditorOptions {
  /** The verifier key that is trusted. Without one the export's own key is taken, which proves only that it fits itself. */
  key?: string | undefined;
  /** Where rounds wait for their seed. Without it they are not drawn again once it is revealed: for an audit of one go. */
  withheld?: WithheldRounds | undefined;
  /** Roots of heads that were seen before, hex by size: each must be the root of the entries up to there. */
  seen?: ReadonlyMap<number, string> | undefined;
  onFailure(failure: Failure): void;
}

/** Checks an export line by line, in memory that does not grow with it. */
export class Auditor {
  readonly #options: AuditorOptions;
  readonly #checks = new RoundChecks();
  #pairs = new Pairs(false);
  #shared = new SharedRounds(false);
  #header: ExportHeader | undefined;
  #head: Head | undefined;
  #tree: CompactRange | undefined; // undefined: an entry is missing, so no root can be told any more
  readonly #before: AuditState | undefined; // what was checked in an earlier run
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
    this.#before = before;
    this.#summary = before ? { ...before.summary } : noEntries();
  }

  /** How far the audit has come. */
  get progress(): { entries: number; of: number | undefined; failures: number } {
    const { entries, failures } = this.#summary;
    return { entries, of: this.#header && this.#header.to - this.#from, failures };
  }

  /** What to go on from another time. Undefined when the header was not good: then nothing that followed it counts. */
  save(): AuditState | undefined {
    if (!this.#isOpen || this.#isBroken) return undefined;
    return {
      version: STATE_VERSION,
      from: this.#from,
      next: this.#next,
      line: this.#line,
      header: this.#headerHash,
      tree: this.#tree?.hashes.map(toHex) ?? null,
      configs: this.#checks.published,
      pairs: this.#pairs.save(),
      shared: this.#shared.save(),
      summary: { ...this.#summary },
    };
  }

  /** Takes the next line, without its line feed. */
  line(text: string): void {
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
    const entry = this.#parse(value, text);
    if (entry) this.#entry(entry);
  }

  /** Ends the audit: everything that only the end can tell. */
  finish(): AuditSummary {
    if (!this.#isOpen) this.#fail('the export', { path: '', expected: 'a header', got: 'nothing' });
    this.#line = 0;
    const header = this.#header;
    if (header && this.#next < header.to)
      this.#fail('the export', { path: 'to', expected: header.to, got: this.#next });
    if (header && this.#head && this.#tree && this.#next === header.to) {
      const difference = rootDifference(header, this.#head, this.#tree);
      if (difference) this.#fail('the signed head', difference);
      this.#summary.head = { size: this.#head.size, origin: this.#head.origin, isConfirmed: difference === undefined };
    }
    this.#summary.openPairs = this.#pairs.open;
    this.#summary.chains = this.#shared.chains;
    this.#summary.unfinished = this.#pairs.missing + this.#shared.missing;
    return this.#summary;
  }

  #fail(what: string, difference: Difference, index?: number): void {
    this.#summary.failures += 1;
    const line = index === undefined ? this.#line : index - this.#from + 2;
    this.#options.onFailure({ line, what, difference });
  }

  #open(text: string): void {
    this.#isBroken = true; // until it was read
    const parsed = headerSchema.safeParse(parseJson(text));
    if (!parsed.success) {
      const issue = parsed.error.issues[0];
      this.#fail('the header', {
        path: issue?.path.join('.') ?? '',
        expected: issue?.message ?? 'a header',
        got: text.slice(0, 80),
      });
      return;
    }
    const header = parsed.data;
    this.#header = header;
    this.#headerHash = sha256Hex(text);
    const head = openHead(header, this.#options.key);
    if ('difference' in head) this.#fail('the header', head.difference);
    else this.#head = head;
    const isGood = this.#before ? this.#resume(this.#before, header) : this.#begin(header);
    this.#isBroken = !isGood || this.#head === undefined;
    this.#compareSeen();
  }

  #begin(header: ExportHeader): boolean {
    this.#from = header.from;
    this.#next = header.from;
    this.#pairs = new Pairs(header.from === 0);
    this.#shared = new SharedRounds(header.from === 0);
    this.#tree = treeOf(header.from, header.left);
    if (!this.#tree)
      this.#fail('the header', { path: 'left', expected: `the tree of ${header.from}`, got: header.left.length });
    for (const [at, earlier] of header.configs.entries()) {
      const parsed = configRecordSchema.safeParse(earlier.record);
      const isProved = parsed.success && this.#head !== undefined && provesConfig(earlier, this.#head, header.from);
      const wrong = isProved ? this.#checks.publish(parsed.data as ConfigRecord) : notProved;
      if (wrong) this.#fail(`config ${at} before the range`, wrong);
    }
    return this.#tree !== undefined;
  }

  /** Goes on behind what an earlier run has checked: its tree stands, whatever the header says of the entries before. */
  #resume(before: AuditState, header: ExportHeader): boolean {
    const { from, next, tree } = before;
    this.#from = from;
    this.#next = next;
    this.#pairs = Pairs.restore(before.pairs);
    this.#shared = SharedRounds.restore(before.shared);
    for (const config of before.configs) this.#checks.publish(config);
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
    const line = readSharedLine(text);
    const sound = line && this.#isNext(line.index) ? this.#checks.soundShared(line) : undefined;
    return sound !== undefined && this.#takes(sound, line?.serverSeed ?? null, text);
  }

  /** The same for a solo round's line. */
  #soundSolo(value: unknown, text: string): boolean {
    const { index, record, serverSeed } = Object(value) as Partial<ExportEntry>;
    if (!this.#isNext(index) || !isRound(record) || (serverSeed !== null && typeof serverSeed !== 'string'))
      return false;
    const sound = this.#checks.soundSolo(record, serverSeed);
    return sound !== undefined && this.#takes(sound, serverSeed, text);
  }

  #isNext(index: unknown): boolean {
    return index === this.#next && this.#next < (this.#header?.to ?? 0);
  }

  /** Takes the next round in if its line says what its inputs lead to and nothing else. */
  #takes({ drawnBy, record, text: recordText }: SoundRound, serverSeed: string | null, text: string): boolean {
    const index = this.#next;
    const hash = sha256Hex(recordText);
    if (text !== entryLine(hash, index, recordText, serverSeed)) return false;
    this.#next += 1;
    this.#summary.entries += 1;
    const difference = this.#placed(record, serverSeed, drawnBy);
    if (difference) this.#fail(`entry ${index}, ${nameOf(record)}`, difference);
    if (serverSeed === null) this.#keep(record, index, recordText, difference !== undefined);
    this.#append(hash);
    return true;
  }

  #append(hash: string): void {
    const data = hashFromHex(hash);
    if (!this.#tree || !data) return;
    this.#tree.append(leafHash(data));
    this.#compareSeen();
  }

  /** Lays a solo round by until its seed is revealed. */
  #keep(record: RoundRecord, index: number, text: string, hasFailed: boolean): void {
    const { withheld } = this.#options;
    const { commitment, game } = record as Partial<Record<keyof RoundRecord, unknown>>;
    if (!withheld || typeof commitment !== 'string' || findSharedGame(String(game))) return;
    withheld.keep({ commitment, index, head: this.#head?.size ?? 0, hasFailed, record: text });
  }

  #parse(value: unknown, text: string): ExportEntry | undefined {
    const parsed = entrySchema.safeParse(value);
    if (parsed.success) return parsed.data;
    const issue = parsed.error.issues[0];
    this.#fail(`entry ${this.#next}`, {
      path: issue?.path.join('.') ?? '',
      expected: value === undefined ? 'a line of JSON' : (issue?.message ?? 'an entry'),
      got: text.slice(0, 80),
    });
    this.#tree = undefined;
    this.#next += 1;
    return undefined;
  }

  #entry(entry: ExportEntry): void {
    this.#summary.entries += 1;
    const misplaced = this.#place(entry);
    const wrong = this.#record(entry);
    const difference = misplaced ?? wrong;
    if (difference) this.#fail(`entry ${entry.index}, ${nameOf(entry.record)}`, difference);
    if (entry.serverSeed === null && isRound(entry.record))
      this.#keep(entry.record, entry.index, JSON.stringify(entry.record), difference !== undefined);
    this.#append(entry.hash);
  }

  #place({ index }: ExportEntry): Difference | undefined {
    const expected = this.#next;
    this.#next = index + 1;
    if (index === expected && index < (this.#header?.to ?? Number.POSITIVE_INFINITY)) return undefined;
    this.#tree = undefined;
    return { path: 'index', expected: index === expected ? 'the end of the export' : expected, got: index };
  }

  #record(entry: ExportEntry): Difference | undefined {
    const { record } = entry;
    if (isRound(record)) return this.#round(entry, record);
    const { kind } = Object(record) as { kind?: Json };
    if (kind === 'seed') return this.#seed(entry);
    if (kind === 'config') return this.#config(entry);
    return { path: 'record.kind', expected: 'round, seed or config', got: kind };
  }

  #round(entry: ExportEntry, record: RoundRecord): Difference | undefined {
    const { difference, drawnBy } = this.#checks.check(record, entry.serverSeed);
    const misplaced = this.#placed(record, entry.serverSeed, drawnBy);
    return difference ?? misplaced ?? hashDifference(entry, record);
  }

  /** Counts a round and takes it into its pair, or among the rounds of its game. */
  #placed(record: RoundRecord, serverSeed: string | null, drawnBy: DrawnBy | undefined): Difference | undefined {
    this.#summary.rounds += 1;
    if (drawnBy === 'elsewhere') this.#summary.elsewhere += 1;
    else if (drawnBy === 'nothing') this.#summary.voided += 1;
    else if (serverSeed !== null) this.#summary.drawn += 1;
    const { commitment, events } = record as Partial<Record<keyof RoundRecord, unknown>>;
    if (typeof commitment !== 'string' || !Array.isArray(events)) return undefined;
    const { at, nonce, number } = Object(events[0]) as { readonly [member: string]: unknown };
    if (typeof at !== 'number') return undefined;
    const isRevealed = serverSeed !== null;
    if (typeof nonce === 'number') {
      const isLong = events.length > STEPS_OF_ONE;
      const isKept = isRevealed || this.#options.withheld !== undefined;
      return this.#pairs.round({ commitment, nonce, at, isRevealed: isKept, isLong });
    }
    const game = findSharedGame(record.game);
    if (!game || typeof number !== 'number') return undefined;
    const misplaced = this.#shared.round(game, { number, commitment, openedAt: at });
    return misplaced ?? (isRevealed ? undefined : notRevealed);
  }

  #seed(entry: ExportEntry): Difference | undefined {
    const parsed = seedRecordSchema.safeParse(entry.record);
    if (!parsed.success) return recordIssue(parsed.error.issues[0], entry.record);
    const record: SeedRecord = parsed.data;
    this.#summary.seeds += 1;
    const commitment = commitmentOf(record.serverSeed);
    const withheld = this.#drawWithheld(record, entry.index, commitment === record.commitment);
    const paired = this.#pairs.reveal(record.commitment, record.rounds, record.at, withheld);
    if (commitment !== record.commitment) return { path: 'commitment', expected: commitment, got: record.commitment };
    return paired ?? hashDifference(entry, record);
  }

  /**
   * Draws the rounds that waited for this seed. Gives how many of them were shown without it under a head that held its
   * reveal already; undefined when none are kept.
   */
  #drawWithheld({ commitment, serverSeed }: SeedRecord, revealedAt: number, isSeed: boolean): number | undefined {
    const { withheld } = this.#options;
    if (!withheld) return undefined;
    const rounds = withheld.take(commitment);
    for (const { index, head, hasFailed, record } of rounds) {
      if (head > revealedAt || !isSeed) continue;
      this.#summary.drawn += 1;
      const { difference } = this.#checks.check(JSON.parse(record) as RoundRecord, serverSeed);
      if (difference && !hasFailed) this.#fail(`entry ${index}, ${nameOf(JSON.parse(record))}`, difference, index);
    }
    return rounds.filter(({ head }) => head > revealedAt).length;
  }

  #config(entry: ExportEntry): Difference | undefined {
    const parsed = configRecordSchema.safeParse(entry.record);
    if (!parsed.success) return recordIssue(parsed.error.issues[0], entry.record);
    this.#summary.configs += 1;
    const record = parsed.data as ConfigRecord;
    return this.#checks.publish(record) ?? hashDifference(entry, record);
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

const STEPS_OF_ONE = 3; // events of a solo round of one step: bet, draw, payout

const notRevealed: Difference = {
  path: 'serverSeed',
  expected: 'the seed, which is revealed with the end of a shared round',
  got: null,
};

const notProved: Difference = {
  path: 'proof',
  expected: 'its inclusion in the log',
  got: 'a proof that does not lead to the head',
};
