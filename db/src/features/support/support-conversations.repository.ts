import type { EntityManager, InferEntity } from '@mikro-orm/postgresql';
import type { Queryable } from '../../core/pool.ts';
import { keysOf, type SupportOwner } from './support-owner.ts';
import { SupportConversationEntity } from './support.entities.ts';

/** A conversation as its player sees it. Times: ms since epoch. */
export interface SupportConversationRow {
  id: bigint;
  uid: string;
  userId: bigint | null;
  guestKeyHash: Buffer | null;
  language: string;
  topic: string;
  topicRef: string | null;
  state: string;
  lastSeq: number;
  unread: number; // answers and system messages that the player has not seen
  lastText: string; // beginning of the last message that is no note; '' of a system message
  lastAt: number;
  createdAt: number;
  closedAt: number | null;
  rating: number | null;
}

/** A conversation to be opened. */
export interface NewSupportConversation {
  uid: string;
  owner: SupportOwner;
  guestEmail: string | null;
  language: string;
  topic: string;
  topicRef: string | null;
  at: number;
}

const LAST_TEXT = 120; // characters

const shown = `
SELECT c.id, c.uid, c.user_id AS "userId", c.guest_key_hash AS "guestKeyHash", c.language, c.topic, c.topic_ref AS "topicRef", c.state,
  c.last_seq AS "lastSeq", c.created_at::float8 AS "createdAt", c.closed_at::float8 AS "closedAt", c.rating,
  coalesce(l.text, '') AS "lastText", coalesce(l.at, c.created_at)::float8 AS "lastAt",
  (SELECT count(*)::int FROM support_message m WHERE m.conversation_id = c.id AND m.seq > c.player_read_seq AND m.side IN ('staff', 'system')) AS unread
FROM support_conversation c
LEFT JOIN LATERAL (
  SELECT CASE WHEN m.side = 'system' THEN '' ELSE left(m.text, ${LAST_TEXT}) END AS text, m.at FROM support_message m
  WHERE m.conversation_id = c.id AND m.side <> 'note' ORDER BY m.seq DESC LIMIT 1
) l ON true`;

/** An owner's conversations, the newest first. */
export const supportConversationsOf = async (
  client: Queryable,
  owner: SupportOwner,
  limit: number,
): Promise<SupportConversationRow[]> => {
  const tail = 'WHERE c.user_id = $1 OR c.guest_key_hash = $2 ORDER BY c.id DESC LIMIT $3';
  return (await client.query<SupportConversationRow>(`${shown} ${tail}`, [...keysOf(owner), limit])).rows;
};

/** A player's conversations of some queues, the newest first. `before`: only older ones. */
export const playerConversations = (
  em: EntityManager,
  userId: bigint,
  { queues, before, limit }: { queues: readonly string[]; before?: bigint | undefined; limit: number },
): Promise<InferEntity<typeof SupportConversationEntity>[]> =>
  em.find(
    SupportConversationEntity,
    { userId, queue: { $in: [...queues] }, ...(before !== undefined && { id: { $lt: before } }) },
    { orderBy: { id: 'desc' }, limit, refresh: true },
  );

/** A conversation, if it is this owner's. */
export const supportConversationOf = async (
  client: Queryable,
  owner: SupportOwner,
  uid: string,
): Promise<SupportConversationRow | undefined> => {
  const tail = 'WHERE (c.user_id = $1 OR c.guest_key_hash = $2) AND c.uid = $3';
  return (await client.query<SupportConversationRow>(`${shown} ${tail}`, [...keysOf(owner), uid])).rows[0];
};

/** Number of messages of the house that an owner has not seen. */
export const countUnreadSupport = async (client: Queryable, owner: SupportOwner): Promise<number> => {
  const { rows } = await client.query<{ unread: number }>(
    `SELECT count(*)::int AS unread FROM support_conversation c JOIN support_message m ON m.conversation_id = c.id
     WHERE (c.user_id = $1 OR c.guest_key_hash = $2) AND m.seq > c.player_read_seq AND m.side IN ('staff', 'system')`,
    keysOf(owner),
  );
  return rows[0]?.unread ?? 0;
};

/** Times at which an owner opened conversations since a moment, the earliest first. */
export const supportOpenings = async (client: Queryable, owner: SupportOwner, since: number): Promise<number[]> => {
  const { rows } = await client.query<{ at: number }>(
    `SELECT created_at::float8 AS at FROM support_conversation
     WHERE (user_id = $1 OR guest_key_hash = $2) AND created_at > $3 ORDER BY created_at`,
    [...keysOf(owner), since],
  );
  return rows.map(({ at }) => at);
};

/** Opens a conversation without a message: its first one is added in the same transaction. Gives its id. */
export const openSupportConversation = async (
  em: EntityManager,
  { owner, at, ...conversation }: NewSupportConversation,
): Promise<bigint> => {
  const [userId, guestKeyHash] = keysOf(owner);
  return em.insert(SupportConversationEntity, {
    ...conversation,
    userId,
    guestKeyHash,
    createdAt: at,
    waitingSince: at,
  });
};

/** Marks a conversation read by its player up to a place, never back. False: it was read so far. */
export const markSupportRead = async (client: Queryable, id: bigint, seq: number): Promise<boolean> => {
  const { rowCount } = await client.query(
    'UPDATE support_conversation SET player_read_seq = least($2, last_seq) WHERE id = $1 AND player_read_seq < least($2, last_seq)',
    [id, seq],
  );
  return rowCount === 1;
};

/** Closes a conversation. False: it was closed already. */
export const closeSupportConversation = async (
  em: EntityManager,
  { id, by, at }: { id: bigint; by: 'player' | 'staff'; at: number },
): Promise<boolean> => {
  const isOpen = { id, state: { $ne: 'closed' } };
  const closed = { state: 'closed', waitingSince: null, closedAt: at, closedBy: by };
  return (await em.nativeUpdate(SupportConversationEntity, isOpen, closed)) > 0;
};

/** Opens a closed conversation again, for the house to answer. False: it is open. */
export const reopenSupportConversation = async (em: EntityManager, id: bigint, at: number): Promise<boolean> => {
  const open = { state: 'waiting', waitingSince: at, closedAt: null, closedBy: null };
  return (await em.nativeUpdate(SupportConversationEntity, { id, state: 'closed' }, open)) > 0;
};

/** Rates a closed conversation once. False: it was rated, or is open. */
export const rateSupportConversation = async (
  em: EntityManager,
  { id, rating, comment, at }: { id: bigint; rating: number; comment: string; at: number },
): Promise<boolean> => {
  const isUnrated = { id, state: 'closed', rating: null };
  const rated = { rating, ratingComment: comment, ratedAt: at };
  return (await em.nativeUpdate(SupportConversationEntity, isUnrated, rated)) > 0;
};

/** Gives a guest's conversations and unsent files to the player who has their key. Gives the conversations' uids. */
export const adoptSupport = async (client: Queryable, guestKeyHash: Buffer, userId: bigint): Promise<string[]> => {
  const { rows } = await client.query<{ uid: string }>(
    `WITH files AS (UPDATE support_attachment SET user_id = $2, guest_key_hash = NULL WHERE guest_key_hash = $1)
     UPDATE support_conversation SET user_id = $2, guest_key_hash = NULL WHERE guest_key_hash = $1 RETURNING uid`,
    [guestKeyHash, userId],
  );
  return rows.map(({ uid }) => uid);
};

/** First answers since a moment: when they were asked for and when they came. */
export const supportFirstAnswers = async (
  client: Queryable,
  since: number,
): Promise<{ askedAt: number; answeredAt: number }[]> => {
  const { rows } = await client.query<{ askedAt: number; answeredAt: number }>(
    `SELECT created_at::float8 AS "askedAt", first_answer_at::float8 AS "answeredAt" FROM support_conversation
     WHERE created_at > $1 AND first_answer_at IS NOT NULL`,
    [since],
  );
  return rows;
};
