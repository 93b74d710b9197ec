import { log as publicLog, type Queryable } from 'db';
import {
  firstKey,
  parseVerifierKey,
  withChange,
  openCheckpoint,
  formatVerifierKey,
  type KeyChain,
  type KeyRecord,
} from 'games-engine/log';
import type { LogSigner } from './log-signer.ts';

/** The leaf of a change. */
export const keyRecord = ({ accepted, after, at, before, number, signature }: publicLog.KeyChangeRow): KeyRecord => ({
  accepted,
  after,
  at,
  before,
  kind: 'key',
  number,
  signature,
});

/** The key that signs the log, by its changes or else by its newest head; undefined: it has signed nothing yet. */
export const loggedKey = async (
  client: Queryable,
  signer: LogSigner,
  changes: readonly publicLog.PlacedKeyChange[],
): Promise<string | undefined> => {
  const last = changes.findLast(({ index }) => index !== null);
  if (last) return last.after;
  const { rows } = await client.query<{ note: string }>('SELECT note FROM log_head ORDER BY size DESC LIMIT 1');
  const [head] = rows;
  if (!head) return undefined;
  const key = signer.keys.find((each) => typeof openCheckpoint(head.note, each) === 'object');
  return key ? formatVerifierKey(key) : 'the key of its newest head';
};

/** Has the signer sign by the key that the log names. Throws where this process does not have it. */
export const followLog = async (client: Queryable, signer: LogSigner): Promise<void> => {
  const key = await loggedKey(client, signer, await publicLog.keyChanges(client));
  if (key !== undefined) signer.follow(key);
};

/** The keys that the changes lead through. Throws at a change that is not signed as it must be. */
export const chainOf = (first: string, changes: readonly publicLog.KeyChangeRow[]): KeyChain => {
  const key = parseVerifierKey(first);
  if (!key) throw new Error(`${first} is no verifier key of a log`);
  return changes.reduce<KeyChain>((chain, change) => {
    const next = withChange(chain, keyRecord(change));
    if (typeof next === 'string')
      throw new Error(`change ${change.number} of the log's key is wrong (${next}): nothing enters the log behind it`);
    return next;
  }, firstKey(key));
};
