import { addClosingCosignatures, closedRounds, findSharedRound, type StoredSharedRound } from 'db';
import { cosignedAt, parseNote, parseVerifierKey, type SignedNote } from 'games-engine/log';
import { closingNoteOf, roundOfClosing, type ClosingNote } from 'games-engine/signatures';
import type { Pool } from 'pg';
import type { ClosingCosignatureAnswer } from '../../../contract/log.contract.ts';
import { CosignatureRefusedError, goodLines, witnessKeys } from './cosignatures.ts';
import type { LogSigner } from './log-signer.ts';

/** What witnesses say about closings: that they saw them before anybody could know the outcome. */
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
  const noteOf = (round: StoredSharedRound): ClosingNote | undefined => closingNoteOf(round, signer.key);

  const waitingFor = async ({ text }: SignedNote): Promise<{ id: string; beaconAt: number }> => {
    const id = roundOfClosing(text);
    if (id === undefined) throw new CosignatureRefusedError(400, 'this is no closing of a round');
    const round = await findSharedRound(pool, id);
    const closing = round?.state === 'closed' ? noteOf(round) : undefined;
    if (parseNote(closing?.note ?? '')?.text !== text || !closing)
      throw new CosignatureRefusedError(404, `no round ${id} waits for its beacon under this closing`);
    return { id, beaconAt: closing.beaconAt };
  };

  return {
    async waiting() {
      const notes = (await closedRounds(pool)).map(noteOf);
      return notes.flatMap((each) => (each && each.beaconAt > now() ? [each.note] : []));
    },
    async add(note) {
      const parsed = parseNote(note);
      if (!parsed) throw new CosignatureRefusedError(400, 'this is no note with signatures');
      const { id, beaconAt } = await waitingFor(parsed);
      const lines = goodLines(note, keys, now());
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
