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

const get = async (path: string): Promise<Response> => {
  const answer = await fetch(`/api/log/${path}`, { headers: { accept: 'text/plain, application/json' } });
  if (!answer.ok && answer.status !== 404) throw new Error(`the log answered ${answer.status}`);
  return answer;
};

const found = async (path: string): Promise<Response> => {
  const answer = await get(path);
  if (!answer.ok) throw new Error(`the log answered ${answer.status}`);
  return answer;
};

/** The log of the site that serves this page. */
export const siteLog: LogSource = {
  key: async () => (await found('key')).text(),
  checkpoint: async () => {
    const answer = await get('checkpoint');
    return answer.ok ? answer.text() : null;
  },
  inclusion: async (index, size) =>
    (await found(`proof/inclusion?index=${index}&size=${size}`)).json() as Promise<InclusionAnswer>,
};

/** Answer of the log's server; null: it has no head yet. */
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
      root: string | undefined; // root at the end of the path, hex
      head: string; // the signed root, hex
    };

const isProof = (proof: unknown): proof is readonly string[] =>
  Array.isArray(proof) && proof.every((hash) => typeof hash === 'string');

/** True when the path leads from the record's hash to the signed root. Takes nothing from the answer but the path. */
export const checkInclusion = (
  { hash, index }: { hash: string; index: number },
  { head, key }: { head: Checkpoint; key: string },
  answer: InclusionAnswer,
): LogCheck => {
  const data = hashFromHex(hash);
  const leaf = data && leafHash(data);
  const path = isProof(answer.proof) ? answer.proof : [];
  const proof = path.map(hashFromHex);
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
    proof: path,
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
  return checkInclusion({ hash, index }, { head, key }, await source.inclusion(index, head.size));
};
