import { contentHash } from '../core/canonical.ts';
import { firstDifference, type Difference } from '../core/difference.ts';
import { leafFault } from '../core/leaf-faults.ts';
import type { Json } from '../core/json.ts';
import type { Games } from '../core/games.ts';
import type { DrawnBy } from '../core/rebuilt.ts';
import { isSignatureOf } from '../core/draw/closing.ts';
import { closingOfRecord, closingWitnesses } from '../core/draw/signed-closing.ts';
import {
  formatVerifierKey,
  keyInForce,
  keysAt,
  type KeyChain,
  type KeyRecord,
  type NoteKey,
} from '../core/log/index.ts';
import type { ConfigEventRecord, ConfigRecord, GuardrailRecord, RoundRecord, SeedRecord } from '../core/record.ts';
import type { SolvencyRecord } from '../core/solvency/statement.ts';
import { commitmentOf } from '../core/stream.ts';
import type { AuditState, WithheldRounds } from './audit-state.ts';
import type { AuditSummary } from './audit-summary.ts';
import { BeaconChecks, KnownGood } from './beacon-checks.ts';
import type { BeaconLights } from './beacon-lights.ts';
import type { RememberedClosings } from './closing-memory.ts';
import { hashDifference, isRound, recordIssue } from './entry-reading.ts';
import { ConfigLives } from './config-lives.ts';
import {
  commitmentRecordSchema,
  configEventRecordSchema,
  configRecordSchema,
  guardrailRecordSchema,
  keyRecordSchema,
  pairRecordSchema,
  seedRecordSchema,
  solvencyRecordSchema,
  type ExportEntry,
} from './export-format.ts';
import { GuardrailChanges } from './guardrail-changes.ts';
import { Pairs } from './pairs.ts';
import { RoundChecks, type SoundRound } from './round-checks.ts';
import { RoundVersions } from './round-versions.ts';
import { Trials } from './trials.ts';
import type { SharedLine } from './shared-line.ts';
import { SharedRounds } from './shared-rounds.ts';
import { SolvencyStatements, type FindSigner } from './solvency-statements.ts';
import { VoidRounds } from './void-rounds.ts';

/** State of the records read so far: a part of an audit's state. */
export type SavedRecords = Pick<
  AuditState,
  'configs' | 'guardrails' | 'lives' | 'pairs' | 'shared' | 'trials' | 'versions'
>;

/** Start of a log's reading: its first entry or a later one; or behind those that an earlier run has checked. */
export type RecordsStart = { readonly isWhole: boolean } | SavedRecords;

/** Surroundings of the records. */
export interface RecordsContext {
  games: Games;
  summary: AuditSummary; // counted in here
  withheld: WithheldRounds | undefined;
  headSize(): number;
  witnesses?: { witnesses: readonly NoteKey[]; quorum: number } | undefined; // witnesses of closings
  /** Closings that witnesses remember. */
  closings?: RememberedClosings | undefined;
  /** Lights of void rounds. */
  lights?: BeaconLights | undefined;
  /** Checks the signatures of reserves; without it none is. */
  findSigner?: FindSigner | undefined;
  onStatement?: ((record: SolvencyRecord) => void) | undefined;
  /** The log's keys, where the header was good: closings are signed by the one of their time. */
  logKeys(): KeyChain | undefined;
  /** The change of key that the header has shown to be this entry. */
  changeAt(index: number): KeyRecord | undefined;
  /** Told of an entry that was taken in before and is found wrong now that its seed is known. */
  onLateFailure(index: number, record: unknown, difference: Difference): void;
}

/**
 * Checks what the records of a log say: every round by itself and in its pair or row, reveals, configs. Knows nothing of
 * the lines and the head around them.
 */
export class Records {
  readonly #context: RecordsContext;
  readonly #summary: AuditSummary;
  readonly #checks: RoundChecks;
  readonly #pairs: Pairs;
  readonly #shared: SharedRounds;
  readonly #beacons: BeaconChecks;
  readonly #guardrails: GuardrailChanges;
  readonly #lives: ConfigLives;
  readonly #solvency: SolvencyStatements;
  readonly #versions: RoundVersions;
  readonly #trials: Trials;
  readonly #voids: VoidRounds;

  constructor(start: RecordsStart, context: RecordsContext) {
    this.#context = context;
    this.#summary = context.summary;
    this.#checks = new RoundChecks(context.games);
    this.#solvency = new SolvencyStatements(context.summary.solvency, context.findSigner);
    this.#voids = new VoidRounds(context.summary.voids, context.lights);
    this.#beacons = new BeaconChecks((index, record, difference) => context.onLateFailure(index, record, difference));
    if ('isWhole' in start) {
      this.#pairs = new Pairs(start.isWhole);
      this.#shared = new SharedRounds(start.isWhole);
      this.#guardrails = new GuardrailChanges({ isWhole: start.isWhole, inForce: [] });
      this.#lives = new ConfigLives(start.isWhole);
      this.#versions = new RoundVersions();
      this.#trials = new Trials(start.isWhole);
    } else {
      this.#pairs = Pairs.restore(start.pairs);
      this.#shared = SharedRounds.restore(start.shared);
      this.#guardrails = new GuardrailChanges(start.guardrails);
      this.#lives = ConfigLives.restore(start.lives);
      this.#versions = RoundVersions.restore(start.versions);
      this.#trials = Trials.restore(start.trials);
      for (const config of start.configs) this.#checks.publish(config);
    }
  }

  save(): SavedRecords {
    this.#beacons.finish();
    const configs = this.#checks.published;
    const [guardrails, lives, pairs] = [this.#guardrails.save(), this.#lives.save(), this.#pairs.save()];
    const [shared, trials, versions] = [this.#shared.save(), this.#trials.save(), this.#versions.save()];
    return { configs, guardrails, lives, pairs, shared, trials, versions };
  }

  /** Writes down what only the end of the log can tell. */
  finish(): void {
    this.#beacons.finish();
    this.#summary.openPairs = this.#pairs.open;
    [this.#summary.oldPairs, this.#summary.olderSeeds] = [this.#pairs.old, this.#pairs.older];
    this.#summary.trials = this.#trials.counts;
    this.#summary.chains = this.#shared.chains;
    this.#summary.unfinished = this.#pairs.missing + this.#shared.missing;
  }

  /** Takes a published config in: what is wrong about it, or undefined. */
  publish(config: ConfigRecord): Difference | undefined {
    return this.#checks.publish(config);
  }

  /** Rebuilds a solo round from its inputs; undefined when they make no round. */
  soundSolo(record: RoundRecord, serverSeed: string | null): SoundRound | undefined {
    return this.#checks.soundSolo(record, serverSeed);
  }

  /** The same for a shared round. */
  soundShared(line: SharedLine): SoundRound | undefined {
    return this.#checks.soundShared(line);
  }

  /** Takes a round in that is what its inputs lead to: what is wrong about its place, or undefined. */
  take({ drawnBy, record, text }: SoundRound, serverSeed: string | null, index: number): Difference | undefined {
    const difference = this.#placed(record, serverSeed, drawnBy) ?? this.#drawn(record, index);
    if (serverSeed === null) this.#keep(record, index, text, difference !== undefined);
    return difference;
  }

  /** Takes any entry in: the first thing wrong about it, or undefined. `misplaced`: what is wrong about it already. */
  check(entry: ExportEntry, misplaced: Difference | undefined): Difference | undefined {
    const { index, record, serverSeed } = entry;
    const wrong = this.#record(entry);
    const difference = misplaced ?? wrong;
    if (serverSeed === null && isRound(record))
      this.#keep(record, index, JSON.stringify(record), difference !== undefined);
    return difference;
  }

  #record(entry: ExportEntry): Difference | undefined {
    const { record, serverSeed } = entry;
    if (isRound(record)) return leafFault(record) ?? this.#round(entry, record);
    const fault = serverSeed === null ? this.#leafFault(record) : besideLeaf(serverSeed);
    const wrong = this.#leaf(entry);
    return wrong ?? fault;
  }

  /** Fault that no leaf may have; the one exception is stated by the specification. */
  #leafFault(record: unknown): Difference | undefined {
    const parsed = configEventRecordSchema.safeParse(record);
    const allowsFractions = parsed.success && this.#lives.allowsFractions(parsed.data as ConfigEventRecord);
    return leafFault(record, { allowsFractions });
  }

  #leaf(entry: ExportEntry): Difference | undefined {
    const { record } = entry;
    const { kind } = Object(record) as { kind?: Json };
    if (kind === 'seed') return this.#seed(entry);
    if (kind === 'pair') return this.#pair(entry);
    if (kind === 'config') return this.#config(entry);
    if (kind === 'config.event') return this.#configEvent(entry);
    if (kind === 'guardrail') return this.#guardrail(entry);
    if (kind === 'commitment') return this.#commitment(entry);
    if (kind === 'solvency') return this.#statement(entry);
    if (kind === 'key') return this.#keyChange(entry);
    const expected = 'round, seed, pair, config, config.event, guardrail, commitment, solvency or key';
    return { path: 'record.kind', expected, got: kind };
  }

  #round(entry: ExportEntry, record: RoundRecord): Difference | undefined {
    const { difference, drawnBy } = this.#checks.check(record, entry.serverSeed);
    const misplaced = this.#placed(record, entry.serverSeed, drawnBy);
    return difference ?? misplaced ?? this.#drawn(record, entry.index) ?? hashDifference(entry, record);
  }

  /** Fault in the house's and the beacon's signatures of a round; its beacon is checked with many others. */
  #drawn(record: RoundRecord, index: number): Difference | undefined {
    if (!this.#context.games.findShared(record.game)) return undefined;
    if (!('draw' in Object(record.events[0])) && !isVoid(record)) this.#summary.weak += 1;
    const beacon = this.#beacons.add(record, index);
    if (beacon) this.#summary.lit += 1;
    if (beacon) this.#trials.saw(beacon.chain, beacon.round);
    if (beacon && !beacon.isKnown) this.#summary.simulated += 1;
    const chain = this.#context.logKeys();
    if (!chain) return undefined;
    const key = keyInForce(chain);
    if (beacon && this.#isWitnessed(record, key)) this.#summary.witnessed += 1;
    const isGood = keysAt(chain, closedAt(record)).some((each) => isClosedWell(record, each));
    return isGood ? this.#context.closings?.difference(record, key) : unsignedClosing(record, key);
  }

  #isWitnessed(record: RoundRecord, house: NoteKey): boolean {
    const { quorum, witnesses } = this.#context.witnesses ?? { quorum: 0, witnesses: [] };
    return quorum > 0 && closingWitnesses(record, house, witnesses) >= quorum;
  }

  /** Counts a round and takes it into its pair, or among the rounds of its game. */
  #placed(record: RoundRecord, serverSeed: string | null, drawnBy: DrawnBy | undefined): Difference | undefined {
    this.#summary.rounds += 1;
    if (drawnBy === 'elsewhere') this.#summary.elsewhere += 1;
    else if (drawnBy === 'nothing') this.#summary.voided += 1;
    else if (serverSeed !== null) this.#summary.drawn += 1;
    const { commitment, events } = record as Partial<Record<keyof RoundRecord, unknown>>;
    if (typeof commitment !== 'string' || !Array.isArray(events)) return undefined;
    const { at, clientSeed, nonce, number, player } = Object(events[0]) as { readonly [member: string]: unknown };
    if (typeof at !== 'number') return undefined;
    const isRevealed = serverSeed !== null;
    if (typeof nonce === 'number') {
      const isLong = events.length > STEPS_OF_ONE;
      const isKept = isRevealed || this.#context.withheld !== undefined;
      const ticket = this.#ticketOf(record);
      const bet = { nonce, player: String(player), clientSeed: String(clientSeed), at, ticket };
      const misplaced = this.#pairs.round({ commitment, ...bet, isRevealed: isKept, isLong });
      const replaced = this.#pairs.areAnnounced ? this.#lives.pinned(record, isLong) : undefined;
      return misplaced ?? replaced ?? this.#trials.solo(record);
    }
    const game = this.#context.games.findShared(record.game);
    if (!game || typeof number !== 'number') return undefined;
    const config = drawnBy && this.#checks.configOf(record);
    if (config) this.#voids.take(game, config, record, serverSeed);
    const isPinned = Object.hasOwn(Object(events[0]), 'draw');
    const place = { id: record.id, number, commitment, serverSeed, openedAt: at, isPinned };
    const misplaced = this.#shared.round(game, place) ?? this.#versions.round(game, record);
    return misplaced ?? (isRevealed ? undefined : notRevealed);
  }

  /** Occasion of a draw that costs nothing; undefined for a bet. */
  #ticketOf({ events, game }: RoundRecord): string | undefined {
    if (!this.#context.games.draws.some(({ id }) => id === game)) return undefined;
    const { choice } = Object(events[0]) as { choice?: { ticket?: unknown } };
    return `${game} ${String(choice?.ticket)}`;
  }

  /** Lays a solo round by until its seed is revealed. */
  #keep(record: RoundRecord, index: number, text: string, hasFailed: boolean): void {
    const { games, headSize, withheld } = this.#context;
    const { commitment, game } = record as Partial<Record<keyof RoundRecord, unknown>>;
    if (!withheld || typeof commitment !== 'string' || games.findShared(String(game))) return;
    withheld.keep({ commitment, index, head: headSize(), hasFailed, record: text });
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
    const rounds = this.#context.withheld?.take(commitment);
    if (!rounds) return undefined;
    for (const { index, head, hasFailed, record: text } of rounds) {
      if (head > revealedAt || !isSeed) continue;
      this.#summary.drawn += 1;
      const record = JSON.parse(text) as RoundRecord;
      const { difference } = this.#checks.check(record, serverSeed);
      if (difference && !hasFailed) this.#context.onLateFailure(index, record, difference);
    }
    return rounds.filter(({ head }) => head > revealedAt).length;
  }

  #pair(entry: ExportEntry): Difference | undefined {
    const parsed = pairRecordSchema.safeParse(entry.record);
    if (!parsed.success) return recordIssue(parsed.error.issues[0], entry.record);
    this.#summary.pairs += 1;
    return this.#pairs.announce(parsed.data) ?? hashDifference(entry, parsed.data);
  }

  #commitment(entry: ExportEntry): Difference | undefined {
    const parsed = commitmentRecordSchema.safeParse(entry.record);
    if (!parsed.success) return recordIssue(parsed.error.issues[0], entry.record);
    const game = this.#context.games.findShared(parsed.data.game);
    if (!game) return { path: 'game', expected: 'a shared game of this house', got: parsed.data.game };
    this.#summary.commitments += 1;
    return this.#shared.announce(game, parsed.data) ?? hashDifference(entry, parsed.data);
  }

  #config(entry: ExportEntry): Difference | undefined {
    const parsed = configRecordSchema.safeParse(entry.record);
    if (!parsed.success) return recordIssue(parsed.error.issues[0], entry.record);
    this.#summary.configs += 1;
    const record = parsed.data as ConfigRecord;
    return this.#checks.publish(record) ?? this.#allowed(record) ?? hashDifference(entry, record);
  }

  /** Fault in the way a config came into force. */
  #allowed(record: ConfigRecord): Difference | undefined {
    const approval = this.#lives.publish(record, contentHash(record.config));
    if (typeof approval === 'object') return approval;
    if (approval === 'approved') this.#summary.configsApproved += 1;
    if (approval === 'program') this.#summary.configsOfProgram += 1;
    return undefined;
  }

  #configEvent(entry: ExportEntry): Difference | undefined {
    const parsed = configEventRecordSchema.safeParse(entry.record);
    if (!parsed.success) return recordIssue(parsed.error.issues[0], entry.record);
    const record = parsed.data as ConfigEventRecord;
    this.#summary.configEvents += 1;
    const game = this.#context.games.findShared(record.game);
    const wrong = this.#lives.take(record);
    const { difference, light, lit: tried } = this.#trials.take(record, game !== undefined);
    if (light) this.#beacons.addLight(light.chain, { beacon: light.beacon, index: entry.index, record });
    const active = this.#lives.activeOf(record.game);
    const misdated = game && this.#versions.take(game, record, { active, tried });
    return wrong ?? difference ?? misdated ?? hashDifference(entry, record);
  }

  #guardrail(entry: ExportEntry): Difference | undefined {
    const parsed = guardrailRecordSchema.safeParse(entry.record);
    if (!parsed.success) return recordIssue(parsed.error.issues[0], entry.record);
    const record = parsed.data as GuardrailRecord;
    this.#summary.guardrails += 1;
    const { game } = record;
    if (!this.#context.games.find(game)) return { path: 'game', expected: 'a game of this house', got: game };
    return this.#guardrails.take(record) ?? hashDifference(entry, record);
  }

  #statement(entry: ExportEntry): Difference | undefined {
    const parsed = solvencyRecordSchema.safeParse(entry.record);
    if (!parsed.success) return recordIssue(parsed.error.issues[0], entry.record);
    const wrong =
      this.#solvency.take(parsed.data, this.#context.logKeys()?.[0].key.name) ?? hashDifference(entry, parsed.data);
    if (!wrong) this.#context.onStatement?.(parsed.data);
    return wrong;
  }

  /** A change of the log's key is one of those that the header proves: their signatures and order were checked there. */
  #keyChange(entry: ExportEntry): Difference | undefined {
    const parsed = keyRecordSchema.safeParse(entry.record);
    if (!parsed.success) return recordIssue(parsed.error.issues[0], entry.record);
    this.#summary.keys += 1;
    const due = this.#context.changeAt(entry.index);
    return due ? (firstDifference({ ...due }, parsed.data, 'record') ?? hashDifference(entry, parsed.data)) : unlisted;
  }
}

const unlisted: Difference = { path: 'record', expected: 'a change of key that the header names', got: 'another one' };

/** Time of a round's closing; of one without any, that of its last event. */
const closedAt = ({ events }: RoundRecord): number =>
  Number((events.find(({ type }) => type === 'betting.closed') ?? events.at(-1))?.at);

const known = new KnownGood();

/** True when a round's closing, where it has one, is signed by the house. */
const isClosedWell = (record: RoundRecord, house: NoteKey): boolean => {
  const closing = closingOfRecord(record, house);
  const key = closing && `${formatVerifierKey(house)}\n${closing.signature}\n${closing.text}`;
  if (!closing || key === undefined || known.has(key)) return true;
  const isGood = isSignatureOf(closing.signature, closing.text, house);
  if (isGood) known.add(key);
  return isGood;
};

const isVoid = ({ events }: RoundRecord): boolean => events.at(-1)?.type === 'round.voided';

const unsignedClosing = ({ events }: RoundRecord, { name }: NoteKey): Difference => {
  const at = events.findIndex(({ type }) => type === 'betting.closed');
  const { signature } = Object(events[at]) as { signature?: string };
  return { path: `events.${at}.signature`, expected: `the signature of ${name}`, got: signature };
};

const STEPS_OF_ONE = 3; // events of a solo round of one step: bet, draw, payout

const besideLeaf = (seed: string): Difference => ({
  path: 'serverSeed',
  expected: null,
  got: seed,
});

const notRevealed: Difference = {
  path: 'serverSeed',
  expected: 'the seed, which is revealed with the end of a shared round',
  got: null,
};
