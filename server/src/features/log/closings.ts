import { addClosingCosignatures, closedRoundIds, findSharedRound, type StoredSharedRound } from 'db';
import { cosignedAt, isSignedBy, parseNote, parseVerifierKey, type NoteKey, type SignedNote } from 'games-engine/log';
import { closingNoteOf, roundOfClosing, type ClosingNote } from 'games-engine/signatures';
import type { Pool } from 'pg';
import type { ClosingCosignatureAnswer } from '../../../contract/log.contract.ts';
import { CosignatureRefusedError, goodLines, witnessKeys } from './cosignatures.ts';
import type { LogSigner } from './log-signer.ts';

/** Witnesses' statements about closings: that they saw them before anybody could know the outcome. */
export interface Closings {
  /** The closings of rounds that wait for their beacon, as signed notes. */
  waiting(): Promise<string[]>;
  /** Takes the lines of known witnesses under one of these. Throws CosignatureRefusedError. */
  add(note: string): Promise<ClosingCosignatureAnswer>;
}

export interface ClosingsOptions {
  pool: Pool;
  signer: LogSigner;
  witnesses: readonly string[]; // verifier keys
  now?(): number; // ms since epoch
}

export const createClosings = ({ pool, signer, witnesses, now = Date.now }: ClosingsOptions): Closings => {
  const keys = witnessKeys(witnesses);
  const isSigned = ({ note }: ClosingNote, key: NoteKey): boolean => {
    const parsed = parseNote(note);
    return parsed !== undefined && isSignedBy(parsed, key);
  };
  /** The note under the key that signed it: the one before, perhaps, while the log's key changes. */
  const noteOf = (round: StoredSharedRound): ClosingNote | undefined => {
    for (const key of signer.keys) {
      const note = closingNoteOf(round, key);
      if (!note || isSigned(note, key)) return note;
    }
    return undefined;
  };

  let notes = new Map<string, Promise<ClosingNote | undefined>>(); // notes of the closed rounds, by id

  /** A closing never changes and anybody may ask for it: its round, of thousands of bets perhaps, is read once. */
  const readNote = (id: string): Promise<ClosingNote | undefined> => {
    const note = findSharedRound(pool, id).then((round) => round && noteOf(round));
    note.catch(() => notes.delete(id)); // the next one to ask reads it
    return note;
  };

  const requireWaiting = async ({ text }: SignedNote, id: string): Promise<ClosingNote> => {
    const round = await findSharedRound(pool, id);
    const closing = round?.state === 'closed' ? noteOf(round) : undefined;
    if (parseNote(closing?.note ?? '')?.text !== text || !closing)
      throw new CosignatureRefusedError(404, `no round ${id} waits for its beacon under this closing`);
    return closing;
  };

  return {
    async waiting() {
      const ids = await closedRoundIds(pool);
      notes = new Map(ids.map((id) => [id, notes.get(id) ?? readNote(id)]));
      const closings = await Promise.all(notes.values());
      return closings.flatMap((each) => (each && each.beaconAt > now() ? [each.note] : []));
    },
    async add(note) {
      const parsed = parseNote(note);
      if (!parsed) throw new CosignatureRefusedError(400, 'this is no note with signatures');
      const id = roundOfClosing(parsed.text)?.id;
      if (id === undefined) throw new CosignatureRefusedError(400, 'this is no closing of a round');
      const lines = goodLines(note, keys, now()); // before the round is read: not everybody may have that done
      const { beaconAt } = await requireWaiting(parsed, id);
      for (const { witness, line } of lines) requireInTime(parsed, { witness, line, beaconAt });
      const rows = lines.map(({ witness, line }) => ({ witness, line: line.slice(MARK_LENGTH, -1) }));
      return { roundId: id, taken: await addClosingCosignatures(pool, id, rows, now()) };
    },
  };
};

const MARK_LENGTH = 2; // em dash and space, which a record leaves out

const requireInTime = (
  { text }: SignedNote,
  { witness, line, beaconAt }: { witness: string; line: string; beaconAt: number },
): void => {
  const key = parseVerifierKey(witness, 'witness');
  const note = parseNote(`${text}\n${line}`);
  const at = key && note ? cosignedAt(note, key) : undefined;
  if (at === undefined || at * 1000 >= beaconAt)
    throw new CosignatureRefusedError(
      400,
      `the beacon could be known at ${beaconAt} ms: a later cosignature says nothing`,
    );
};
