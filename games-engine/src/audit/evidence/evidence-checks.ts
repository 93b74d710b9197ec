import { beaconTimeMs } from '../../core/beacon/beacon-chain.ts';
import { canonicalText } from '../../core/canonical.ts';
import { firstDifference, type Difference, formatDifference } from '../../core/difference.ts';
import { closingText, isSignatureOf, receiptText, type Receipt } from '../../core/draw/closing.ts';
import { closingOfRecord } from '../../core/draw/signed-closing.ts';
import { isSignedReceipt, soloReceiptDifference } from '../../core/draw/solo-receipt.ts';
import type { Games } from '../../core/games.ts';
import { keysAt, type KeyChain, type NoteKey } from '../../core/log/index.ts';
import type { RoundRecord, SeedRecord } from '../../core/record.ts';
import type { RoundOpened, SharedBetPlaced } from '../../core/shared-round.ts';
import { isRound } from '../entry-reading.ts';
import type { EvidenceItem, PlacedItem } from './evidence-file.ts';

/** Finding about one item that is not as logged. refused: it proves nothing about this log. */
export interface EvidenceFinding {
  kind: 'contradiction' | 'refused';
  what: string; // "item 3, receipt of battle 0192…"
  difference: Difference;
}

/** Totals of a file's items. */
export interface EvidenceSummary {
  items: number;
  held: number; // as logged
  absent: number; // items of rounds that the export does not hold and need not
  refused: number;
  contradictions: number;
}

/** An item that the log's key has signed. */
interface Signed {
  item: EvidenceItem;
  what: string;
  text: string; // signed text
  isMet: boolean;
}

/** Range of a game's rounds in an export. */
interface Reach {
  first: { number: number; openedAt: number };
  last: { number: number; openedAt: number };
}

const HOUR_MS = 3_600_000; // a room that has closed is over long before

const aboutOf = (item: EvidenceItem): { game: string; roundId: string; commitment: string } => {
  if (item.kind === 'pair')
    return { game: item.pair.player, roundId: item.pair.commitment, commitment: item.pair.commitment };
  if (item.kind === 'solo') return { ...item.receipt, roundId: item.receipt.id };
  return item.kind === 'receipt' ? item.receipt : item.closing;
};

/** Keys of the item's round alone. A pair has many rounds: its commitment counts together with the number. */
const keysOf = (item: EvidenceItem): string[] => {
  const { game, roundId, commitment } = aboutOf(item);
  if (item.kind === 'pair') return [seedKey(item.pair.player, item.pair.clientSeed)];
  if (item.kind === 'solo') return [roundId, pairKey(commitment, item.receipt.number)];
  return [roundId, commitment, ...(item.kind === 'closing' ? [`${game} ${item.closing.number}`] : [])];
};

const pairKey = (commitment: string, number: number): string => `${commitment} ${number}`;

const seedKey = (player: unknown, clientSeed: unknown): string => `seed ${String(player)} ${String(clientSeed)}`;

const isSigned = (item: EvidenceItem, text: string, key: NoteKey): boolean => {
  if (item.kind === 'pair') return true; // nobody signs what a browser was shown
  if (item.kind === 'solo') return isSignedReceipt(item.receipt, item.proof, key);
  return isSignatureOf(item.kind === 'receipt' ? item.receipt.signature : item.signature, text, key);
};

const textOf = (origin: string, item: EvidenceItem): string => {
  if (item.kind === 'pair') return canonicalText(item.pair);
  if (item.kind === 'solo') return canonicalText(item.receipt);
  return item.kind === 'receipt' ? receiptText(origin, item.receipt) : closingText(origin, item.closing);
};

/** Time that a signed item names. */
const signedAt = (item: EvidenceItem): number => {
  if (item.kind === 'solo') return Number(item.receipt.events[0]?.at);
  if (item.kind === 'pair') return 0;
  return item.kind === 'receipt' ? item.receipt.at : item.closing.at;
};

/** The first line in which two signed texts differ, by its name. */
const lineDifference = (expected: string, got: string | undefined): Difference | undefined => {
  const [due, found] = [expected.split('\n'), got?.split('\n') ?? []];
  const at = due.findIndex((line, index) => line !== found[index]);
  if (at < 0) return undefined;
  const [name = '', ...rest] = (due[at] ?? '').split(' ');
  return { path: name, expected: rest.join(' '), got: found[at]?.split(' ').slice(1).join(' ') };
};

/**
 * Holds what a browser has kept (receipts and closings, signed by the log's key) against the rounds of a log, as these
 * are read. One finding for each item, naming the first difference.
 */
export class EvidenceChecks {
  readonly #items: readonly PlacedItem[];
  readonly #games: Games;
  readonly #onFinding: (finding: EvidenceFinding) => void;
  readonly #byKey = new Map<string, Signed[]>();
  readonly #signed: Signed[] = [];
  readonly #reach = new Map<string, Reach>();
  readonly #summary: EvidenceSummary;
  #key: NoteKey | undefined;
  #isWhole = false;
  #newestAt = 0;

  constructor(items: readonly PlacedItem[], games: Games, onFinding: (finding: EvidenceFinding) => void) {
    this.#items = items;
    this.#games = games;
    this.#onFinding = onFinding;
    this.#summary = { items: items.length, held: 0, absent: 0, refused: 0, contradictions: 0 };
  }

  get summary(): EvidenceSummary {
    return this.#summary;
  }

  /** Begins with a log's keys; `isWhole`: the log is read from its first entry. Takes only what the key of its time has signed. */
  open(chain: KeyChain, isWhole: boolean): void {
    const [{ key }] = chain;
    this.#key = key;
    this.#isWhole = isWhole;
    for (const { place, item } of this.#items) {
      if (!item) {
        this.#refuse(`item ${place}`, { path: 'item', expected: 'a receipt or a closing', got: 'nothing of the kind' });
        continue;
      }
      const { game, roundId } = aboutOf(item);
      const what = `item ${place}, ${item.kind} of ${game} ${roundId}`;
      const signed = { item, what, text: textOf(key.name, item), isMet: false };
      if (keysAt(chain, signedAt(item)).some((each) => isSigned(item, signed.text, each))) this.#take(signed);
      else this.#refuse(what, { path: 'signature', expected: `that of ${key.name}`, got: 'none of it' });
    }
  }

  /** Takes the record of the log's next entry in. */
  meet(record: unknown): void {
    const { kind } = Object(record) as { kind?: unknown };
    if (kind === 'seed') this.#reveal(record as SeedRecord);
    if (!this.#key || !isRound(record) || !Array.isArray(record.events)) return;
    const { commitment, game, id, number, events } = record;
    const openedAt = Number(events[0]?.at);
    this.#newestAt = Math.max(this.#newestAt, Number(events.at(-1)?.at) || 0);
    if (this.#games.findShared(game)) {
      const place = { number, openedAt };
      const reach = this.#reach.get(game);
      if (reach) reach.last = place;
      else this.#reach.set(game, { first: place, last: place });
    }
    const { player, clientSeed } = Object(events[0]) as { player?: unknown; clientSeed?: unknown };
    const found = [
      seedKey(player, clientSeed),
      id,
      commitment,
      `${game} ${number}`,
      pairKey(commitment, number),
    ].flatMap((key) => this.#byKey.get(key) ?? []);
    for (const signed of found) this.#meetOne(signed, record, this.#key);
  }

  /** Says what only the end of the log tells: rounds that should be in it and are not. */
  finish(): void {
    for (const { isMet, item, what } of this.#signed) {
      if (isMet) continue;
      const { game, roundId } = aboutOf(item);
      if (!this.#isLeftOut(item)) this.#summary.absent += 1;
      else this.#contradict(what, { path: 'round', expected: `${game} ${roundId}`, got: undefined });
    }
  }

  /** A pair is complete when it is revealed: what is not in the log by then was left out. */
  #reveal({ commitment, rounds }: SeedRecord): void {
    for (const signed of this.#signed) {
      const { isMet, item, what } = signed;
      if (isMet || item.kind !== 'solo' || item.receipt.commitment !== commitment) continue;
      if (!this.#isWhole && item.receipt.number < rounds) continue; // before the range
      signed.isMet = true;
      this.#contradict(what, { path: 'round', expected: `${item.receipt.game} ${item.receipt.id}`, got: undefined });
    }
  }

  #take(signed: Signed): void {
    this.#signed.push(signed);
    for (const key of keysOf(signed.item)) {
      const others = this.#byKey.get(key) ?? [];
      const other = others.find(({ item, text }) => item.kind === signed.item.kind && text !== signed.text);
      if (signed.item.kind === 'closing' && other && !signed.isMet) {
        signed.isMet = true; // one finding is enough
        const difference = lineDifference(other.text, signed.text);
        if (difference) this.#contradict(`${signed.what}, signed beside ${other.what}`, difference);
      }
      this.#byKey.set(key, [...others, signed]);
    }
  }

  #meetOne(signed: Signed, record: RoundRecord, key: NoteKey): void {
    if (signed.isMet) return;
    signed.isMet = true;
    const difference = this.#differenceOf(signed, record, key);
    if (difference) this.#contradict(signed.what, difference);
    else this.#summary.held += 1;
  }

  #differenceOf({ item, text }: Signed, record: RoundRecord, key: NoteKey): Difference | undefined {
    try {
      if (item.kind === 'pair') return firstDifference(item.pair.commitment, record.commitment, 'commitment');
      if (item.kind === 'solo') return soloReceiptDifference(item.receipt, record);
      if (item.kind === 'receipt') return lineDifference(text, this.#receiptOf(record, item.receipt, key.name));
      return lineDifference(text, closingOfRecord(record, key)?.text) ?? lateness(item, record);
    } catch {
      return { path: 'round', expected: 'events that can be read', got: record.id }; // the audit says more about these
    }
  }

  /** The receipt that the bet in a place of the record asks for; undefined: no bet stands there. */
  #receiptOf(record: RoundRecord, { place }: Receipt, origin: string): string | undefined {
    const bet = record.events.filter(({ type }) => type === 'bet.placed')[place - 1] as SharedBetPlaced | undefined;
    const game = this.#games.findShared(record.game);
    if (!bet || !game) return undefined;
    const choice: unknown = game.readChoice(bet.choice);
    const { game: gameId, id: roundId, commitment } = record;
    const { at, betId, player, salt = '', stakeMinor } = bet;
    const word = choice === undefined ? '' : game.choiceWord(choice);
    return receiptText(origin, {
      game: gameId,
      roundId,
      commitment,
      place,
      betId,
      player,
      stakeMinor,
      choice: word,
      salt,
      at,
    });
  }

  /** True when the round of an item is missing and must be in the export. */
  #isLeftOut(item: EvidenceItem): boolean {
    if (item.kind === 'solo' || item.kind === 'pair') return false; // a pair's reveal tells; a seed may have had no bet
    const { game } = aboutOf(item);
    const isRow = this.#games.findShared(game)?.seeding === 'chain';
    if (!isRow) return item.kind === 'closing' && this.#isWhole && this.#newestAt > item.closing.at + HOUR_MS;
    const reach = this.#reach.get(game);
    if (!reach) return false;
    const { first, last } = reach;
    if (item.kind === 'closing')
      return item.closing.number < last.number && (this.#isWhole || item.closing.number > first.number);
    return item.receipt.at < last.openedAt && (this.#isWhole || item.receipt.at >= first.openedAt);
  }

  #contradict(what: string, difference: Difference): void {
    this.#summary.contradictions += 1;
    this.#onFinding({ kind: 'contradiction', what, difference });
  }

  #refuse(what: string, difference: Difference): void {
    this.#summary.refused += 1;
    this.#onFinding({ kind: 'refused', what, difference });
  }
}

/** Lateness of a closing by the clock of the browser that kept it and was there all the while. */
const lateness = (
  { at, closing: { beaconRound }, verdict }: Extract<EvidenceItem, { kind: 'closing' }>,
  { events }: RoundRecord,
): Difference | undefined => {
  const { draw } = events[0] as RoundOpened;
  if (verdict !== 'late' || !draw?.beacon || beaconRound === null) return undefined;
  const beaconAt = beaconTimeMs(draw.beacon, beaconRound);
  return at < beaconAt
    ? undefined
    : { path: 'came', expected: `before ${beaconAt}, by the clock of who kept it`, got: at };
};

/** A finding on one line of text. */
export const findingLine = ({ kind, what, difference }: EvidenceFinding): string =>
  `${kind === 'contradiction' ? 'FAIL' : 'proves nothing:'} ${what}: ${formatDifference(difference)}`;

/** Summary of evidence in a line. */
export const evidenceLine = ({ items, held, absent, refused, contradictions }: EvidenceSummary): string =>
  `evidence: ${items} items, ${held} as logged, ${contradictions} contradicted, ` +
  `${absent} of rounds that are not in this export, ${refused} without the signature of this log`;
