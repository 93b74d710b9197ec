import { createUser, userRepository, type User } from 'db';
import type { TestDatabase } from 'db/testing';
import { newToken, tokenHash } from '../core/auth/session-tokens.ts';
import type { SocialBrowser, SocialSite } from './social-site.ts';

let people = 0;

/** A name that nobody has had yet, as a simulated provider takes it. */
export const somebody = (): string => `person${(people += 1)}`;

/** The providers that a browser is sent to and comes back from, with where that starts. */
export const redirectProviders = [
  ['vk', '/api/auth/vkontakte'],
  ['google', '/api/auth/google'],
  ['steam', '/api/auth/steam'],
] as const;

/** The page that a request ended at, and what it says of it. */
export const resultOf = ({ pathname, searchParams }: URL): [string, string | null] => [
  pathname,
  searchParams.get('result'),
];

/** Rows of a table, with a condition behind its name. */
export const countOf = async ({ pool }: TestDatabase, sql: string, values: unknown[] = []): Promise<number> => {
  const { rows } = await pool.query<{ count: bigint }>(`SELECT count(*) FROM ${sql}`, values);
  return Number(rows[0]?.count);
};

/** User who is signed in in a browser. */
export const userIn = async (db: TestDatabase, browser: SocialBrowser): Promise<User | undefined> => {
  const { rows } = await db.pool.query<{ userId: bigint }>(
    'SELECT user_id AS "userId" FROM session WHERE token_hash = $1 AND ended_at IS NULL',
    [tokenHash(browser.cookies.get('token') ?? '')],
  );
  return rows[0] && ((await userRepository(db.orm.em.fork()).findById(rows[0].userId)) ?? undefined);
};

/** A player with a login of their own, signed in in a new browser. */
export const openPlayer = async (
  { db }: SocialSite,
  browser: SocialBrowser,
): Promise<{ browser: SocialBrowser; userId: bigint }> => {
  const userId = await createUser(db.pool, {
    login: `player${(people += 1)}`,
    passwordHash: null,
    demoCreditMinor: 0n,
    at: Date.now(),
  });
  const token = newToken();
  await db.pool.query(
    `INSERT INTO session (id, token_hash, user_id, expires_at)
     VALUES (gen_random_uuid(), $1, $2, now() + interval '1 hour')`,
    [tokenHash(token), userId],
  );
  browser.cookies.set('token', token);
  return { browser, userId };
};
