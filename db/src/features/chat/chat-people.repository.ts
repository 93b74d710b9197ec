import type { EntityManager } from '@mikro-orm/postgresql';
import { ChatBlockEntity, ChatReadEntity, ChatReportEntity } from './chat.entities.ts';

const MAX_BLOCKED = 500;

/** Public ids of the players whose messages a player does not want to see, the last blocked first. */
export const chatBlocksOf = async (em: EntityManager, userId: bigint): Promise<string[]> => {
  const rows = await em.execute<{ publicId: string }[]>(
    `SELECT u.public_id AS "publicId" FROM chat_block b JOIN app_user u ON u.id = b.blocked_id
     WHERE b.user_id = ? ORDER BY b.at DESC LIMIT ${MAX_BLOCKED}`,
    [userId],
  );
  return rows.map(({ publicId }) => publicId);
};

/** A player whose messages another one does not want to see. */
export interface BlockedInChat {
  publicId: string;
  nick: string;
  avatar: string | null;
  isHidden: boolean;
}

/** The players whom a player blocks, the last blocked first. */
export const blockedInChat = (em: EntityManager, userId: bigint): Promise<BlockedInChat[]> =>
  em.execute(
    `SELECT u.public_id AS "publicId", u.nick, u.avatar, u.hidden AS "isHidden"
     FROM chat_block b JOIN app_user u ON u.id = b.blocked_id WHERE b.user_id = ? ORDER BY b.at DESC LIMIT ${MAX_BLOCKED}`,
    [userId],
  );

/** Adds to, or removes from, a player's list. A list that is full stays as it is. */
export const blockInChat = async (
  em: EntityManager,
  { userId, blockedId, isBlocked, at }: { userId: bigint; blockedId: bigint; isBlocked: boolean; at: number },
): Promise<void> => {
  if (!isBlocked) return void (await em.nativeDelete(ChatBlockEntity, { userId, blockedId }));
  if ((await em.count(ChatBlockEntity, { userId })) >= MAX_BLOCKED) return;
  await em.upsert(ChatBlockEntity, { userId, blockedId, at }, { onConflictAction: 'ignore' });
};

/** Reports a message, once by each player; without a reporter it is the filter's. False: it was reported before. */
export const reportChatMessage = async (
  em: EntityManager,
  report: { messageUid: string; reporterId: bigint | null; comment: string; at: number },
): Promise<boolean> => {
  const added = await em.execute<unknown[]>(
    `INSERT INTO chat_report (message_uid, reporter_id, comment, at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING RETURNING id`,
    [report.messageUid, report.reporterId, report.comment, report.at],
    'all',
  );
  return added.length > 0;
};

/** Reports of a player since a moment. */
export const countChatReports = (em: EntityManager, reporterId: bigint, since: number): Promise<number> =>
  em.count(ChatReportEntity, { reporterId, at: { $gte: since } });

/** Remembers up to where a player has read; never less far than before. */
export const markChatRead = async (em: EntityManager, userId: bigint, room: string, id: number): Promise<void> => {
  await em.execute(
    `INSERT INTO chat_read (user_id, room, id) SELECT ?, r.id, least(?::bigint, r.last_id) FROM chat_room r WHERE r.id = ?
     ON CONFLICT (user_id, room) DO UPDATE SET id = greatest(chat_read.id, excluded.id)`,
    [userId, id, room],
  );
};

/** The id of the last message that a player has read; 0: none. */
export const chatReadOf = async (em: EntityManager, userId: bigint, room: string): Promise<number> =>
  (await em.findOne(ChatReadEntity, { userId, room }, { refresh: true }))?.id ?? 0;
