import {
  hashFromHex,
  openCheckpoint,
  parseVerifierKey,
  toHex,
  verifyConsistency,
  type Checkpoint,
  type NoteKey,
} from 'games-engine/log';
import type { ConsistencyAnswer, TreeHead } from 'server/contract';

/** What the log's server answers. */
export interface HeadSource {
  key(): Promise<string>;
  consistency(from: number, to: number): Promise<ConsistencyAnswer>;
}

/**
 * What a signed head came to. `pass`: signed, and the head before it is its beginning. `first`: signed, with none before
 * it. `key`, `signature`: of this head or the one before. `said`: the row says another size or root than the note.
 */
export type HeadCheck = 'pass' | 'first' | 'key' | 'signature' | 'said' | 'consistency';

/** The head that a row's note signs, when it is what the row says. */
const opened = ({ note, size, root }: TreeHead, key: NoteKey): Checkpoint | 'signature' | 'said' => {
  const head = openCheckpoint(note, key);
  if (typeof head === 'string') return 'signature';
  const isSaid = head.size === size && toHex(head.root) === root;
  return isSaid ? head : 'said';
};

/** Checks a head by itself and against the one before it, in this browser. Rejects when the log does not answer. */
export const checkHead = async (
  head: TreeHead,
  before: TreeHead | undefined,
  source: HeadSource,
): Promise<HeadCheck> => {
  const key = parseVerifierKey((await source.key()).trim());
  if (!key) return 'key';
  const newer = opened(head, key);
  const older = before && opened(before, key);
  if (typeof newer === 'string') return newer;
  if (typeof older === 'string') return older;
  if (!older) return 'first';
  const { proof } = await source.consistency(older.size, newer.size);
  const hashes = Array.isArray(proof) ? proof.map((hash) => hashFromHex(hash) ?? new Uint8Array()) : [];
  const claim = { from: older.size, fromRoot: older.root, to: newer.size, toRoot: newer.root, proof: hashes };
  return verifyConsistency(claim) ? 'pass' : 'consistency';
};
