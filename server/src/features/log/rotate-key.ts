import { log as publicLog, type Queryable } from 'db';
import { formatVerifierKey, keyChangeText } from 'games-engine/log';
import { loggedKey } from './log-keys.ts';
import type { LogSigner } from './log-signer.ts';

/** Step of a rotation. */
export type Rotation =
  | { step: 'needs-key' } // one key is configured: a second has to be beside it in every server first
  | { step: 'waits'; after: string } // the change is signed, and no server has put it into the log yet
  | { step: 'done'; before: string; after: string };

/**
 * Signs the change from the key in force to the other one that is configured, and stores it for the sequencer. Throws where the
 * key in force is not configured, or the other one has signed before: a key that went may be in other hands.
 */
export const rotateKey = async (client: Queryable, signer: LogSigner, at: number): Promise<Rotation> => {
  const changes = await publicLog.keyChanges(client);
  const waiting = changes.find(({ index }) => index === null);
  if (waiting) return { step: 'waits', after: waiting.after };
  const before = (await loggedKey(client, signer, changes)) ?? signer.verifierKey;
  signer.follow(before);
  const after = signer.keys.map(formatVerifierKey).find((key) => key !== before);
  if (after === undefined) return { step: 'needs-key' };
  if (changes.some((change) => change.before === after || change.after === after))
    throw new Error(`${after} has signed the log before: a rotation takes a key that nobody has had`);
  const change = { number: changes.length + 1, at: Math.max(at, changes.at(-1)?.at ?? 0), before, after };
  const text = keyChangeText(signer.key.name, change);
  const signed = { ...change, signature: signer.signBy(before, text), accepted: signer.signBy(after, text) };
  return (await publicLog.addKeyChange(client, signed)) ? { step: 'done', before, after } : { step: 'waits', after };
};
