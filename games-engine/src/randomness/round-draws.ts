import type { DrawRow } from '../core/statistics/index.ts';
import { clientSeedOf } from '../core/shared-rebuild.ts';
import { readSharedLog, type SharedEvent } from '../core/shared-round.ts';
import { streamBlock, type StreamSeeds } from '../core/stream.ts';
import type { RoundRecord } from '../core/record.ts';
import type { Games } from '../core/games.ts';

/** Drawn round with a public seed, by an export's line. */
export interface DrawnRound {
  game: string;
  seeds: StreamSeeds; // its stream's
  draw: { value: number; range: number } | undefined; // its first draw; undefined where a third party drew
}

const TICKETS = 2 ** 20; // a pot's tickets as parts of one range: pots are of every size

interface Line {
  record?: RoundRecord;
  serverSeed?: string | null;
}

const lineOf = (text: string): Line => {
  try {
    return Object(JSON.parse(text)) as Line;
  } catch {
    return {};
  }
};

const seedsOf = ({ events, game, number }: RoundRecord, serverSeed: string, games: Games): StreamSeeds | undefined => {
  const shared = games.findShared(game);
  if (!shared) {
    const { clientSeed, nonce } = Object(events[0]) as { clientSeed?: unknown; nonce?: unknown };
    return typeof clientSeed === 'string' ? { serverSeed, clientSeed, nonce: Number(nonce) } : undefined;
  }
  const log = readSharedLog(events as readonly SharedEvent[]);
  if (log?.end.kind !== 'settled') return undefined;
  return { serverSeed, clientSeed: clientSeedOf(shared, log, log.end.light), nonce: number };
};

interface Outcome {
  readonly roll?: number;
  readonly mines?: readonly number[];
  readonly number?: number;
  readonly segment?: number;
  readonly ticket?: number;
  readonly source?: string;
}

const potOf = ({ events }: RoundRecord): number =>
  events.reduce((sum, event) => sum + Number((event as { stakeMinor?: string }).stakeMinor ?? 0), 0);

const drawOf = (record: RoundRecord): DrawnRound['draw'] => {
  const drawn = Object(record.events.find(({ type }) => type === 'outcome.drawn')) as Outcome & { outcome?: Outcome };
  const { roll, mines, number, segment, ticket, source } = drawn.outcome ?? drawn;
  if (source === 'random.org') return undefined;
  if (roll !== undefined) return { value: roll, range: 10_000 };
  if (mines !== undefined) return { value: mines[0] ?? 0, range: 24 };
  if (number !== undefined) return { value: number - 1, range: 1000 };
  if (segment !== undefined) return { value: segment, range: 32 };
  if (ticket === undefined) return undefined;
  return { value: Math.floor(((ticket - 1) / potOf(record)) * TICKETS), range: TICKETS };
};

/** The drawn round on a line of an export; undefined for any other line, and while its seed is secret. */
export const drawnRound = (text: string, games: Games): DrawnRound | undefined => {
  const { record, serverSeed } = lineOf(text);
  if (record?.kind !== 'round' || typeof serverSeed !== 'string') return undefined;
  const seeds = seedsOf(record, serverSeed, games);
  return seeds && { game: record.game, seeds, draw: drawOf(record) };
};

/** A block of a stream as bytes: its eight words, big endian. */
export const blockBytes = (seeds: StreamSeeds, block: number): Uint8Array => {
  const view = new DataView(new ArrayBuffer(32));
  for (const [at, word] of streamBlock(seeds, block).entries()) view.setUint32(4 * at, word);
  return new Uint8Array(view.buffer);
};

/** Rows of draws that grow as an export is read: the words of all streams, and the first draws of each game. */
export class DrawRows {
  readonly #rows = new Map<string, { values: number[]; range: number }>();

  add(name: string, value: number, range: number): void {
    const row = this.#rows.get(name) ?? { values: [], range };
    row.values.push(value);
    this.#rows.set(name, row);
  }

  get all(): readonly (readonly [name: string, row: DrawRow])[] {
    return [...this.#rows];
  }
}
