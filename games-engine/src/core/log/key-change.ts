import { fromBase64 } from './encoding.ts';
import { formatVerifierKey, isGood, parseVerifierKey, type NoteKey } from './note.ts';

/** Change of the log's key: a leaf. Heads of trees that hold it are signed by the key it names. */
export interface KeyRecord {
  accepted: string; // signature of the text by the key that comes, base64: who names it has it
  after: string; // verifier key that signs from now on
  at: number;
  before: string; // verifier key that signed until now
  kind: 'key';
  number: number; // 1, 2, 3 …
  signature: string; // signature of the text by the key that goes, base64
}

/** Unsigned part of a change. */
export type KeyChange = Pick<KeyRecord, 'after' | 'at' | 'before' | 'number'>;

/** The text that both keys sign; its first line after the title is the log's name. */
export const keyChangeText = (origin: string, { after, at, before, number }: KeyChange): string =>
  `glasshouse log key v1\n${origin}\nnumber ${number}\nbefore ${before}\nafter ${after}\nat ${at}\n`;

const isSignature = (signature: string, text: string, { publicKey }: NoteKey): boolean => {
  const bytes = fromBase64(signature);
  return bytes !== undefined && isGood(bytes, text, publicKey);
};

/** The time by which processes of a house have learned of a change: so long either key may sign, ms. */
export const KEY_LAG_MS = 600_000;

/** A key of the log, with the time from which it signs. */
export interface DatedKey {
  key: NoteKey;
  from: number; // ms since epoch; of the first one -Infinity
}

/** Part of a change that is wrong. */
export type KeyFault = 'number' | 'before' | 'after' | 'at' | 'signature' | 'accepted';

/** Keys of a log in the order in which they signed. */
export type KeyChain = readonly [DatedKey, ...DatedKey[]];

export const firstKey = (key: NoteKey): KeyChain => [{ key, from: Number.NEGATIVE_INFINITY }];

/** The key in force at the end of a chain. */
export const keyInForce = (chain: KeyChain): NoteKey => (chain.at(-1) ?? chain[0]).key;

/** The chain with the next change, or what is wrong with it. */
export const withChange = (chain: KeyChain, change: KeyRecord): KeyChain | KeyFault => {
  const last = chain.at(-1) ?? chain[0];
  const after = parseVerifierKey(change.after);
  if (change.number !== chain.length) return 'number';
  if (change.before !== formatVerifierKey(last.key)) return 'before';
  if (!after || after.name !== last.key.name) return 'after';
  if (chain.some(({ key }) => formatVerifierKey(key) === change.after)) return 'after'; // a key that went may be stolen
  if (change.at < last.from) return 'at';
  const text = keyChangeText(after.name, change);
  if (!isSignature(change.signature, text, last.key)) return 'signature';
  if (!isSignature(change.accepted, text, after)) return 'accepted';
  return [...chain, { key: after, from: change.at }];
};

/** Keys that may have signed at a time: the one in force, and its neighbour for as long as a change takes. */
export const keysAt = (chain: KeyChain, at: number): NoteKey[] =>
  chain
    .filter(({ from }, place) => {
      const until = chain[place + 1]?.from ?? Number.POSITIVE_INFINITY;
      return at >= from - KEY_LAG_MS && at < until + KEY_LAG_MS;
    })
    .map(({ key }) => key);
