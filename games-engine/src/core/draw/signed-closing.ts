import { beaconTimeMs } from '../beacon/beacon-chain.ts';
import {
  cosignedAt,
  fromBase64,
  keyInForce,
  keysAt,
  linesOfKey,
  parseNote,
  signatureLine,
  type KeyChain,
  type NoteKey,
  type SignedNote,
} from '../log/index.ts';
import type { RoundRecord } from '../record.ts';
import { closingOf } from '../shared-rebuild.ts';
import type { BettingClosed, RoundOpened, SharedEvent, SharedOutcomeDrawn } from '../shared-round.ts';
import { closingText, isSignatureOf } from './closing.ts';

/** Closing of a round of version 2 in its record. */
interface ClosedRecord {
  opened: RoundOpened;
  closed: BettingClosed;
  text: string; // signed text
}

const eventOf = <T extends SharedEvent['type']>(record: Pick<RoundRecord, 'events'>, type: T) =>
  (record.events as readonly SharedEvent[]).find((event) => event.type === type) as
    | Extract<SharedEvent, { type: T }>
    | undefined;

const readClosing = (
  record: Pick<RoundRecord, 'commitment' | 'events' | 'game' | 'id' | 'number'>,
  origin: string,
): ClosedRecord | undefined => {
  const opened = eventOf(record, 'round.opened');
  const closed = eventOf(record, 'betting.closed');
  if (!opened?.draw || !closed) return undefined;
  const bets = record.events.filter(({ type }) => type === 'bet.placed');
  const round = { id: record.id, number: record.number, commitment: record.commitment, bets, closedAt: closed.at };
  return { opened, closed, text: closingText(origin, closingOf(record.game, opened.draw, round, closed)) };
};

/** Text that the house should have signed when it closed a round, and its signature; undefined for version 1. */
export const closingOfRecord = (
  record: RoundRecord,
  house: Pick<NoteKey, 'name'>,
): { text: string; signature: string } | undefined => {
  const closing = readClosing(record, house.name);
  return closing && { text: closing.text, signature: closing.closed.signature };
};

/**
 * True when the house has signed a round's closing; undefined for a round that has none: version 1, or void before it.
 */
export const isClosingSigned = (record: RoundRecord, house: NoteKey): boolean | undefined => {
  const closing = closingOfRecord(record, house);
  return closing && isSignatureOf(closing.signature, closing.text, house);
};

/** The key of a log that has signed a round's closing, of those in force then; the last of them when none has. */
export const signerOfClosing = (record: RoundRecord, chain: KeyChain): NoteKey => {
  const events: unknown = Object(record).events;
  const closed = Array.isArray(events) ? events.find((event) => Object(event).type === 'betting.closed') : undefined;
  const keys = closed === undefined ? [] : keysAt(chain, Number(closed.at));
  return keys.find((key) => isClosingSigned(record, key) === true) ?? keys.at(-1) ?? keyInForce(chain);
};

/** A closing that witnesses may have cosigned. */
interface CosignedRecord {
  text: string;
  lines: readonly string[]; // as the record holds them
  beaconAt: number; // ms since epoch
}

const readCosigned = (record: RoundRecord, house: Pick<NoteKey, 'name'>): CosignedRecord | undefined => {
  const { opened, closed, text } = readClosing(record, house.name) ?? {};
  const { cosignatures: lines = [] }: Partial<SharedOutcomeDrawn> = eventOf(record, 'outcome.drawn') ?? {};
  if (!opened?.draw?.beacon || text === undefined || closed?.beaconRound == null) return undefined;
  return { text, lines, beaconAt: beaconTimeMs(opened.draw.beacon, closed.beaconRound) };
};

const noteOf = (text: string, lines: readonly string[]): SignedNote | undefined =>
  parseNote(`${text}\n${lines.map((line) => `\u2014 ${line}\n`).join('')}`);

/**
 * Number of the witnesses that have cosigned a round's closing before its beacon could be known. An invalid line, which
 * anybody may have sent, takes nothing from the others.
 */
export const closingWitnesses = (record: RoundRecord, house: NoteKey, witnesses: readonly NoteKey[]): number => {
  const { text, lines, beaconAt } = readCosigned(record, house) ?? { text: '', lines: [], beaconAt: 0 };
  const note = noteOf(
    text,
    lines.filter((line) => noteOf(text, [line])),
  );
  const times = note ? witnesses.map((witness) => cosignedAt(note, witness)) : [];
  return times.filter((at) => at !== undefined && at * 1000 < beaconAt).length;
};

/** A line under a round's closing that says it is a witness's. */
export interface ClosingCosignature {
  name: string; // as the line says
  witness: NoteKey | undefined; // witness whose key the line names; undefined: none of them
  leadMs: number | undefined; // lead of the signature over the beacon; undefined: not by this key
}

/** Each line under a round's closing, held against the keys of witnesses. None where no beacon takes part. */
export const closingCosignatures = (
  record: RoundRecord,
  house: Pick<NoteKey, 'name'>,
  witnesses: readonly NoteKey[],
): ClosingCosignature[] => {
  const { text, lines, beaconAt } = readCosigned(record, house) ?? { text: '', lines: [], beaconAt: 0 };
  return lines.map((line) => {
    const [name = ''] = line.split(' ');
    const note = noteOf(text, [line]);
    const witness = note && witnesses.find((key) => linesOfKey(note, key).length > 0);
    const at = note && witness && cosignedAt(note, witness);
    return { name, witness, leadMs: at === undefined ? undefined : beaconAt - at * 1000 };
  });
};

/** A closing that is signed by the house, for witnesses. */
export interface ClosingNote {
  note: string; // C2SP signed note
  beaconAt: number; // when the beacon could first be known, ms since epoch: a later cosignature says nothing
}

/** The closing of a round that waits for a beacon; undefined for a round that is open, or has none. */
export const closingNoteOf = (
  round: Pick<RoundRecord, 'commitment' | 'events' | 'game' | 'id' | 'number'>,
  house: NoteKey,
): ClosingNote | undefined => {
  const closing = readClosing(round, house.name);
  const signature = closing && fromBase64(closing.closed.signature);
  const chain = closing?.opened.draw?.beacon;
  if (!closing || !signature || !chain || closing.closed.beaconRound === null) return undefined;
  const note = `${closing.text}\n${signatureLine(house, signature)}`;
  return { note, beaconAt: beaconTimeMs(chain, closing.closed.beaconRound) };
};

/** Fields of a closing that each belong to one round alone. */
export interface ClosedRound {
  id: string;
  game: string;
  number: string; // among the rounds of its game
  commitment: string; // commitment of its seed, hex
}

const CLOSING =
  /^glasshouse closing v1\n[^\n]+\ngame (?<game>[^\n]+)\nround (?<id>[0-9a-f-]{36})\nnumber (?<number>\d+)\ncommitment (?<commitment>[0-9a-f]{64})\n/;

/** The round that a closing's text is of; undefined for any other text. */
export const roundOfClosing = (text: string): ClosedRound | undefined =>
  CLOSING.exec(text)?.groups as ClosedRound | undefined;
