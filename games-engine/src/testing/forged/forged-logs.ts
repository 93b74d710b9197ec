import type { ExportEntry } from '../../audit/export-format.ts';
import { altered } from '../../audit/forgery.ts';
import { exportOf } from '../../audit/sample-export.ts';
import {
  pairHash,
  type CommitmentRecord,
  type LogRecord,
  type PairRecord,
  type SeedRecord,
} from '../../core/record.ts';
import { dice as diceGame } from '../../games/dice/index.ts';
import { sampleHouse } from '../sample-house.ts';
import { isRoundOf, recordOf, typesOf, withRecord } from './dishonest-house.ts';
import type { Forgery } from './forgery-kinds.ts';

type Wanted = (entry: ExportEntry) => boolean;

const kindOf = ({ record }: ExportEntry): LogRecord['kind'] => (record as LogRecord).kind;

const place = (entries: readonly ExportEntry[], wanted: Wanted): number => {
  const at = entries.findIndex(wanted);
  if (at < 0) throw new Error('the sample has no such entry');
  return at;
};

/** Takes the first such entry and what stands around it. */
const forgery = (
  name: string,
  why: string,
  wanted: Wanted,
  change: (entries: readonly ExportEntry[], at: number) => readonly ExportEntry[],
): Forgery => ({ name, why, forge: (entries) => change(entries, place(entries, wanted)) });

/** A forgery of one value of a record. */
const value = (name: string, why: string, wanted: Wanted, path: string, other: unknown): Forgery =>
  forgery(name, why, wanted, (entries, at) => altered(entries, at, path, other));

interface DrawnEvent {
  type: string;
  mines: readonly number[];
  outcome: { number: number };
}

/** Changes the draw among the events of a round. */
const drawnWith = (change: (drawn: DrawnEvent) => object) => (events: readonly DrawnEvent[]) =>
  events.map((event) => (event.type === 'outcome.drawn' ? { ...event, ...change(event) } : event));

const shiftedMines = ({ mines: cells }: DrawnEvent): object => ({ mines: cells.map((cell) => (cell + 1) % 24) });
const otherEntropy = (): object => ({ entropy: 'f'.repeat(64) });
const nextNumber = ({ outcome }: DrawnEvent): object => ({ outcome: { number: (outcome.number % 1000) + 1 } });

const isPaid: Wanted = (entry) => Number(recordOf(entry).final['payoutMinor']) > 0;
const isFirstVersion: Wanted = (entry) =>
  typesOf(entry).includes('round.closed') && typesOf(entry).includes('round.settled');
const isCommitment =
  (game: string): Wanted =>
  (entry) =>
    kindOf(entry) === 'commitment' && (entry.record as CommitmentRecord).game === game;
const isPinned: Wanted = ({ record }) => Object.hasOwn(Object((record as { events?: object[] }).events?.[0]), 'draw');

const isRoom: Wanted = (entry) => isRoundOf(entry, 'coinflip') && isPinned(entry);

/** A forgery of the entry that announces a room. */
const announcement = (
  name: string,
  why: string,
  change: (entries: readonly ExportEntry[], at: number) => readonly ExportEntry[],
): Forgery =>
  forgery(name, why, isRoom, (entries, room) => {
    const { commitment } = recordOf(entries[room] as ExportEntry);
    const isOwn: Wanted = (entry) =>
      kindOf(entry) === 'commitment' && (entry.record as CommitmentRecord).commitment === commitment;
    return change(entries, place(entries, isOwn));
  });

const without = (entries: readonly ExportEntry[], at: number): ExportEntry[] => entries.toSpliced(at, 1);
const twice = (entries: readonly ExportEntry[], at: number): ExportEntry[] =>
  entries.toSpliced(at, 0, entries[at] as ExportEntry);
const asLast = (entries: readonly ExportEntry[], at: number): ExportEntry[] => [
  ...without(entries, at),
  entries[at] as ExportEntry,
];
const isSolo: Wanted = (entry) => isRoundOf(entry, 'dice') || isRoundOf(entry, 'mines');
const playerOf = (entry: ExportEntry | undefined): unknown => entry && Object(recordOf(entry).events[0])['player'];

/** Moves the reveal of a pair behind its player's first bet on the next one. */
const revealedLate = (entries: readonly ExportEntry[]): readonly ExportEntry[] => {
  for (const [at, entry] of entries.entries()) {
    const { commitment, kind } = entry.record as SeedRecord;
    if (kind !== 'seed') continue;
    const player = playerOf(entries.find((each) => isSolo(each) && recordOf(each).commitment === commitment));
    const next = entries.findIndex((each, index) => index > at && isSolo(each) && playerOf(each) === player);
    if (next >= 0) return entries.toSpliced(next + 1, 0, entry).toSpliced(at, 1);
  }
  throw new Error('nobody in the sample goes on to another pair');
};

const plusOne = (minor: string): string => String(BigInt(minor) + 1n);

const dice: Wanted = (entry) => isRoundOf(entry, 'dice');
const mines: Wanted = (entry) => isRoundOf(entry, 'mines') && typesOf(entry)[1] === 'sector.opened';
const battle: Wanted = (entry) => isRoundOf(entry, 'battle') && isFirstVersion(entry);
const laterBattle: Wanted = (entry) => isRoundOf(entry, 'battle') && recordOf(entry).number > 2;
const config: Wanted = (entry) => kindOf(entry) === 'config';
const seed: Wanted = (entry) => kindOf(entry) === 'seed';

/**
 * Forgeries of solo rounds, of shared rounds of version 1 and of its log by the house that an export by itself gives
 * away.
 */
export const forgedLogs: readonly Forgery[] = [
  value(
    'dice: a payout altered',
    'the rules pay something else',
    (e) => dice(e) && isPaid(e),
    'events.2.payoutMinor',
    plusOne,
  ),
  value(
    'dice: another roll',
    'the seeds give another roll',
    dice,
    'events.1.roll',
    (roll: number) => (roll + 1) % 10_000,
  ),
  value('dice: another client seed', 'the draw is not of this client seed', dice, 'events.0.clientSeed', 'another'),
  value(
    'dice: a stake altered',
    'the payout is not of this stake',
    (e) => dice(e) && isPaid(e),
    'events.0.stakeMinor',
    '123456',
  ),
  value('dice: another final state', 'the final state does not follow from the events', dice, 'final.roll', 1),
  value('dice: another player', 'the pair is of another player', dice, 'events.0.player', 'somebody'),
  forgery(
    'dice: a pair that nobody was shown',
    'its commitment is not in the log before its first bet',
    dice,
    (entries, at) => {
      const { commitment } = recordOf(entries[at] as ExportEntry);
      const pairId = pairHash(String(playerOf(entries[at])), commitment);
      return entries.filter(({ record }) => (record as PairRecord).pair !== pairId);
    },
  ),
  {
    name: 'dice: client seeds of before their commitments',
    why: 'the house could have tried server seeds against them',
    forge: () => exportOf(sampleHouse({ rounds: 100, games: [diceGame], keepsClientSeeds: true })).entries,
  },
  forgery('dice: a round twice', 'a nonce was used twice', dice, twice),
  forgery('dice: a round left out', 'a nonce is missing when its seed is revealed', dice, without),
  value('mines: another field', 'the seeds give other mines', mines, 'events', drawnWith(shiftedMines)),
  value(
    'mines: a move altered',
    'a cell was opened that the round does not have',
    mines,
    'events.1.sectorKey',
    (key: number) => (key + 1) % 24,
  ),
  value(
    'battle: another entropy',
    'the entropy is not the hash of the bets',
    battle,
    'events',
    drawnWith(otherEntropy),
  ),
  value('battle: another number', 'the seeds give another number', battle, 'events', drawnWith(nextNumber)),
  forgery('battle: a round left out', 'a number is missing', laterBattle, without),
  value('a seed revealed wrongly', 'the seed is not the one that was committed to', seed, 'serverSeed', 'a'.repeat(64)),
  value(
    'a reveal that counts wrongly',
    'more rounds were played on the seed',
    seed,
    'rounds',
    (rounds: number) => rounds - 1,
  ),
  value('a config altered', 'rounds pin another content', config, 'config.maxStakeMinor', 123_456),
  forgery('a config published late', 'a round pins a config that enters the log behind it', config, asLast),
  forgery('a pair revealed late', 'its player had two pairs to bet on', seed, revealedLate),
  forgery('a chain announced twice', 'a chain has one commitment', isCommitment('wheel'), twice),
  forgery(
    'a chain that was not announced',
    'a chain’s terminator is not in the log before its rounds',
    isCommitment('wheel'),
    (entries) => entries.filter((entry) => !isCommitment('wheel')(entry)),
  ),
  announcement('a room that was not announced', 'the commitment of a room is not in the log before its round', without),
  announcement('a room announced with two seeds', 'the house could choose between them', (entries, at) =>
    entries.toSpliced(at, 0, {
      ...(entries[at] as ExportEntry),
      record: { ...(entries[at]?.record as CommitmentRecord), commitment: 'd'.repeat(64) },
    }),
  ),
  announcement('a room announced behind its round', 'the commitment of a room entered the log after its round', asLast),
  announcement('a commitment of another room', 'the commitment of a room names another room', (entries, at) =>
    withRecord(entries, at, { ...(entries[at]?.record as CommitmentRecord), round: 'c'.repeat(64) }),
  ),
];

/** Forgeries of an export's lines by somebody without the log's key. */
export const forgedLines: readonly { name: string; why: string; forge(lines: readonly string[]): string[] }[] = [
  { name: 'an entry cut out', why: 'an index is missing', forge: (lines) => lines.toSpliced(5, 1) },
  { name: 'the last entry cut off', why: 'the header says one more', forge: (lines) => lines.slice(0, -1) },
  {
    name: 'two entries in each other’s place',
    why: 'their indexes say otherwise',
    forge: (lines) => lines.toSpliced(5, 2, lines[6] ?? '', lines[5] ?? ''),
  },
  {
    name: 'a record altered under its hash',
    why: 'the hash is of another record',
    forge: (lines) => lines.map((line) => line.replace('"currencyId":1', '"currencyId":9')),
  },
  {
    name: 'the signature of the head altered',
    why: 'the head is not signed by the log’s key',
    forge: ([header = '', ...rest]) => [
      header.replace(/.{8}\\n","configs"/, String.raw`AAAAAAA=\n","configs"`),
      ...rest,
    ],
  },
];
