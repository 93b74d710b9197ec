import { inUnitOfWork, recordAccountEvent, type Database, type EntityManager, type Queryable } from 'db';
import { generalCodes } from '../../../contract/general-codes.ts';
import { tellPlayerChanged } from '../../core/auth/changes.ts';
import type { SessionOwner } from '../../core/auth/reauthentication.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import type { SignedInCaller } from '../../core/realtime/dispatcher.ts';

/** Whose settings change, by which of their sessions. */
export type Owner = Pick<SignedInCaller, 'player' | 'sessionId'>;

/** The same, for what asks who they are. */
export const ownerOf = ({ player, sessionId }: Owner): SessionOwner => ({ userId: player.userId, sessionId });

/** What settings need of an account's row. */
export interface AccountRow {
  id: bigint;
  publicId: string;
  login: string | null;
  passwordHash: string | null;
  email: string | null;
  emailVerified: boolean;
  nick: string;
  lang: string;
  accountType: number; // 0: has a local login, 1: has none
  totpSecret: Buffer | null; // sealed
  totpPending: Buffer | null; // sealed
  refererId: string | null;
  address: string | null; // of the session that asks
}

// a session that ended meanwhile, or is another's, finds no row
const rowSql = `
  SELECT u.id, u.public_id AS "publicId", u.login, u.password_hash AS "passwordHash", u.email,
    u.email_verified AS "emailVerified", u.nick, u.lang, u.account_type AS "accountType", u.totp_secret AS "totpSecret",
    u.totp_pending AS "totpPending", u.referer_id AS "refererId", s.address
  FROM app_user u JOIN session s ON s.user_id = u.id
  WHERE u.id = $1 AND s.id = $2 AND s.ended_at IS NULL AND s.expires_at > now()`;

/** The account of who asks, as it is now. Throws code 2 when their session has ended. */
export const accountOf = async (client: Queryable, { player, sessionId }: Owner): Promise<AccountRow> => {
  const { rows } = await client.query<AccountRow>(rowSql, [player.userId, sessionId]);
  if (!rows[0]) throw new CallError(generalCodes.signIn);
  return rows[0];
};

/** What a change leaves in the account's trail. */
export interface ChangeEvent {
  kind: string; // in the past tense
  details?: Record<string, unknown>;
}

/**
 * Changes the caller's account in one transaction with its line in the trail, and tells every server process. Changes of
 * one account wait for one another; `change` sees what the one before left, and throws to change nothing.
 */
export const changeAccount = <T>(
  db: Pick<Database, 'pool' | 'orm'>,
  owner: Owner,
  event: ChangeEvent,
  change: (client: Queryable, account: AccountRow, em: EntityManager) => Promise<T>,
): Promise<T> =>
  inUnitOfWork(db, async ({ client, em }) => {
    const { userId } = owner.player;
    await client.query('SELECT FROM app_user WHERE id = $1 FOR NO KEY UPDATE', [userId]);
    const account = await accountOf(client, owner);
    const result = await change(client, account, em);
    await recordAccountEvent(client, { userId, ...event, address: account.address });
    await tellPlayerChanged(client, userId);
    return result;
  });
