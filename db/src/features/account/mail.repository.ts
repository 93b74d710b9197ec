import type { Queryable } from '../../core/pool.ts';

/** NOTIFY channel that tells the senders that a letter waits. */
export const MAIL_WAITING_CHANNEL = 'mail_waiting';

/** A letter to be put into the outbox. */
export interface NewLetter {
  id: string;
  userId: bigint | null;
  kind: string;
  lang: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
}

/** A letter claimed for sending. */
export interface ClaimedLetter {
  id: string;
  kind: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  createdAt: Date;
  attempts: number; // this one included
}

/** A letter as an outbox shows it. */
export interface StoredLetter extends Omit<NewLetter, 'userId'> {
  createdAt: Date;
  nextTryAt: Date | null; // null: nothing more is to be done
  attempts: number;
  sentAt: Date | null;
  lastError: string | null;
}

/** Puts a letter into the outbox and tells the senders, both once the caller's transaction is committed. */
export const addLetter = async (client: Queryable, letter: NewLetter): Promise<void> => {
  const { id, userId, kind, lang, recipient, subject, text, html } = letter;
  await client.query(
    `WITH letter AS (
       INSERT INTO mail (id, user_id, kind, lang, recipient, subject, body_text, body_html, next_try_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, now()) RETURNING id)
     SELECT pg_notify('${MAIL_WAITING_CHANNEL}', '') FROM letter`,
    [id, userId, kind, lang, recipient, subject, text, html],
  );
};

/**
 * Takes the letter that has waited longest; nobody else gets it before `leaseMs` are over, so a sender that dies leaves
 * it to the next one. No lock is held meanwhile. Undefined when none is due.
 */
export const claimLetter = async (client: Queryable, leaseMs: number): Promise<ClaimedLetter | undefined> => {
  const { rows } = await client.query<ClaimedLetter>(
    `UPDATE mail SET attempts = attempts + 1, next_try_at = now() + make_interval(secs => $1)
     WHERE id = (
       SELECT id FROM mail WHERE next_try_at <= now() ORDER BY next_try_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
     RETURNING id, kind, recipient, subject, body_text AS text, body_html AS html, created_at AS "createdAt", attempts`,
    [leaseMs / 1000],
  );
  return rows[0];
};

/** Notes that a letter was sent. `keepBody` is false where it held what opens something: a reader could use it later. */
export const letterSent = async (client: Queryable, id: string, keepBody: boolean): Promise<void> => {
  await client.query(
    `UPDATE mail SET sent_at = now(), next_try_at = NULL, last_error = NULL,
       body_text = CASE WHEN $2 THEN body_text ELSE '' END, body_html = CASE WHEN $2 THEN body_html ELSE '' END
     WHERE id = $1`,
    [id, keepBody],
  );
};

/** Notes that a letter was not sent. It is tried again after `pauseMs`; null gives it up. */
export const letterFailed = async (
  client: Queryable,
  id: string,
  error: string,
  pauseMs: number | null,
): Promise<void> => {
  await client.query(
    `UPDATE mail SET last_error = $2, next_try_at = now() + make_interval(secs => $3)
     WHERE id = $1 AND sent_at IS NULL`,
    [id, error, pauseMs === null ? null : pauseMs / 1000],
  );
};

/** Gives up the letters of an account that wait to be sent to any other address than its own. */
export const dropLettersElsewhere = async (client: Queryable, userId: bigint, email: string): Promise<void> => {
  await client.query('DELETE FROM mail WHERE user_id = $1 AND sent_at IS NULL AND lower(recipient) <> lower($2)', [
    userId,
    email,
  ]);
};

/** How long from now until a letter is due, ms; undefined when none waits. */
export const nextLetterInMs = async (client: Queryable): Promise<number | undefined> => {
  const { rows } = await client.query<{ ms: number | null }>(
    `SELECT greatest(0, ceil(extract(epoch FROM min(next_try_at) - now()) * 1000))::float8 AS ms FROM mail
     WHERE next_try_at IS NOT NULL`,
  );
  return rows[0]?.ms ?? undefined;
};

/** Empties letters of a kind that are older than `lifeMs`, sent or not: what they hold opens nothing any more. */
export const emptyOldLetters = async (client: Queryable, kind: string, lifeMs: number): Promise<void> => {
  await client.query(
    `UPDATE mail SET body_text = '', body_html = '', next_try_at = NULL,
       last_error = CASE WHEN sent_at IS NULL THEN coalesce(last_error, 'not sent in time') END
     WHERE kind = $1 AND created_at < now() - make_interval(secs => $2) AND body_text <> ''`,
    [kind, lifeMs / 1000],
  );
};

/** Forgets letters with which nothing more is to be done, after so many days. */
export const forgetOldLetters = async (client: Queryable, days: number): Promise<void> => {
  await client.query('DELETE FROM mail WHERE next_try_at IS NULL AND created_at < now() - make_interval(days => $1)', [
    days,
  ]);
};

const storedColumns = `id, kind, lang, recipient, subject, body_text AS text, body_html AS html, created_at AS "createdAt",
  next_try_at AS "nextTryAt", attempts, sent_at AS "sentAt", last_error AS "lastError"`;

/** The newest letters, of one recipient or of all. */
export const newestLetters = async (
  client: Queryable,
  { to, limit }: { to?: string | undefined; limit: number },
): Promise<StoredLetter[]> => {
  const { rows } = await client.query<StoredLetter>(
    `SELECT ${storedColumns} FROM mail WHERE $1::text IS NULL OR lower(recipient) = lower($1)
     ORDER BY id DESC LIMIT $2`,
    [to ?? null, limit],
  );
  return rows;
};

/** One letter. */
export const findLetter = async (client: Queryable, id: string): Promise<StoredLetter | undefined> => {
  const { rows } = await client.query<StoredLetter>(`SELECT ${storedColumns} FROM mail WHERE id::text = $1`, [id]);
  return rows[0];
};
