import type { ExportEntry } from '../../audit/export-format.ts';
import { exportOf, headerOf, linesOfExport } from '../../audit/sample-export.ts';
import { sampleKey, signAsSample, type SampleEntry } from '../../audit/sample-log.ts';
import type { AnySharedGame } from '../../core/define-game.ts';
import { betsHashOf } from '../../core/draw/bets-hash.ts';
import { closingText, signText } from '../../core/draw/closing.ts';
import type { SignedClosing } from '../../core/draw/draw-terms.ts';
import type { JsonObject } from '../../core/json.ts';
import type { ConfigRecord, LogRecord, PinnedConfig, RoundRecord } from '../../core/record.ts';
import { closingOf, createSharedMaker, hashedBets, type SharedInputs } from '../../core/shared-rebuild.ts';
import type { SharedEvent } from '../../core/shared-round.ts';
import { createSharedReader } from '../../core/shared-shape.ts';
import { houseGames } from '../../games/registry.ts';

export const recordOf = ({ record }: ExportEntry): RoundRecord => record as RoundRecord;

export const isRoundOf = (entry: ExportEntry, game: string): boolean => {
  const { game: gameId, kind } = entry.record as RoundRecord;
  return kind === 'round' && gameId === game;
};

export const typesOf = (entry: ExportEntry): string[] => recordOf(entry).events.map(({ type }) => type);

/** A copy that may be changed without changing what it was copied from. */
export const copyOf = <T>(value: T): T => structuredClone(value);

/** The lines of a log whose head the house has signed after it wrote whatever it liked. */
export const signedLines = async (entries: readonly ExportEntry[]): Promise<string[]> => {
  const exported = exportOf(entries as readonly SampleEntry[]);
  return linesOfExport(await headerOf(exported), exported.entries);
};

/** The entries with the record of one replaced. */
export const withRecord = (entries: readonly ExportEntry[], at: number, record: LogRecord): ExportEntry[] =>
  entries.map((entry, index) => (index === at ? { ...entry, record } : entry));

/** The entries with one event of a round replaced by what a function makes of it; undefined takes it away. */
export const withEvent = (
  entries: readonly ExportEntry[],
  at: number,
  type: SharedEvent['type'],
  change: (event: JsonObject) => JsonObject | undefined,
): ExportEntry[] =>
  entries.map((entry, index) => {
    if (index !== at) return entry;
    const record = copyOf(recordOf(entry));
    const events = record.events.flatMap((event) =>
      event.type === type ? ((change(event as unknown as JsonObject) ?? []) as never) : [event],
    );
    return { ...entry, record: { ...record, events } };
  });

const gameOf = ({ game: id }: RoundRecord): AnySharedGame => {
  const game = houseGames.findShared(id);
  if (!game) throw new Error(`${id} is no shared game`);
  return game;
};

/** The config that a round pins, as the log published it. */
export const pinnedBy = (entries: readonly ExportEntry[], { config, game }: RoundRecord): PinnedConfig => {
  const records = entries.map(({ record }) => record as ConfigRecord);
  const found = records.find(
    (record) => record.kind === 'config' && record.game === game && record.version === config.version,
  );
  if (!found) throw new Error(`${game} has no config ${config.version}`);
  return { ...config, config: found.config };
};

/** Inputs of the round at a place of a log. */
export const inputsOf = (entry: ExportEntry | undefined): SharedInputs => {
  const record = entry && recordOf(entry);
  const log = record && createSharedReader(gameOf(record)).read(record.events);
  if (!log) throw new Error('no shared round stands there');
  return log;
};

/** Signs the closing of a round as it is written now: what a house does that rewrites a round before its head is out. */
const signAgain = (record: RoundRecord, inputs: SharedInputs): SharedInputs => {
  const { bets, draw, end } = inputs;
  if (!draw || !end.closing || end.closedAt === undefined) return inputs;
  const game = gameOf(record);
  const { id, number, commitment } = record;
  const closing = { beaconRound: end.closing.beaconRound, betsHash: betsHashOf(hashedBets(game, bets)) };
  const round = { id, number, commitment, bets, closedAt: end.closedAt };
  const signature = signText(closingText(sampleKey.name, closingOf(game.id, draw, round, closing)), signAsSample);
  return { ...inputs, end: { ...end, closing: { ...closing, signature } } };
};

/**
 * The entries with one shared round made of other inputs: its draw, its payouts and its final state follow from them, and
 * its closing is signed again. A `kept` closing is the one that viewers were sent.
 */
export const remade = (
  entries: readonly ExportEntry[],
  at: number,
  change: (inputs: SharedInputs) => SharedInputs,
  kept?: SignedClosing,
): ExportEntry[] => {
  const entry = entries[at];
  const inputs = change(inputsOf(entry));
  if (!entry) throw new Error('no round stands there');
  const original = recordOf(entry);
  const make = createSharedMaker(gameOf(original), pinnedBy(entries, original));
  const rebuilt = make(signAgain(original, inputs), original, entry.serverSeed);
  if ('undrawable' in rebuilt) throw new Error(rebuilt.undrawable);
  const changed = withRecord(entries, at, copyOf(rebuilt.record));
  return kept ? withEvent(changed, at, 'betting.closed', (event) => ({ ...event, ...kept })) : changed;
};
