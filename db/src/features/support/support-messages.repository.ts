import type { Queryable } from '../../core/pool.ts';
import { keysOf, type SupportOwner } from './support-owner.ts';

export type SupportMessageSide = 'player' | 'staff' | 'note' | 'system';

/** A message, as it is stored. Players are never given notes: `playerSupportMessages` reads none. */
export interface SupportMessageRow {
  uid: string;
  seq: number;
  side: SupportMessageSide;
  authorId: bigint | null;
  author: { publicId: string; nick: string } | null;
  text: string;
  via: 'site' | 'email';
  at: number; // ms since epoch
  attachments: { uid: string; mime: string; bytes: number }[];
}

/** A message to be stored. */
export interface NewSupportMessage {
  uid: string;
  conversationId: bigint;
  side: SupportMessageSide;
  authorId: bigint | null;
  requestId: string | null;
  text: string;
  via?: 'site' | 'email';
  mailId?: string | null;
  at: number;
}

const shown = `
SELECT m.uid, m.seq, m.side, m.author_id AS "authorId", m.text, m.via, m.at::float8 AS at,
  CASE WHEN u.id IS NOT NULL THEN jsonb_build_object('publicId', u.public_id, 'nick', u.nick) END AS author,
  (SELECT coalesce(jsonb_agg(jsonb_build_object('uid', f.uid, 'mime', f.mime, 'bytes', f.bytes) ORDER BY f.uid), '[]')
    FROM support_attachment f WHERE f.message_uid = m.uid) AS attachments
FROM support_message m LEFT JOIN app_user u ON u.id = m.author_id`;

const read = async (client: Queryable, tail: string, values: readonly unknown[]): Promise<SupportMessageRow[]> =>
  (await client.query<SupportMessageRow>(`${shown} ${tail}`, [...values])).rows;

/** A place in a conversation: messages after it, before it, or the last. */
export interface SupportPlace {
  after?: number | undefined;
  before?: number | undefined;
  limit: number;
}

/** A page of a conversation as its player may read it, without notes, oldest first. */
export const playerSupportMessages = async (
  client: Queryable,
  conversationId: bigint,
  { after, before, limit }: SupportPlace,
): Promise<SupportMessageRow[]> => {
  const isShown = `WHERE m.conversation_id = $1 AND m.side <> 'note'`;
  if (after !== undefined)
    return read(client, `${isShown} AND m.seq > $2 ORDER BY m.seq LIMIT $3`, [conversationId, after, limit]);
  const tail = `${isShown} AND ($2::int IS NULL OR m.seq < $2) ORDER BY m.seq DESC LIMIT $3`;
  return (await read(client, tail, [conversationId, before ?? null, limit])).toReversed();
};

/** The last messages of a conversation for staff, with their notes, oldest first. */
export const allSupportMessages = async (
  client: Queryable,
  conversationId: bigint,
  limit: number,
): Promise<SupportMessageRow[]> =>
  (
    await read(client, 'WHERE m.conversation_id = $1 ORDER BY m.seq DESC LIMIT $2', [conversationId, limit])
  ).toReversed();

export const supportMessageByUid = async (client: Queryable, uid: string): Promise<SupportMessageRow | undefined> =>
  (await read(client, 'WHERE m.uid = $1', [uid]))[0];

/** The message that an owner's request has made before, in whatever conversation of theirs, and that conversation. */
export const supportMessageOfRequest = async (
  client: Queryable,
  owner: SupportOwner,
  requestId: string,
): Promise<{ message: string; conversation: string } | undefined> => {
  const { rows } = await client.query<{ message: string; conversation: string }>(
    `SELECT m.uid AS message, c.uid AS conversation FROM support_conversation c JOIN support_message m ON m.conversation_id = c.id
     WHERE (c.user_id = $1 OR c.guest_key_hash = $2) AND m.request_id = $3 AND m.side = 'player'`,
    [...keysOf(owner), requestId],
  );
  return rows[0];
};

/** The message of staff that a request has made before in a conversation. */
export const staffMessageOfRequest = async (
  client: Queryable,
  conversationId: bigint,
  { requestId, authorId }: { requestId: string; authorId: bigint },
): Promise<string | undefined> => {
  const { rows } = await client.query<{ uid: string }>(
    'SELECT uid FROM support_message WHERE conversation_id = $1 AND request_id = $2 AND author_id = $3',
    [conversationId, requestId, authorId],
  );
  return rows[0]?.uid;
};

/** Times of an owner's messages since a moment, the earliest first. */
export const supportWritings = async (client: Queryable, owner: SupportOwner, since: number): Promise<number[]> => {
  const { rows } = await client.query<{ at: number }>(
    `SELECT m.at::float8 AS at FROM support_conversation c JOIN support_message m ON m.conversation_id = c.id
     WHERE (c.user_id = $1 OR c.guest_key_hash = $2) AND m.side = 'player' AND m.at > $3 ORDER BY m.at`,
    [...keysOf(owner), since],
  );
  return rows.map(({ at }) => at);
};

// One statement takes the place and fills it: the conversation's row stays locked until the commit, so places have no gap
// and become visible in their order. Notes and system messages change no state and may follow a close.
const adding = `
WITH place AS (
  UPDATE support_conversation SET last_seq = last_seq + 1,
    state = CASE $3 WHEN 'player' THEN 'waiting' WHEN 'staff' THEN 'answered' ELSE state END,
    waiting_since = CASE $3 WHEN 'player' THEN coalesce(waiting_since, $9) WHEN 'staff' THEN NULL ELSE waiting_since END,
    first_answer_at = CASE WHEN $3 = 'staff' THEN coalesce(first_answer_at, $9) ELSE first_answer_at END,
    player_read_seq = CASE WHEN $3 = 'player' THEN last_seq + 1 ELSE player_read_seq END,
    staff_read_seq = CASE WHEN $3 IN ('staff', 'note') THEN last_seq + 1 ELSE staff_read_seq END
  WHERE id = $2 AND (state <> 'closed' OR $3 IN ('note', 'system')) RETURNING last_seq
)
INSERT INTO support_message (uid, conversation_id, seq, side, author_id, request_id, text, via, mail_id, at)
SELECT $1, $2, last_seq, $3, $4, $5, $6, $7, $8, $9 FROM place RETURNING seq`;

/** Stores a message at the end of its conversation. Gives its place; undefined: the conversation is closed. */
export const addSupportMessage = async (
  client: Queryable,
  { uid, conversationId, side, authorId, requestId, text, via = 'site', mailId = null, at }: NewSupportMessage,
): Promise<number | undefined> => {
  const values = [uid, conversationId, side, authorId, requestId, text, via, mailId, at];
  return (await client.query<{ seq: number }>(adding, values)).rows[0]?.seq;
};
