import type { Pool } from 'pg';
import type { Queryable } from '../core/pool.ts';
import { inTransaction } from '../core/transaction.ts';
import { insertUser, type NewUser } from '../features/account/insert-user.ts';
import { insertProfile, type OutsideProfile } from '../features/account/social-profiles.repository.ts';
import { parsePartnerLink } from '../features/partner/partner-link.ts';
import { FOR_EVER, STAKING_KINDS } from '../features/exclusion/closures.ts';
import { attachReferral } from '../features/partner/referrals.repository.ts';
import { createNextPair } from '../features/fairness/seed-pairs.repository.ts';
import { accountOf, houseAccountId, openAccounts } from '../ledger/accounts.ts';
import { postTransaction } from '../ledger/post-transaction.ts';

/** A new user with what it starts with. */
export interface CreateUserInput extends NewUser {
  demoCreditMinor: bigint; // base hundredths given by the house; 0 for none. The staff get none
  at: number; // ms since epoch
  profile?: OutsideProfile | undefined; // through which the account is opened: linked with it, or nothing is created
}

/**
 * Creates a user in one transaction: row, accounts, credit, the next seed pair. Returns the id.
 * Throws LoginTakenError, EmailTakenError, NickTakenError, SocialProfileTakenError, and then nothing was created.
 */
export const createUser = (pool: Pool, input: CreateUserInput): Promise<bigint> =>
  inTransaction(pool, async (client) => {
    const { refererId: link, profile, at } = input;
    const refererId = link == null ? null : parsePartnerLink(link).code;
    const userId = await insertUser(client, { ...input, refererId });
    if (profile) await insertProfile(client, userId, profile);
    await openAccounts(client, userId);
    if ((input.roles ?? []).length > 0) await closeToStaff(client, userId);
    else await creditDemo(client, userId, input);
    if (link != null)
      await attachReferral(client, { userId, link, isTelegram: profile?.provider === 'telegram', isNew: true, at });
    await createNextPair(client, userId, at);
    return userId;
  });

/** Keeps every statement from taking a stake of the staff, who do not play. */
const closeToStaff = (client: Queryable, userId: bigint): Promise<unknown> =>
  client.query(`UPDATE ledger_account SET stakes_from = $2 WHERE user_id = $1 AND kind = ANY ($3)`, [
    userId,
    FOR_EVER,
    STAKING_KINDS,
  ]);

const creditDemo = async (
  client: Queryable,
  userId: bigint,
  { demoCreditMinor, at }: Pick<CreateUserInput, 'demoCreditMinor' | 'at'>,
): Promise<void> => {
  if (demoCreditMinor === 0n) return;
  const { id: real } = await accountOf(client, userId, 'real');
  const house = await houseAccountId(client, 'house.bonuses');
  await postTransaction(client, {
    kind: 'demo.credit',
    scope: `user:${userId}`,
    key: 'demo.credit',
    requestHash: null,
    at,
    entries: [
      { accountId: real, amount: demoCreditMinor },
      { accountId: house, amount: -demoCreditMinor },
    ],
  });
};
