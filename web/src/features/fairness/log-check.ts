import {
  hashFromHex,
  leafHash,
  openCheckpoint,
  parseVerifierKey,
  rootFromInclusion,
  toHex,
  type Checkpoint,
  type NoteKey,
} from 'games-engine/log';
import type { InclusionAnswer } from 'server/contract';

/** What the log's server answers; null: it has no head yet. */
export interface LogSource {
  key(): Promise<string>;
  checkpoint(): Promise<string | null>;
  inclusion(index: number, size: number): Promise<InclusionAnswer>;
}

/** The log's part of a round, computed in this browser. */
export type LogCheck =
  | { state: 'pending' } // not sequenced yet, or the head is older than the entry
  | { state: 'fail'; reason: 'key' | 'head'; key: string }
  | {
      state: 'pass' | 'fail';
      reason: 'proof' | undefined;
      key: string;
      index: number;
      size: number;
      leaf: string; // hex
      proof: readonly string[]; // hex, leaf to root
      root: string | undefined; // where the path leads, hex
      head: string; // the signed root, hex
    };

const isProof = (proof: unknown): proof is readonly string[] =>
  Array.isArray(proof) && proof.every((hash) => typeof hash === 'string');

/** Whether the path leads from the record's hash to the signed root. Takes nothing from the answer but the path. */
export const checkInclusion = (
  hash: string,
  index: number,
  head: Checkpoint,
  key: string,
  answer: InclusionAnswer,
): LogCheck => {
  const data = hashFromHex(hash);
  const leaf = data && leafHash(data);
  const given = isProof(answer.proof) ? answer.proof : [];
  const proof = given.map(hashFromHex);
  const isReadable = proof.every((each) => each !== undefined);
  const reached = leaf && isReadable ? rootFromInclusion(index, head.size, leaf, proof) : undefined;
  const root = reached && toHex(reached);
  const signed = toHex(head.root);
  const passes = root === signed;
  return {
    state: passes ? 'pass' : 'fail',
    reason: passes ? undefined : 'proof',
    key,
    index,
    size: head.size,
    leaf: leaf ? toHex(leaf) : '',
    proof: given,
    root,
    head: signed,
  };
};

/** The head that the key has signed, or what is wrong. */
const signedHead = (note: string, keyText: string): Checkpoint | 'key' | 'head' => {
  const key: NoteKey | undefined = parseVerifierKey(keyText);
  if (!key) return 'key';
  const head = openCheckpoint(note, key);
  return typeof head === 'string' ? 'head' : head;
};

/** Checks a round's place in the log against the newest signed head. Rejects when the log cannot be reached. */
export const checkLog = async (source: LogSource, hash: string, index: number | undefined): Promise<LogCheck> => {
  if (index === undefined) return { state: 'pending' };
  const [note, answeredKey] = await Promise.all([source.checkpoint(), source.key()]);
  if (note === null) return { state: 'pending' };
  const key = answeredKey.trim();
  const head = signedHead(note, key);
  if (typeof head === 'string') return { state: 'fail', reason: head, key };
  if (head.size <= index) return { state: 'pending' };
  return checkInclusion(hash, index, head, key, await source.inclusion(index, head.size));
};
