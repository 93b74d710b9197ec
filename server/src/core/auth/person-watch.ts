import {
  identityValuesOf,
  inTransaction,
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

export const createPersonWatch = ({ db, secrets }: { db: Pick<Database, 'pool'>; secrets: SecretBox }): PersonWatch => {
  const secret = secrets.keyFor('identity keys');
  return {
    look: (userId) =>
      retryingConflicts(() =>
        inTransaction(db.pool, async (client) => {
          await lockUser(client, userId); // of two looks at once, the second sees what the first one saw, or more
          const values = await identityValuesOf(client, userId);
          await keepKeys(
            client,
            userId,
            values.map((value) => identityKey(secret, value)),
          );
          for (const id of await matchExclusions(client, [userId], Date.now())) await tellPlayerChanged(client, id);
        }),
      ),
  };
};
