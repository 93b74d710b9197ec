import { sha256Hex } from '#digest';
import { canonicalText } from '../core/canonical.ts';
import { formatDifference, type Difference } from '../core/difference.ts';
import type { Json } from '../core/json.ts';
import { CompactRange, hashFromHex, leafHash } from '../core/log/index.ts';
import type { DrawnBy } from '../core/rebuilt.ts';
import type { ConfigRecord, RoundRecord, SeedRecord } from '../core/record.ts';
import { commitmentOf } from '../core/stream.ts';
import { findSharedGame } from '../games/registry.ts';
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
import { RoundChecks } from './round-checks.ts';
import { SharedRounds } from './shared-rounds.ts';

/** Something wrong, and where. */
export interface Failure {
  line: number; // of the export, from 1; 0: of the export as a whole
  what: string; // "entry 7, round 0192…"
  difference: Difference;
}

/** A failure on one line of text. */
export const formatFailure = ({ line, what, difference }: Failure): string =>
  `FAIL ${line > 0 ? `line ${line}, ` : ''}${what}: ${formatDifference(difference)}`;

/** What an audit came to. */
export interface AuditSummary {
  entries: number;
  rounds: number; // replayed
  drawn: number; // of them, drawn again from their revealed seed
  elsewhere: number; // of them, drawn by a third party: only its signature says that it was
  voided: number; // of them, without a draw
  seeds: number; // reveals
  configs: number;
  openPairs: number; // whose seeds are still secret
  chains: { readonly [game: string]: number }; // hash chains that each chain game's rounds were drawn from
  unfinished: number; // rounds and rooms that others of the same row have overtaken: open, or left out
  failures: number;
  head: { size: number; origin: string; isConfirmed: boolean } | undefined;
}

export interface AuditorOptions {
  /** The verifier key that is trusted. Without one the export's own key is taken, which proves only that it fits itself. */
  key?: string | undefined;
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
  #line = 0;
  #next = 0; // the index that must come
  readonly #summary: AuditSummary = {
    entries: 0,
    rounds: 0,
    drawn: 0,
    elsewhere: 0,
    voided: 0,
    seeds: 0,
    configs: 0,
    openPairs: 0,
    chains: {},
    unfinished: 0,
    failures: 0,
    head: undefined,
  };

  constructor(options: AuditorOptions) {
    this.#options = options;
  }

  /** How far the audit has come. */
  get progress(): { entries: number; of: number | undefined; failures: number } {
    const { entries, failures } = this.#summary;
    return { entries, of: this.#header && this.#header.to - this.#header.from, failures };
  }

  /** Takes the next line, without its line feed. */
  line(text: string): void {
    this.#line += 1;
    if (this.#line === 1) {
      this.#open(text);
      return;
    }
    const value = parseJson(text);
    if (this.#soundRound(value, text)) return;
    const entry = this.#parse(value, text);
    if (entry) this.#entry(entry);
  }

  /** Ends the audit: everything that only the end can tell. */
  finish(): AuditSummary {
    if (this.#line === 0) this.#fail('the export', { path: '', expected: 'a header', got: 'nothing' });
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

  #fail(what: string, difference: Difference): void {
    this.#summary.failures += 1;
    this.#options.onFailure({ line: this.#line, what, difference });
  }

  #open(text: string): void {
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
    this.#next = header.from;
    this.#pairs = new Pairs(header.from === 0);
    this.#shared = new SharedRounds(header.from === 0);
    const head = openHead(header, this.#options.key);
    if ('difference' in head) this.#fail('the header', head.difference);
    else this.#head = head;
    this.#begin(header);
  }

  #begin(header: ExportHeader): void {
    try {
      this.#tree = new CompactRange(
        header.from,
        header.left.map((hex) => hashFromHex(hex) ?? new Uint8Array()),
      );
    } catch (error) {
      this.#fail('the header', { path: 'left', expected: (error as Error).message, got: header.left.length });
    }
    for (const [at, earlier] of header.configs.entries()) {
      const parsed = configRecordSchema.safeParse(earlier.record);
      const isProved = parsed.success && this.#head !== undefined && provesConfig(earlier, this.#head, header.from);
      const wrong = isProved ? this.#checks.publish(parsed.data as ConfigRecord) : notProved;
      if (wrong) this.#fail(`config ${at} before the range`, wrong);
    }
  }

  /**
   * Most lines, the fast way: when a line is to the letter what its inputs lead to, nothing more need be looked at.
   * False leaves the line to the slow way, which says what is wrong with it.
   */
  #soundRound(value: unknown, text: string): boolean {
    const { index, record, serverSeed } = Object(value) as Partial<ExportEntry>;
    if (index !== this.#next || !isRound(record) || (serverSeed !== null && typeof serverSeed !== 'string'))
      return false;
    const sound = index < (this.#header?.to ?? 0) ? this.#checks.sound(record, serverSeed) : undefined;
    if (sound === undefined) return false;
    const hash = sha256Hex(sound.text);
    if (text !== entryLine(hash, index, sound.text, serverSeed)) return false;
    this.#next += 1;
    this.#summary.entries += 1;
    const difference = this.#placed(record, serverSeed, sound.drawnBy);
    if (difference) this.#fail(`entry ${index}, ${nameOf(record)}`, difference);
    this.#append(hash);
    return true;
  }

  #append(hash: string): void {
    const data = hashFromHex(hash);
    if (this.#tree && data) this.#tree.append(leafHash(data));
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
    return difference ?? misplaced ?? hashDifference(entry, canonicalText(record));
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
      return this.#pairs.round({ commitment, nonce, at, isRevealed, isLong });
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
    const paired = this.#pairs.reveal(record.commitment, record.rounds, record.at);
    const commitment = commitmentOf(record.serverSeed);
    if (commitment !== record.commitment) return { path: 'commitment', expected: commitment, got: record.commitment };
    return paired ?? hashDifference(entry, canonicalText(record));
  }

  #config(entry: ExportEntry): Difference | undefined {
    const parsed = configRecordSchema.safeParse(entry.record);
    if (!parsed.success) return recordIssue(parsed.error.issues[0], entry.record);
    this.#summary.configs += 1;
    const record = parsed.data as ConfigRecord;
    return this.#checks.publish(record) ?? hashDifference(entry, canonicalText(record));
  }
}

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

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const isRound = (record: unknown): record is RoundRecord =>
  typeof record === 'object' && record !== null && (record as { kind?: unknown }).kind === 'round';

const hashDifference = ({ hash }: ExportEntry, text: string): Difference | undefined => {
  const expected = sha256Hex(text);
  return hash === expected ? undefined : { path: 'hash', expected, got: hash };
};

const recordIssue = (issue: { path: PropertyKey[]; message: string } | undefined, record: unknown): Difference => {
  const keys = (issue?.path ?? []).map(String);
  const got = keys.reduce<unknown>((value, key) => Object(value)[key], record);
  return { path: keys.join('.') || 'record', expected: issue?.message ?? 'a record', got: got as Json };
};

const nameOf = (record: unknown): string => {
  const { kind, id, game, version, commitment } = Object(record) as Record<string, unknown>;
  if (kind === 'round') return `round ${String(id)}`;
  if (kind === 'config') return `config ${String(game)} ${String(version)}`;
  return kind === 'seed' ? `reveal of ${String(commitment)}` : 'a record of no kind';
};
