import type { EntityManager } from '@mikro-orm/postgresql';
import type { Queryable } from '../../core/pool.ts';
import { UserEntity } from '../account/user.entity.ts';
import { keyOf } from '../account/users.repository.ts';
import { ChatBlockEntity, ChatMentionEntity } from './chat.entities.ts';

/** A message that mentions a player and that they have not seen. */
export interface UnseenMention {
  uid: string;
  room: string;
  id: number; // in its room
}

/** A player whom a message may mention. */
export interface Mentionable {
  id: string; // public
  nick: string;
  avatar: string | null;
}

/** Remembers whom a message mentions by their nicknames. Gives the ids of those who do not block its author. */
export const addChatMentions = async (
  em: EntityManager,
  { messageUid, authorId, nicks }: { messageUid: string; authorId: bigint; nicks: readonly string[] },
): Promise<bigint[]> => {
  // hidden players are named by nobody: a mention would tell whose shortened nickname stands over a message
  const named = { nickKey: { $in: nicks.map(keyOf) }, id: { $ne: authorId }, hidden: false, blockedAt: null };
  const userIds = (await em.find(UserEntity, named, { fields: ['id'] })).map(({ id }) => id);
  if (userIds.length === 0) return [];
  await em.insertMany(
    ChatMentionEntity,
    userIds.map((userId) => ({ messageUid, userId })),
  );
  const blocks = await em.find(ChatBlockEntity, { userId: { $in: userIds }, blockedId: authorId });
  const blocking = new Set(blocks.map(({ userId }) => userId));
  return userIds.filter((userId) => !blocking.has(userId));
};

const unseen = `
SELECT * FROM (
  SELECT m.uid, m.room, m.id::float8 AS id, m.at FROM chat_mention n JOIN chat_message m ON m.uid = n.message_uid
  WHERE n.user_id = $1 AND n.seen_at IS NULL AND m.deleted_at IS NULL
    AND NOT EXISTS (SELECT FROM chat_block b WHERE b.user_id = n.user_id AND b.blocked_id = m.author_id)
  ORDER BY m.at DESC LIMIT $2
) last ORDER BY at, room, id`;

/** The last mentions that a player has not seen, the oldest first; none by players whom they block. */
export const unseenChatMentions = async (
  client: Queryable,
  userId: bigint,
  limit: number,
): Promise<UnseenMention[]> => {
  const { rows } = await client.query<UnseenMention>(unseen, [userId, limit]);
  return rows.map(({ uid, room, id }) => ({ uid, room, id }));
};

/** Marks a mention as seen on all devices of its player. */
export const seeChatMention = async (
  em: EntityManager,
  { userId, messageUid, at }: { userId: bigint; messageUid: string; at: number },
): Promise<void> => {
  await em.nativeUpdate(ChatMentionEntity, { userId, messageUid, seenAt: null }, { seenAt: at });
};

const TALKERS_OF = 200; // the last messages of a room, whose authors come first
const TALKED_MS = 86_400_000;
const MIN_PREFIX = 2; // letters that find players who are not talking: one would only list the house's players

const people = `
WITH talk AS (
  SELECT author_id AS id, max(place) AS last FROM (
    SELECT author_id, id AS place FROM chat_message
    WHERE room = $2 AND at > $5::bigint - ${TALKED_MS} AND author_id IS NOT NULL AND deleted_at IS NULL ORDER BY id DESC LIMIT ${TALKERS_OF}
  ) t GROUP BY author_id
), named AS (
  SELECT id FROM app_user WHERE $4 AND nick_key LIKE $3 AND NOT hidden AND blocked_at IS NULL
  ORDER BY nick_key USING ~<~ LIMIT ${TALKERS_OF}
)
SELECT u.public_id AS id, u.nick, u.avatar
FROM (SELECT id, last FROM talk UNION ALL SELECT id, NULL FROM named WHERE id NOT IN (SELECT id FROM talk)) p
JOIN app_user u ON u.id = p.id
WHERE u.nick_key LIKE $3 AND u.id <> $1 AND NOT u.hidden AND u.blocked_at IS NULL AND NOT EXISTS (
  SELECT FROM chat_block b WHERE (b.user_id, b.blocked_id) IN ((u.id, $1::bigint), ($1::bigint, u.id)))
ORDER BY p.last DESC NULLS LAST, u.nick_key LIMIT $6`;

/** Players whose nickname begins so: who talked in the room lately first, then others. Nobody hidden, or blocked either way. */
export const mentionableInChat = async (
  client: Queryable,
  { viewerId, room, prefix, at, limit }: { viewerId: bigint; room: string; prefix: string; at: number; limit: number },
): Promise<Mentionable[]> => {
  const key = keyOf(prefix);
  const values = [viewerId, room, `${key}%`, key.length >= MIN_PREFIX, at, limit];
  return (await client.query<Mentionable>(people, values)).rows;
};
