import type { EntityManager } from '@mikro-orm/postgresql';
import { hash, randomBytes, randomInt, randomUUIDv7 } from 'node:crypto';
import type { Queryable } from '../../core/pool.ts';
import { OneTimeCodeEntity } from './account.entities.ts';

/** What a code is for. One of another purpose opens nothing. */
export type CodePurpose =
  | 'sign_in' // six digits, by e-mail, for a device that nobody knows
  | 'second_factor' // a right password that waits for its code
  | 'recovery' // a new password, by a link
  | 'email_confirm'
  | 'social_state' // a browser that was sent to a provider
  | 'social_person' // whom a provider vouched for, on the way from its page to ours
  | 'social_entry'; // a browser that came back from one

/** A code about to be sent. */
export interface NewCode {
  purpose: CodePurpose;
  userId: bigint | null;
  payload?: Record<string, unknown>;
  lifeMs: number;
}

/** A code that was right. */
export interface SpentCode {
  id: string;
  userId: bigint | null;
  payload: Record<string, unknown>;
}

const TOKEN_BYTES = 32;
const DIGITS = 6;
const MAX_ATTEMPTS = 5; // at six digits: one guess of 200,000 is right
const tokenHash = (token: string): Buffer => hash('sha256', token, 'buffer');
const digitsHash = (id: string, digits: string): Buffer => hash('sha256', `${id}:${digits}`, 'buffer');

const insert = async (client: Queryable, id: string, secretHash: Buffer, code: NewCode): Promise<void> => {
  await client.query(
    `INSERT INTO one_time_code (id, purpose, user_id, secret_hash, payload, expires_at)
     VALUES ($1, $2, $3, $4, $5, now() + make_interval(secs => $6))`,
    [id, code.purpose, code.userId, secretHash, JSON.stringify(code.payload ?? {}), code.lifeMs / 1000],
  );
};

/** A token of 256 bits that is used once: for a link or a cookie. */
export const createToken = async (client: Queryable, code: NewCode): Promise<string> => {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await insert(client, randomUUIDv7(), tokenHash(token), code);
  return token;
};

/** Uses a token up. Of two at once, one succeeds; undefined when it is wrong, of another purpose, used or expired. */
export const spendToken = async (
  client: Queryable,
  purpose: CodePurpose,
  token: string,
): Promise<SpentCode | undefined> => {
  const { rows } = await client.query<SpentCode>(
    `UPDATE one_time_code SET used_at = now()
     WHERE secret_hash = $1 AND purpose = $2 AND used_at IS NULL AND expires_at > now()
     RETURNING id, user_id AS "userId", payload`,
    [tokenHash(token), purpose],
  );
  return rows[0];
};

/** What a token would open, without using it up. */
export const peekToken = async (
  client: Queryable,
  purpose: CodePurpose,
  token: string,
): Promise<SpentCode | undefined> => {
  const { rows } = await client.query<SpentCode>(
    `SELECT id, user_id AS "userId", payload FROM one_time_code
     WHERE secret_hash = $1 AND purpose = $2 AND used_at IS NULL AND expires_at > now()`,
    [tokenHash(token), purpose],
  );
  return rows[0];
};

/** Six digits that are typed in. They are tried against their own id, five times at most. */
export const createDigits = async (client: Queryable, code: NewCode): Promise<{ id: string; digits: string }> => {
  const id = randomUUIDv7();
  const digits = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
  await insert(client, id, digitsHash(id, digits), code);
  return { id, digits };
};

/** Uses six digits up. A wrong attempt is counted with the same statement, so guessing in parallel gains nothing. */
export const spendDigits = async (
  client: Queryable,
  purpose: CodePurpose,
  id: string,
  digits: string,
): Promise<SpentCode | undefined> => {
  const { rows } = await client.query<SpentCode & { isRight: boolean }>(
    `UPDATE one_time_code SET attempts = attempts + 1, used_at = CASE WHEN secret_hash = $3 THEN now() END
     WHERE id = $1 AND purpose = $2 AND used_at IS NULL AND expires_at > now() AND attempts < ${MAX_ATTEMPTS}
     RETURNING id, user_id AS "userId", payload, used_at IS NOT NULL AS "isRight"`,
    [id, purpose, digitsHash(id, digits)],
  );
  const [spent] = rows;
  return spent?.isRight ? { id: spent.id, userId: spent.userId, payload: spent.payload } : undefined;
};

/** A user's newest code of a purpose that can still be tried; undefined when there is none. */
export const newestOpenCode = async (
  client: Queryable,
  purpose: CodePurpose,
  userId: bigint,
): Promise<{ id: string; createdAt: Date } | undefined> => {
  const { rows } = await client.query<{ id: string; createdAt: Date }>(
    `SELECT id, created_at AS "createdAt" FROM one_time_code
     WHERE user_id = $1 AND purpose = $2 AND used_at IS NULL AND expires_at > now() AND attempts < ${MAX_ATTEMPTS}
     ORDER BY created_at DESC LIMIT 1`,
    [userId, purpose],
  );
  return rows[0];
};

/** Makes every open code of a user and purpose useless: a new one was sent, or what it opens has changed. */
export const dropCodes = async (client: Queryable, purpose: CodePurpose, userId: bigint): Promise<void> => {
  await client.query('DELETE FROM one_time_code WHERE user_id = $1 AND purpose = $2 AND used_at IS NULL', [
    userId,
    purpose,
  ]);
};

/** Makes every open code of a user useless, whatever it is for. */
export const dropAllCodes = async (em: EntityManager, userId: bigint): Promise<void> => {
  await em.nativeDelete(OneTimeCodeEntity, { userId, usedAt: null });
};

/** Spends a token of an outside system: false when it was spent before, by whatever process. */
export const spendOutsideToken = async (
  client: Queryable,
  kind: string,
  token: string,
  lifeMs: number,
): Promise<boolean> => {
  const { rowCount } = await client.query(
    `INSERT INTO spent_token (kind, token_hash, expires_at) VALUES ($1, $2, now() + make_interval(secs => $3))
     ON CONFLICT DO NOTHING`,
    [kind, tokenHash(token), lifeMs / 1000],
  );
  return rowCount === 1;
};

/** Forgets codes and tokens that have been over for a day. */
export const forgetOldCodes = async (client: Queryable): Promise<void> => {
  await client.query(`DELETE FROM one_time_code WHERE expires_at < now() - interval '1 day'`);
  await client.query(`DELETE FROM spent_token WHERE expires_at < now() - interval '1 day'`);
};
