import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { closingOfRecord, roundOfClosing, type ClosedRound } from '../core/draw/signed-closing.ts';
import type { Difference } from '../core/difference.ts';
import { isSignedBy, parseNote, type NoteKey } from '../core/log/index.ts';
import type { RoundRecord } from '../core/record.ts';
import { writeDurably } from './durable-file.ts';
import { logFolder } from './head-memory.ts';
import { AuditInputError } from './lines.ts';

/** A closing that the house has signed. */
export interface SeenClosing {
  round: ClosedRound;
  note: string;
  text: string;
}

/** Takes a closing's note apart. Undefined for what the house has not signed. */
export const readClosing = (note: string, houses: readonly NoteKey[]): SeenClosing | undefined => {
  const parsed = parseNote(note);
  const round = parsed && roundOfClosing(parsed.text);
  return parsed && round && houses.some((house) => isSignedBy(parsed, house))
    ? { round, note, text: parsed.text }
    : undefined;
};

const folderOf = (state: string, house: NoteKey): string => join(logFolder(state, house), 'closings');

/** Anything but an absent file is a fault: what cannot be read must not be written over. */
const readIfPresent = async (file: string): Promise<string | undefined> => {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new AuditInputError(`${file} cannot be read: ${(error as Error).message}`, { cause: error });
  }
};

/** The file's text as it was; an absent one is written. */
const keepFirst = async (file: string, text: string): Promise<string | undefined> => {
  const before = await readIfPresent(file);
  if (before === undefined) await writeDurably(file, text);
  return before;
};

/** Keys of one round alone: its id, its number in its game, its seed. */
const keysOf = ({
  id,
  game,
  number,
  commitment,
}: Record<'id' | 'game' | 'commitment', string> & { number: string | number }) =>
  [id, `${encodeURIComponent(game)}-${number}`, commitment] as const;

/** A closing in a witness's folder. */
interface SeenFile {
  file: string;
  text: string;
}

/**
 * Every closing that was seen: a file for the id of its round, and beside these one for its number and one for its seed. A
 * house that could have two closings cosigned for any of them would choose between the two when it knows the beacon.
 */
export class ClosingMemory {
  readonly #folder: string;

  constructor(state: string, house: NoteKey) {
    this.#folder = folderOf(state, house);
  }

  /** Remembers a closing durably; gives the other one that the house has signed for the same round, if it has. */
  async keep({ round, note, text }: SeenClosing): Promise<string | undefined> {
    const [id, ...others] = keysOf(round);
    const files = [join(this.#folder, id), ...others.map((name) => join(`${this.#folder}-by-round`, name))];
    const known = await Promise.all(files.map((file) => keepFirst(file, note)));
    return known.find((before) => before !== undefined && parseNote(before)?.text !== text);
  }
}

/** Holds the rounds of a log against the closings that witnesses remember, of the same id, number or seed. */
export class RememberedClosings {
  readonly #closings = new Map<string, SeenFile[]>(); // by what is of one round alone
  #size = 0;
  #met = 0;

  /** Reads what a witness has kept in its state folder; a folder without closings has none. Throws AuditInputError for a file that is no closing of this house. */
  async read(state: string, house: NoteKey, chain: readonly NoteKey[] = [house]): Promise<void> {
    const folder = folderOf(state, house);
    for (const name of await readdir(folder).catch(() => [])) {
      const file = join(folder, name);
      const closing = readClosing(await readFile(file, 'utf8'), chain);
      if (closing?.round.id !== name)
        throw new AuditInputError(`${file} keeps no closing of a round that ${house.name} has signed`);
      this.#size += 1;
      for (const key of keysOf(closing.round))
        this.#closings.set(key, [...(this.#closings.get(key) ?? []), { file, text: closing.text }]);
    }
  }

  /** Difference between a round's closing and the one that a witness saw, or undefined. */
  difference(record: RoundRecord, house: NoteKey): Difference | undefined {
    const seen = keysOf(record).flatMap((key) => this.#closings.get(key) ?? []);
    const files = new Map(seen.map(({ file, text }) => [file, text]));
    this.#met += files.size;
    const got = closingOfRecord(record, house)?.text.split('\n') ?? [];
    for (const [file, text] of files) {
      const due = text.split('\n');
      const at = due.findIndex((line, index) => line !== got[index]);
      const path = `betting.closed, which a witness saw otherwise (${file})`;
      if (at >= 0) return { path, expected: due[at], got: got[at] };
    }
    return undefined;
  }

  /** Result in a line; undefined where nothing is remembered. */
  get line(): string | undefined {
    if (this.#size === 0) return undefined;
    return `closings that a witness remembers: ${this.#met} of ${this.#size} are of these rounds`;
  }
}
