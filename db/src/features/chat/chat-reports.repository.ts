import type { EntityManager } from '@mikro-orm/postgresql';
import type { Queryable } from '../../core/pool.ts';
import { ChatReportEntity, ChatRoomEntity } from './chat.entities.ts';

/** A message that is reported, with its reports together. */
export interface ReportedMessage {
  uid: string;
  room: string;
  authorId: bigint | null;
  author: string; // public id; '' for the house
  nick: string;
  message: string; // also of one that is deleted
  type: number;
  at: number;
  isDeleted: boolean;
  bans: number; // number of the author's bans, past ones too
  upheld: number; // messages of the author whose reports were upheld
  bannedUntil: number | null; // null: not banned, or for ever
  isBanned: boolean;
  reports: { nick: string | null; comment: string; at: number }[]; // null: the filter
}

const SHOWN = 100;

const openSql = `
SELECT m.uid, m.room, m.author_id AS "authorId", coalesce(u.public_id, '') AS author, coalesce(u.nick, '') AS nick, m.message, m.type,
  m.at::float8 AS at, m.deleted_at IS NOT NULL AS "isDeleted",
  (SELECT count(*)::int FROM chat_ban b WHERE b.user_id = m.author_id) AS bans,
  (SELECT count(DISTINCT p.message_uid)::int FROM chat_report p JOIN chat_message x ON x.uid = p.message_uid
    WHERE x.author_id = m.author_id AND p.is_upheld) AS upheld,
  b.until::float8 AS "bannedUntil", b.id IS NOT NULL AS "isBanned", r.reports
FROM (
  SELECT p.message_uid, min(p.at) AS first, jsonb_agg(jsonb_build_object('nick', w.nick, 'comment', p.comment, 'at', p.at) ORDER BY p.at) AS reports
  FROM chat_report p LEFT JOIN app_user w ON w.id = p.reporter_id WHERE p.decided_at IS NULL GROUP BY 1
) r
JOIN chat_message m ON m.uid = r.message_uid
LEFT JOIN app_user u ON u.id = m.author_id
LEFT JOIN LATERAL (
  SELECT id, until FROM chat_ban WHERE user_id = m.author_id AND lifted_at IS NULL AND (until IS NULL OR until > $1)
  ORDER BY coalesce(until, 9223372036854775807) DESC LIMIT 1
) b ON true
ORDER BY r.first LIMIT ${SHOWN}`;

/** Messages with open reports, the longest waiting first. */
export const openChatReports = async (client: Queryable, at: number): Promise<ReportedMessage[]> =>
  (await client.query<ReportedMessage>(openSql, [at])).rows;

/** Closes all open reports of a message. False when there was none: somebody else was first. */
export const decideChatReports = async (
  em: EntityManager,
  { uid, by, at, isUpheld }: { uid: string; by: bigint; at: number; isUpheld: boolean },
): Promise<boolean> =>
  (await em.nativeUpdate(
    ChatReportEntity,
    { messageUid: uid, decidedAt: null },
    { decidedAt: at, decidedBy: by, isUpheld },
  )) > 0;

/** A ban in force. */
export interface RunningBan {
  author: string; // public id
  nick: string;
  by: string; // nick
  reason: number;
  comment: string;
  at: number;
  until: number | null;
}

/** Bans in force, the newest first. */
export const runningChatBans = async (client: Queryable, at: number): Promise<RunningBan[]> => {
  const { rows } = await client.query<RunningBan>(
    `SELECT u.public_id AS author, u.nick, s.nick AS by, b.reason, b.comment, b.at::float8 AS at, b.until::float8 AS until
     FROM chat_ban b JOIN app_user u ON u.id = b.user_id JOIN app_user s ON s.id = b.by_id
     WHERE b.lifted_at IS NULL AND (b.until IS NULL OR b.until > $1) ORDER BY b.at DESC LIMIT ${SHOWN}`,
    [at],
  );
  return rows;
};

/** The rules of all rooms. */
export const chatRoomRules = async (
  em: EntityManager,
): Promise<{ id: string; pauseSeconds: number; isReadOnly: boolean }[]> =>
  em.find(ChatRoomEntity, {}, { orderBy: { id: 'asc' }, refresh: true });

/** A message of a player, with the words that were deleted. */
export interface WrittenMessage {
  uid: string;
  room: string;
  userId: string; // public id
  nick: string;
  message: string;
  type: number;
  at: number;
  isDeleted: boolean;
}

const MAX_FOUND = 200;

/** Messages of players of this nick or public id that have these words, the newest first. */
export const chatMessagesOf = async (
  client: Queryable,
  { player, words }: { player: string; words: string },
): Promise<WrittenMessage[]> => {
  const { rows } = await client.query<WrittenMessage>(
    `SELECT m.uid, m.room, u.public_id AS "userId", u.nick, m.message, m.type, m.at::float8 AS at,
       m.deleted_at IS NOT NULL AS "isDeleted"
     FROM chat_message m JOIN app_user u ON u.id = m.author_id
     WHERE m.author_id IN (SELECT id FROM app_user WHERE public_id::text = $1 OR lower(nick) = lower($1))
       AND strpos(lower(m.message), lower($2)) > 0 ORDER BY m.at DESC LIMIT ${MAX_FOUND}`,
    [player, words],
  );
  return rows;
};
