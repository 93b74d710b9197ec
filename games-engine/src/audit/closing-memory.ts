import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { closingOfRecord, roundOfClosing } from '../core/draw/signed-closing.ts';
import type { Difference } from '../core/difference.ts';
import { isSignedBy, parseNote, type NoteKey } from '../core/log/index.ts';
import type { RoundRecord } from '../core/record.ts';
import { writeDurably } from './durable-file.ts';
import { logFolder } from './head-memory.ts';
import { AuditInputError } from './lines.ts';

/** A closing that the house has signed. */
export interface SeenClosing {
  roundId: string;
  note: string;
  text: string;
}

/** Takes a closing's note apart. Undefined for what the house has not signed. */
export const readClosing = (note: string, house: NoteKey): SeenClosing | undefined => {
  const parsed = parseNote(note);
  const roundId = parsed && roundOfClosing(parsed.text);
  return parsed && roundId !== undefined && isSignedBy(parsed, house)
    ? { roundId, note, text: parsed.text }
    : undefined;
};

const folderOf = (state: string, house: NoteKey): string => join(logFolder(state, house), 'closings');

/** Every closing that was seen, a file each. */
export class ClosingMemory {
  readonly #folder: string;

  constructor(state: string, house: NoteKey) {
    this.#folder = folderOf(state, house);
  }

  /** Remembers a closing durably; gives the other one that the house has signed for the same round, if it has. */
  async keep({ roundId, note, text }: SeenClosing): Promise<string | undefined> {
    const file = join(this.#folder, roundId);
    const before = await readFile(file, 'utf8').catch(() => undefined);
    if (before === undefined) await writeDurably(file, note);
    return before === undefined || parseNote(before)?.text === text ? undefined : before;
  }
}

/** Holds the rounds of a log against the closings that witnesses remember. */
export class RememberedClosings {
  readonly #closings = new Map<string, { file: string; text: string }>(); // by round
  #met = 0;

  /** Reads what a witness has kept in its state folder; a folder without closings has none. Throws AuditInputError for a file that is no closing of this house. */
  async read(state: string, house: NoteKey): Promise<void> {
    const folder = folderOf(state, house);
    for (const name of await readdir(folder).catch(() => [])) {
      const file = join(folder, name);
      const closing = readClosing(await readFile(file, 'utf8'), house);
      if (closing?.roundId !== name)
        throw new AuditInputError(`${file} keeps no closing of a round that ${house.name} has signed`);
      this.#closings.set(name, { file, text: closing.text });
    }
  }

  /** Where a round was closed otherwise than a witness saw, or undefined. */
  difference(record: RoundRecord, house: NoteKey): Difference | undefined {
    const seen = this.#closings.get(record.id);
    if (!seen) return undefined;
    this.#met += 1;
    const [due, got] = [seen.text, closingOfRecord(record, house)?.text].map((text) => text?.split('\n') ?? []);
    const at = due?.findIndex((line, index) => line !== got?.[index]) ?? -1;
    if (at < 0) return undefined;
    const path = `betting.closed, which a witness saw otherwise (${seen.file})`;
    return { path, expected: due?.[at], got: got?.[at] };
  }

  /** What came of it, in a line; undefined where nothing is remembered. */
  get line(): string | undefined {
    const { size } = this.#closings;
    return size === 0 ? undefined : `closings that a witness remembers: ${this.#met} of ${size} are of these rounds`;
  }
}
