import { randomBytes } from 'node:crypto';
import type { Queryable } from '../../core/pool.ts';
import { asTakenError } from './errors.ts';
import type { Role } from './user.entity.ts';
import { keyOf } from './users.repository.ts';

/** A new user. What is missing has the column's default. */
export interface NewUser {
  login: string | null;
  passwordHash: string | null; // argon2id
  email?: string | null;
  nick?: string; // default: one made from the public id
  avatar?: string | null;
  roles?: readonly Role[];
  lang?: string;
  accountType?: number; // 0: has a local login, 1: has none
  refererId?: string | null;
  isPromo?: boolean;
}

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';
const PUBLIC_ID_LENGTH = 12;

/** A random public id: 60 bits in base 32. */
export const newPublicId = (): string =>
  Array.from(randomBytes(PUBLIC_ID_LENGTH), (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');

/** Inserts the user's row alone and returns its id. Throws LoginTakenError, EmailTakenError, NickTakenError. */
export const insertUser = async (client: Queryable, user: NewUser): Promise<bigint> => {
  const publicId = newPublicId();
  const { login, email = null, nick = `player.${publicId.slice(0, 8)}` } = user;
  const { rows } = await client
    .query<{ id: bigint }>(
      `INSERT INTO app_user (public_id, login, login_key, password_hash, email, email_key, nick, nick_key, avatar, roles,
         lang, account_type, referer_id, is_promo)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) RETURNING id`,
      [
        publicId,
        login,
        login && keyOf(login),
        user.passwordHash,
        email,
        email && keyOf(email),
        nick,
        keyOf(nick),
        user.avatar ?? null,
        user.roles ?? [],
        user.lang ?? 'ru',
        user.accountType ?? 0,
        user.refererId ?? null,
        user.isPromo ?? false,
      ],
    )
    .catch((error: unknown) => {
      throw asTakenError(error);
    });
  if (!rows[0]) throw new Error('the database returned no id for a new user');
  return rows[0].id;
};
