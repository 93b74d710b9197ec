import { contentHash } from '../canonical.ts';
import type { Difference } from '../difference.ts';
import { openCheckpoint, type Checkpoint } from './checkpoint.ts';
import { hashFromHex } from './encoding.ts';
import { firstKey, keyInForce, withChange, type KeyChain, type KeyRecord } from './key-change.ts';
import { leafHash } from './merkle.ts';
import { formatVerifierKey, isSignedBy, parseNote, parseVerifierKey } from './note.ts';
import { verifyInclusion } from './proof.ts';

/** A change of the log's key, with its inclusion proof in the head's tree. */
export interface PlacedKey {
  index: number;
  proof: readonly string[]; // hex, leaf to root
  record: KeyRecord;
}

/** A head, the key that signed it, and all changes of it in the head's tree. */
export interface KeyList {
  checkpoint: string; // signed note
  key: string; // verifier key
  keys?: readonly PlacedKey[] | undefined;
}

/** A head whose signature is good, and the keys that led to the one that signed it. */
export interface KeyedHead extends Checkpoint {
  chain: KeyChain;
}

type Opened<T> = T | { difference: Difference };

const wrong = (path: string, expected: string, got: string): { difference: Difference } => ({
  difference: { path, expected, got },
});

/** The keys of a list, each named by the one before; the last is the list's own. */
const chainOf = ({ key, keys = [] }: KeyList): Opened<{ chain: KeyChain }> => {
  const first = parseVerifierKey(keys[0]?.record.before ?? key);
  if (!first) return wrong('key', 'a verifier key', key);
  let chain = firstKey(first);
  for (const [at, { record }] of keys.entries()) {
    const next = withChange(chain, record);
    if (typeof next === 'string')
      return wrong(`keys.${at}.record.${next}`, 'that of a change of key', String(record[next]));
    chain = next;
  }
  const last = formatVerifierKey(keyInForce(chain));
  return last === key ? { chain } : wrong('key', last, key);
};

const isIn = ({ index, proof, record }: PlacedKey, { root, size }: Checkpoint): boolean => {
  const data = hashFromHex(contentHash(record));
  const path = proof.map((hash) => hashFromHex(hash) ?? new Uint8Array());
  return data !== undefined && verifyInclusion({ index, size, leaf: leafHash(data), proof: path, root });
};

/**
 * Opens a head by the keys that led to its own: each change is signed by the key before and stands in the head's tree, and a
 * head that ends with one has the signatures of both. `trusted`, a verifier key: one of them; the list's own unless given.
 */
export const openKeys = (list: KeyList, trusted: string | undefined): Opened<KeyedHead> => {
  const opened = chainOf(list);
  if ('difference' in opened) return opened;
  const { chain } = opened;
  const { checkpoint, key, keys = [] } = list;
  if (trusted !== undefined && !chain.some((each) => formatVerifierKey(each.key) === trusted))
    return wrong('key', trusted, key);
  const current = keyInForce(chain);
  const head = openCheckpoint(checkpoint, current);
  if (typeof head === 'string') return wrong('checkpoint', `a head signed by ${current.name}`, head);
  const absent = keys.findIndex((each) => !isIn(each, head));
  if (absent >= 0) return wrong(`keys.${absent}.proof`, 'its inclusion in the log', 'another proof');
  const note = parseNote(checkpoint);
  const before = chain.at(-2)?.key;
  const isEnd = keys.at(-1)?.index === head.size - 1;
  if (isEnd && note && before && !isSignedBy(note, before))
    return wrong('checkpoint', 'the signature of the key before, too', 'that of the new key alone');
  return { ...head, chain };
};
