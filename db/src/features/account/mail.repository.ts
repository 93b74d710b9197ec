import { LockMode, raw, sql, type EntityManager, type FilterQuery } from '@mikro-orm/postgresql';
import { fromNow } from '../../core/sql.ts';
import { MailEntity, type Mail } from './account.entities.ts';

/** NOTIFY channel that tells the senders that a letter waits. */
export const MAIL_WAITING_CHANNEL = 'mail_waiting';

/** Makes a letter part of a thread that can be answered. */
export interface MailThread {
  id: string; // a UUID, of which the thread's Message-ID is made
  replyTo: string | null; // address; null: answers are not read
}

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
  thread?: MailThread | undefined;
  unsubscribe?: string | undefined; // address by which a mail program ends letters of its kind; with one it is advertising
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
  thread: string | null;
  replyTo: string | null;
  unsubscribe: string | null;
}

/** A letter as an outbox shows it. */
export interface StoredLetter extends Omit<NewLetter, 'userId' | 'thread' | 'unsubscribe'> {
  createdAt: Date;
  nextTryAt: Date | null; // null: nothing more is to be done
  attempts: number;
  sentAt: Date | null;
  lastError: string | null;
}

const DAY_MS = 86_400_000;

/** Puts a letter into the outbox and tells the senders, both once the caller's transaction is committed. */
export const addLetter = async (em: EntityManager, letter: NewLetter): Promise<void> => {
  const { id, userId, kind, lang, recipient, subject, text, html, thread, unsubscribe = null } = letter;
  // one statement: outside of a transaction, too, no letter waits without its notification
  await em.execute(
    `WITH letter AS (
       INSERT INTO mail (id, user_id, kind, lang, recipient, subject, body_text, body_html, thread, reply_to,
         unsubscribe, next_try_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, now()) RETURNING id)
     SELECT pg_notify('${MAIL_WAITING_CHANNEL}', '') FROM letter`,
    [id, userId, kind, lang, recipient, subject, text, html, thread?.id ?? null, thread?.replyTo ?? null, unsubscribe],
  );
};

/**
 * Takes the letter that has waited longest; nobody else gets it before `leaseMs` are over, so a sender that dies leaves
 * it to the next one. No lock is held meanwhile. Undefined when none is due.
 */
export const claimLetter = (em: EntityManager, leaseMs: number): Promise<ClaimedLetter | undefined> =>
  em.transactional(async (inner) => {
    const letter = await inner.findOne(
      MailEntity,
      { nextTryAt: { $lte: sql.now() } },
      { orderBy: { nextTryAt: 'asc', id: 'asc' }, lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE, refresh: true },
    );
    if (!letter) return undefined;
    const { id, kind, recipient, subject, bodyText: text, bodyHtml: html, createdAt } = letter;
    const { thread = null, replyTo = null, unsubscribe = null } = letter;
    const attempts = letter.attempts + 1;
    await inner.nativeUpdate(MailEntity, { id }, { attempts, nextTryAt: fromNow(leaseMs) });
    return { id, kind, recipient, subject, text, html, createdAt, attempts, thread, replyTo, unsubscribe };
  });

/** True while the player of a letter that is advertising agrees to get it; for staff, who only try letters out, always. */
export const isLetterWelcome = async (em: EntityManager, id: string): Promise<boolean> => {
  const rows = await em.execute<object[]>(
    'SELECT FROM mail m JOIN app_user u ON u.id = m.user_id WHERE m.id = ? AND (u.marketing OR cardinality(u.roles) > 0) AND u.blocked_at IS NULL',
    [id],
  );
  return rows.length > 0;
};

/** Notes that a letter was sent. `keepBody` is false where it held what opens something: a reader could use it later. */
export const letterSent = async (em: EntityManager, id: string, keepBody: boolean): Promise<void> => {
  const body = keepBody ? {} : { bodyText: '', bodyHtml: '' };
  await em.nativeUpdate(MailEntity, { id }, { sentAt: sql.now(), nextTryAt: null, lastError: null, ...body });
};

/** Notes that a letter was not sent. It is tried again after `pauseMs`; null gives it up. */
export const letterFailed = async (
  em: EntityManager,
  id: string,
  error: string,
  pauseMs: number | null,
): Promise<void> => {
  const nextTryAt = pauseMs === null ? null : fromNow(pauseMs);
  await em.nativeUpdate(MailEntity, { id, sentAt: null }, { lastError: error, nextTryAt });
};

const isTo = (email: string): FilterQuery<Mail> => ({ [raw('lower(recipient)')]: raw('lower(?)', [email]) });

/** Gives up the letters of an account that wait to be sent to any other address than its own. */
export const dropLettersElsewhere = async (em: EntityManager, userId: bigint, email: string): Promise<void> => {
  await em.nativeDelete(MailEntity, { userId, sentAt: null, $not: isTo(email) });
};

/** Time until the next letter is due, ms; undefined when none waits. By the database's clock, as `claimLetter` is. */
export const nextLetterInMs = async (em: EntityManager): Promise<number | undefined> => {
  const [row] = await em.execute<{ ms: number | null }[]>(
    `SELECT greatest(0, ceil(extract(epoch FROM min(next_try_at) - now()) * 1000))::float8 AS ms FROM mail
     WHERE next_try_at IS NOT NULL`,
  );
  return row?.ms ?? undefined;
};

/** Empties letters of a kind that are older than `lifeMs`, sent or not: what they hold opens nothing any more. */
export const emptyOldLetters = async (em: EntityManager, kind: string, lifeMs: number): Promise<void> => {
  const lastError = raw<string>(`CASE WHEN sent_at IS NULL THEN coalesce(last_error, 'not sent in time') END`);
  await em.nativeUpdate(
    MailEntity,
    { kind, createdAt: { $lt: fromNow(-lifeMs) }, bodyText: { $ne: '' } },
    { bodyText: '', bodyHtml: '', nextTryAt: null, lastError },
  );
};

/** Forgets letters with which nothing more is to be done, after so many days. */
export const forgetOldLetters = async (em: EntityManager, days: number): Promise<void> => {
  await em.nativeDelete(MailEntity, { nextTryAt: null, createdAt: { $lt: fromNow(-days * DAY_MS) } });
};

const stored = (letter: Mail): StoredLetter => {
  const { id, kind, lang, recipient, subject, bodyText: text, bodyHtml: html, createdAt, attempts } = letter;
  const { nextTryAt = null, sentAt = null, lastError = null } = letter;
  return { id, kind, lang, recipient, subject, text, html, createdAt, nextTryAt, attempts, sentAt, lastError };
};

/** The newest letters, of one recipient or of all. */
export const newestLetters = async (
  em: EntityManager,
  { to, limit }: { to?: string | undefined; limit: number },
): Promise<StoredLetter[]> => {
  const where = to === undefined ? {} : isTo(to);
  return (await em.find(MailEntity, where, { orderBy: { id: 'desc' }, limit, refresh: true })).map(stored);
};

/** One letter. `id`: any text. */
export const findLetter = async (em: EntityManager, id: string): Promise<StoredLetter | undefined> => {
  const letter = await em.findOne(MailEntity, { [raw('id::text')]: id }, { refresh: true });
  return letter ? stored(letter) : undefined;
};

/** Thread of the letter with one of these ids, the first of them that has one. `ids`: any texts. */
export const threadOfLetters = async (em: EntityManager, ids: readonly string[]): Promise<string | undefined> => {
  const letters = await em.find(MailEntity, { [raw('id::text')]: { $in: [...ids] }, thread: { $ne: null } });
  return ids.map((id) => letters.find((letter) => letter.id === id)?.thread).find((thread) => thread != null);
};
