import { createUser } from '../app/create-user.ts';
import { campaignRepository } from '../features/partner/campaigns.repository.ts';
import { openPartner, referralRepository } from '../features/partner/referrals.repository.ts';
import type { TestDatabase } from './test-database.ts';

/** A partner of a test, and the id of their link. */
export interface TestPartner {
  userId: bigint;
  link: string;
}

/** Creates a partner with a campaign. */
export const createTestPartner = async (db: TestDatabase, tag: string): Promise<TestPartner> => {
  const at = Date.now();
  const userId = await createUser(db.pool, { login: null, passwordHash: null, demoCreditMinor: 0n, at });
  await openPartner(db.pool, userId, at);
  await campaignRepository(db.orm.em.fork()).add({ partnerId: userId, tag, createdAt: at });
  const { rows } = await db.pool.query<{ link: string }>('SELECT public_id AS link FROM app_user WHERE id = $1', [
    userId,
  ]);
  if (!rows[0]) throw new Error(`there is no user ${userId}`);
  return { userId, link: rows[0].link };
};

/** The partner, tag and sub-id that a player came by; undefined for one who came by themselves. */
export const invitationOf = async (
  db: TestDatabase,
  userId: bigint | undefined,
): Promise<{ partnerId: bigint; isTelegram: boolean; tag: string | null; subId: string | null } | undefined> => {
  const row = userId === undefined ? null : await referralRepository(db.orm.em.fork()).find(userId);
  if (!row) return undefined;
  return { partnerId: row.partnerId, isTelegram: row.isTelegram, tag: row.tag ?? null, subId: row.subId ?? null };
};
