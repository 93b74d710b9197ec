import type { EntityManager } from '@mikro-orm/postgresql';
import type { Queryable } from '../../core/pool.ts';
import { SupportConversationEntity, SupportEventEntity } from './support.entities.ts';

interface Named {
  id: bigint;
  publicId: string;
  nick: string;
}

/** A conversation as staff see it. Times: ms since epoch. */
export interface DeskConversation {
  id: bigint;
  uid: string;
  userId: bigint | null;
  player: { publicId: string; nick: string } | null;
  guestEmail: string | null;
  guestKeyHash: Buffer | null;
  language: string;
  topic: string;
  topicRef: string | null;
  queue: string;
  state: string;
  lastSeq: number;
  playerReadSeq: number; // place up to which the player has read
  assigneeId: bigint | null;
  assignee: { publicId: string; nick: string } | null;
  unread: number; // messages of the player that nobody of the house has opened
  lastText: string;
  lastAt: number;
  createdAt: number;
  waitingSince: number | null;
  firstAnswerAt: number | null;
  closedAt: number | null;
  rating: number | null;
  ratingComment: string;
  total: number; // conversations that the search has found
}

/** A search of the inbox. Left out: whatever it is. */
export interface DeskSearch {
  queues: readonly string[];
  state?: string | undefined;
  assigneeId?: bigint | null | undefined; // null: nobody's
  text: string; // '' : all
  offset: number;
  limit: number;
}

const LAST_TEXT = 120; // characters

const shown = `
SELECT c.id, c.uid, c.user_id AS "userId", c.guest_email AS "guestEmail", c.guest_key_hash AS "guestKeyHash", c.language, c.topic,
  c.topic_ref AS "topicRef", c.queue, c.state, c.last_seq AS "lastSeq", c.player_read_seq AS "playerReadSeq", c.assignee_id AS "assigneeId", c.created_at::float8 AS "createdAt",
  c.waiting_since::float8 AS "waitingSince", c.first_answer_at::float8 AS "firstAnswerAt", c.closed_at::float8 AS "closedAt",
  c.rating, c.rating_comment AS "ratingComment",
  CASE WHEN u.id IS NOT NULL THEN jsonb_build_object('publicId', u.public_id, 'nick', u.nick) END AS player,
  CASE WHEN a.id IS NOT NULL THEN jsonb_build_object('publicId', a.public_id, 'nick', a.nick) END AS assignee,
  coalesce(l.text, '') AS "lastText", coalesce(l.at, c.created_at)::float8 AS "lastAt",
  (SELECT count(*)::int FROM support_message m WHERE m.conversation_id = c.id AND m.seq > c.staff_read_seq AND m.side = 'player') AS unread,
  (count(*) OVER ())::int AS total
FROM support_conversation c
LEFT JOIN app_user u ON u.id = c.user_id
LEFT JOIN app_user a ON a.id = c.assignee_id
LEFT JOIN LATERAL (
  SELECT left(m.text, ${LAST_TEXT}) AS text, m.at FROM support_message m
  WHERE m.conversation_id = c.id AND m.side IN ('player', 'staff') ORDER BY m.seq DESC LIMIT 1
) l ON true`;

const searching = `
WHERE c.queue = ANY($1::text[]) AND ($2::text IS NULL OR c.state = $2)
  AND (NOT $3::boolean OR c.assignee_id IS NOT DISTINCT FROM $4::bigint)
  AND ($5 = '' OR u.public_id::text = $5 OR lower(u.nick) LIKE lower($6) || '%' OR lower(c.guest_email) = lower($5) OR c.topic_ref = $5
    OR EXISTS (SELECT 1 FROM support_message m WHERE m.conversation_id = c.id AND strpos(lower(m.text), lower($5)) > 0))
ORDER BY c.waiting_since NULLS LAST, c.id DESC OFFSET $7 LIMIT $8`;

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, String.raw`\$&`);

/** A page of the inbox: who waits longest first, then what needs no answer, the newest first. */
export const findDeskConversations = async (
  client: Queryable,
  { queues, state, assigneeId, text, offset, limit }: DeskSearch,
): Promise<DeskConversation[]> => {
  const who = [assigneeId !== undefined, assigneeId ?? null];
  const values = [queues, state ?? null, ...who, text, escapeLike(text), offset, limit];
  return (await client.query<DeskConversation>(`${shown} ${searching}`, values)).rows;
};

export const deskConversation = async (client: Queryable, uid: string): Promise<DeskConversation | undefined> =>
  (await client.query<DeskConversation>(`${shown} WHERE c.uid = $1`, [uid])).rows[0];

/** Waiting conversations of each queue that has some, and since when the oldest waits. */
export const waitingByQueue = async (
  client: Queryable,
): Promise<{ queue: string; count: number; oldest: number }[]> => {
  const { rows } = await client.query<{ queue: string; count: number; oldest: number }>(
    `SELECT queue, count(*)::int AS count, min(waiting_since)::float8 AS oldest FROM support_conversation
     WHERE state = 'waiting' GROUP BY queue`,
  );
  return rows;
};

/** Staff who have one of these roles: who may be assigned. */
export const supportColleagues = async (client: Queryable, roles: readonly string[]): Promise<Named[]> => {
  const { rows } = await client.query<Named>(
    `SELECT id, public_id AS "publicId", nick FROM app_user WHERE roles && $1::text[] AND blocked_at IS NULL ORDER BY nick`,
    [roles],
  );
  return rows;
};

/** Marks all that a player wrote as seen by the house. */
export const markSupportSeen = async (client: Queryable, id: bigint): Promise<void> => {
  await client.query('UPDATE support_conversation SET staff_read_seq = last_seq WHERE id = $1', [id]);
};

export const assignSupport = async (em: EntityManager, id: bigint, assigneeId: bigint | null): Promise<void> => {
  await em.nativeUpdate(SupportConversationEntity, { id }, { assigneeId });
};

/** Gives a conversation to another queue, where nobody has taken it yet. False: it is there already. */
export const handOverSupport = async (em: EntityManager, id: bigint, queue: string): Promise<boolean> =>
  (await em.nativeUpdate(SupportConversationEntity, { id, queue: { $ne: queue } }, { queue, assigneeId: null })) > 0;

/** An act of staff, for the trail. */
export interface NewSupportEvent {
  conversationId: bigint;
  actorId: bigint;
  kind: 'assigned' | 'released' | 'handedOver' | 'closed' | 'reopened';
  target?: string | null; // public id of an assignee, or a queue
  at: number;
}

/** Writes an act into the trail, in its transaction. */
export const recordSupportEvent = async (em: EntityManager, event: NewSupportEvent): Promise<void> => {
  await em.insert(SupportEventEntity, event);
};

/** The trail of a conversation, the earliest first. */
export const supportEventsOf = async (
  client: Queryable,
  conversationId: bigint,
): Promise<{ kind: string; by: string; to: string | null; at: number }[]> => {
  const { rows } = await client.query<{ kind: string; by: string; to: string | null; at: number }>(
    `SELECT e.kind, u.nick AS by, coalesce(t.nick, e.target) AS "to", e.at::float8 AS at FROM support_event e
     JOIN app_user u ON u.id = e.actor_id
     LEFT JOIN app_user t ON e.kind IN ('assigned', 'released') AND t.public_id::text = e.target
     WHERE e.conversation_id = $1 ORDER BY e.id`,
    [conversationId],
  );
  return rows;
};

/** Holds a conversation until the transaction ends: of two acts on it one is second, and sees the other. */
export const lockSupportConversation = async (client: Queryable, uid: string): Promise<void> => {
  await client.query('SELECT FROM support_conversation WHERE uid = $1 FOR UPDATE', [uid]);
};

/** Number of conversations that a player has had. */
export const countSupportConversations = async (client: Queryable, userId: bigint): Promise<number> => {
  const { rows } = await client.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM support_conversation WHERE user_id = $1',
    [userId],
  );
  return rows[0]?.count ?? 0;
};

/** Counts the desk's work since a moment: openings, closes, and ratings. */
export const deskFigures = async (
  client: Queryable,
  since: number,
): Promise<{ opened: number; closed: number; ratings: { rating: number; count: number }[] }> => {
  const { rows } = await client.query<{
    opened: number;
    closed: number;
    ratings: { rating: number; count: number }[];
  }>(
    `SELECT (SELECT count(*)::int FROM support_conversation WHERE created_at > $1) AS opened,
       (SELECT count(*)::int FROM support_conversation WHERE closed_at > $1) AS closed,
       (SELECT coalesce(jsonb_agg(jsonb_build_object('rating', rating, 'count', count) ORDER BY rating), '[]') FROM
         (SELECT rating, count(*)::int AS count FROM support_conversation WHERE rated_at > $1 GROUP BY rating) r) AS ratings`,
    [since],
  );
  const [figures] = rows;
  return figures ?? { opened: 0, closed: 0, ratings: [] };
};

/** Moments of a conversation that the house has answered, ms since epoch. */
export interface SupportTimes {
  queue: string; // the present one
  askedAt: number;
  firstAnswerAt: number;
  closedAt: number | null;
}

/** Conversations since a moment that have an answer, the earliest first; not those that the house began: they had no question. */
export const supportTimes = async (client: Queryable, since: number): Promise<SupportTimes[]> => {
  const { rows } = await client.query<SupportTimes>(
    `SELECT queue, created_at::float8 AS "askedAt", first_answer_at::float8 AS "firstAnswerAt", closed_at::float8 AS "closedAt"
     FROM support_conversation WHERE created_at > $1 AND first_answer_at > created_at ORDER BY created_at`,
    [since],
  );
  return rows;
};

/** Message of staff that a request has stored before. */
export const deskMessageOfRequest = async (
  client: Queryable,
  conversationId: bigint,
  requestId: string,
): Promise<string | undefined> => {
  const { rows } = await client.query<{ uid: string }>(
    'SELECT uid FROM support_message WHERE conversation_id = $1 AND request_id = $2',
    [conversationId, requestId],
  );
  return rows[0]?.uid;
};
