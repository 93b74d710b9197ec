import type { TestDatabase } from 'db/testing';
import type { Role } from '../../contract/profile.contract.ts';

/** Gives somebody roles, and the second factor that comes with them: nothing opens it. */
export const makeStaff = async (
  { owner }: Pick<TestDatabase, 'owner'>,
  userId: bigint,
  roles: readonly Role[],
): Promise<void> => {
  await owner.query(`UPDATE app_user SET roles = $2, totp_secret = '\\x00' WHERE id = $1`, [userId, roles]);
};
