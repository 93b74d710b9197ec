import { raw, sql, type EntityManager, type FilterQuery } from '@mikro-orm/postgresql';
import { hash, randomBytes, randomInt, randomUUIDv7 } from 'node:crypto';
import { fromNow } from '../../core/sql.ts';
import { OneTimeCodeEntity, SpentTokenEntity, type OneTimeCode } from './account.entities.ts';

/** Purpose of a code. One of another purpose opens nothing. */
export type CodePurpose =
  | 'sign_in' // six digits, by e-mail, for a device that nobody knows
  | 'second_factor' // a right password that waits for its code
  | 'recovery' // a new password, by a link
  | 'email_confirm'
  | 'social_state' // a browser that was sent to a provider
  | 'social_person' // person that a provider vouched for, on the way from its page to ours
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

const DAY_MS = 86_400_000;

const insert = async (em: EntityManager, id: string, secretHash: Buffer, code: NewCode): Promise<void> => {
  const { purpose, userId, payload = {}, lifeMs } = code;
  await em.insert(OneTimeCodeEntity, { id, purpose, userId, secretHash, payload, expiresAt: fromNow(lifeMs) });
};

const open = <Where extends FilterQuery<OneTimeCode> & object>(where: Where) => ({
  ...where,
  usedAt: null,
  expiresAt: { $gt: sql.now() },
});

const read = async (em: EntityManager, where: FilterQuery<OneTimeCode>): Promise<SpentCode | undefined> => {
  const code = await em.findOne(OneTimeCodeEntity, where, { refresh: true });
  return code ? { id: code.id, userId: code.userId ?? null, payload: code.payload } : undefined;
};

/** Uses a code up by the condition of one statement, so that of two at once one succeeds. */
const spend = async (
  em: EntityManager,
  where: { secretHash: Buffer; purpose?: CodePurpose },
): Promise<SpentCode | undefined> => {
  const spent = await em.nativeUpdate(OneTimeCodeEntity, open(where), { usedAt: sql.now() });
  return spent === 1 ? read(em, where) : undefined;
};

/** A token of 256 bits that is used once: for a link or a cookie. */
export const createToken = async (em: EntityManager, code: NewCode): Promise<string> => {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await insert(em, randomUUIDv7(), tokenHash(token), code);
  return token;
};

/** Uses a token up. Of two at once, one succeeds; undefined when it is wrong, of another purpose, used or expired. */
export const spendToken = (em: EntityManager, purpose: CodePurpose, token: string): Promise<SpentCode | undefined> =>
  spend(em, { secretHash: tokenHash(token), purpose });

/** Reads a token's content without using it up. */
export const peekToken = (em: EntityManager, purpose: CodePurpose, token: string): Promise<SpentCode | undefined> =>
  read(em, open({ secretHash: tokenHash(token), purpose }));

/** Six digits that are typed in. They are tried against their own id, five times at most. */
export const createDigits = async (em: EntityManager, code: NewCode): Promise<{ id: string; digits: string }> => {
  const id = randomUUIDv7();
  const digits = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
  await insert(em, id, digitsHash(id, digits), code);
  return { id, digits };
};

/** Uses six digits up. An attempt is counted before the digits are compared, so guessing in parallel gains nothing. */
export const spendDigits = async (
  em: EntityManager,
  purpose: CodePurpose,
  id: string,
  digits: string,
): Promise<SpentCode | undefined> => {
  const counted = await em.nativeUpdate(OneTimeCodeEntity, open({ id, purpose, attempts: { $lt: MAX_ATTEMPTS } }), {
    attempts: raw<number>('attempts + 1'),
  });
  return counted === 1 ? spend(em, { secretHash: digitsHash(id, digits) }) : undefined;
};

/** A user's newest code of a purpose that can still be tried; undefined when there is none. */
export const newestOpenCode = async (
  em: EntityManager,
  purpose: CodePurpose,
  userId: bigint,
): Promise<{ id: string; createdAt: Date } | undefined> => {
  const where = open({ userId, purpose, attempts: { $lt: MAX_ATTEMPTS } });
  const code = await em.findOne(OneTimeCodeEntity, where, { orderBy: { createdAt: 'desc' }, refresh: true });
  return code ? { id: code.id, createdAt: code.createdAt } : undefined;
};

/** Makes every open code of a user and purpose useless: a new one was sent, or what it opens has changed. */
export const dropCodes = async (em: EntityManager, purpose: CodePurpose, userId: bigint): Promise<void> => {
  await em.nativeDelete(OneTimeCodeEntity, { userId, purpose, usedAt: null });
};

/** Makes every open code of a user useless, whatever it is for. */
export const dropAllCodes = async (em: EntityManager, userId: bigint): Promise<void> => {
  await em.nativeDelete(OneTimeCodeEntity, { userId, usedAt: null });
};

/** Spends a token of an outside system: false when it was spent before, by whatever process. */
export const spendOutsideToken = async (
  em: EntityManager,
  kind: string,
  token: string,
  lifeMs: number,
): Promise<boolean> => {
  // a token that was spent is no error that would end the caller's transaction
  const rows = await em.execute<unknown[]>(
    `INSERT INTO spent_token (kind, token_hash, expires_at) VALUES (?, ?, now() + make_interval(secs => ?))
     ON CONFLICT DO NOTHING RETURNING kind`,
    [kind, tokenHash(token), lifeMs / 1000],
  );
  return rows.length === 1;
};

/** Forgets codes and tokens that have been over for a day. */
export const forgetOldCodes = async (em: EntityManager): Promise<void> => {
  const isOld = { expiresAt: { $lt: fromNow(-DAY_MS) } };
  await em.nativeDelete(OneTimeCodeEntity, isOld);
  await em.nativeDelete(SpentTokenEntity, isOld);
};
