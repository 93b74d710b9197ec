import {
  destinationKeysOf,
  identityValuesOf,
  inUnitOfWork,
  keepKeys,
  lockUser,
  matchExclusions,
  retryingConflicts,
  type Database,
} from 'db';
import { tellPlayerChanged } from './changes.ts';
import { identityKey } from './identity-key.ts';
import type { SecretBox } from './secret-box.ts';

/** Keeps what identifies players, and finds the accounts of those who have excluded themselves. */
export interface PersonWatch {
  /**
   * Looks at what identifies an account's owner now: call it after a sign-in and after each change of that, before it is
   * answered. A user who shares something with an excluded player may not play until a moderator has looked.
   */
  look(userId: bigint): Promise<void>;
}

/** For what our secret makes the key of identity keys. */
export const IDENTITY_SECRET = 'identity keys';

export const createPersonWatch = ({
  db,
  secrets,
}: {
  db: Pick<Database, 'pool' | 'orm'>;
  secrets: SecretBox;
}): PersonWatch => {
  const secret = secrets.keyFor(IDENTITY_SECRET);
  return {
    look: (userId) =>
      retryingConflicts(() =>
        inUnitOfWork(db, async ({ em }) => {
          await lockUser(em, userId); // the second of two concurrent looks sees at least what the first one saw
          const values = await identityValuesOf(em, userId);
          const destinations = await destinationKeysOf(em, userId);
          await keepKeys(em, userId, [...values.map((value) => identityKey(secret, value)), ...destinations]);
          for (const id of await matchExclusions(em, [userId], Date.now())) await tellPlayerChanged(em, id);
        }),
      ),
  };
};
