import type { EntityManager } from '@mikro-orm/postgresql';
import type { Queryable } from '../../core/pool.ts';
import { vipStatusSql } from '../statistics/vip-statuses.ts';
import { ChatMessageEntity, ChatRoomEntity } from './chat.entities.ts';

/** A message as a room shows it. */
export interface ShownChatMessage {
  uid: string;
  room: string;
  id: number;
  revision: number;
  type: number;
  message: string;
  at: number;
  isDeleted: boolean;
  author: {
    publicId: string;
    nick: string;
    avatar: string | null;
    isHidden: boolean;
    roles: string[];
    vip: number;
  } | null;
  reply: {
    uid: string;
    id: number;
    nick: string | null;
    isHidden: boolean;
    type: number;
    message: string | null;
  } | null;
  airdrop: { minStatus: number; taken: number; count: number; award: string; isOver: boolean } | null;
  rain: ShownRain | null;
  quiz: ShownQuiz | null;
  bet: ShownBet | null;
  mentions: string[]; // public ids
}

interface ShownName {
  nick: string;
  isHidden: boolean;
}

/** A rain as its message shows it. Amounts: base hundredths. */
export interface ShownRain {
  amount: string;
  endsAt: number;
  share: string | null; // null: not shared yet
  people: number | null;
  names: ShownName[]; // some of those who got a share
}

/** A question of the quiz as its message shows it; `answer`: of the winner. Prize: hundredths of DIC. */
export interface ShownQuiz {
  prize: string;
  endsAt: number;
  isOver: boolean;
  winner: ShownName | null;
  answer: string | null;
}

/** A shared bet as its message shows it. Amounts: hundredths of what it was made from. */
export interface ShownBet {
  id: string; // its round's where one plays alone
  roundId: string;
  game: string;
  money: string;
  stake: string;
  payout: string;
  multiplierPpm: number;
  placedAt: number;
}

/** A message to be stored. */
export interface NewChatMessage {
  uid: string;
  room: string;
  authorId: bigint | null; // null: the house
  requestId: string | null;
  type: number;
  message: string;
  replyUid: string | null;
  rainUid?: string;
  quizUid?: string;
  bet?: { id: string; multiplierPpm: number };
  at: number; // ms since epoch
}

export interface ChatRoomRow {
  lastSeq: number;
  pauseSeconds: number;
  isReadOnly: boolean;
}

const SHOWN_NAMES = 30; // at most, of a rain

const shown = `
SELECT m.uid, m.room, m.id::float8 AS id, m.revision::float8 AS revision, m.type,
  CASE WHEN m.deleted_at IS NULL THEN m.message ELSE '' END AS message, m.at::float8 AS at,
  m.deleted_at IS NOT NULL AS "isDeleted",
  CASE WHEN u.id IS NOT NULL THEN jsonb_build_object('publicId', u.public_id, 'nick', u.nick, 'avatar', u.avatar,
    'isHidden', u.hidden, 'roles', to_jsonb(u.roles), 'vip', ${vipStatusSql('s.total_bet')}) END AS author,
  CASE WHEN r.uid IS NOT NULL THEN jsonb_build_object('uid', r.uid, 'id', r.id, 'nick', ru.nick, 'isHidden', ru.hidden,
    'type', r.type, 'message', CASE WHEN r.deleted_at IS NULL THEN r.message END) END AS reply,
  CASE WHEN d.uid IS NOT NULL THEN jsonb_build_object('minStatus', d.min_status, 'taken', d.taken, 'count', d.count,
    'award', d.award::text, 'isOver', d.ended_at IS NOT NULL) END AS airdrop,
  CASE WHEN n.uid IS NOT NULL THEN jsonb_build_object('amount', n.amount::text, 'endsAt', n.ends_at, 'share', n.share::text,
    'people', n.people, 'names', (SELECT coalesce(jsonb_agg(jsonb_build_object('nick', w.nick, 'isHidden', w.hidden)), '[]') FROM
      (SELECT v.nick, v.hidden FROM rain_share h JOIN app_user v ON v.id = h.user_id WHERE h.uid = n.uid ORDER BY v.id LIMIT ${SHOWN_NAMES}) w)
    ) END AS rain,
  CASE WHEN q.uid IS NOT NULL THEN jsonb_build_object('prize', q.prize::text, 'endsAt', q.ends_at, 'isOver', q.ended_at IS NOT NULL,
    'winner', (SELECT jsonb_build_object('nick', nick, 'isHidden', hidden) FROM app_user WHERE id = q.winner_id),
    'answer', (SELECT message FROM chat_message WHERE room = q.room AND id = q.answer_id AND deleted_at IS NULL)) END AS quiz,
  CASE WHEN m.bet_id IS NOT NULL THEN (SELECT jsonb_build_object('id', m.bet_id, 'roundId', w.round_id, 'game', w.game,
    'money', w.account_kind, 'stake', w.stake::text, 'payout', w.payout::text, 'multiplierPpm', m.bet_multiplier_ppm, 'placedAt', w.at)
    FROM (SELECT id AS round_id, game, account_kind, stake, payout, at FROM round WHERE id = m.bet_id UNION ALL
      SELECT round_id, game, account_kind, stake, payout, at FROM shared_bet WHERE id = m.bet_id) w) END AS bet,
  ARRAY(SELECT o.public_id FROM chat_mention k JOIN app_user o ON o.id = k.user_id WHERE k.message_uid = m.uid AND NOT o.hidden) AS mentions
FROM chat_message m
LEFT JOIN app_user u ON u.id = m.author_id
LEFT JOIN user_stats s ON s.user_id = m.author_id
LEFT JOIN chat_message r ON r.uid = m.reply_uid
LEFT JOIN app_user ru ON ru.id = r.author_id
LEFT JOIN airdrop d ON d.uid = m.airdrop_uid
LEFT JOIN rain n ON n.uid = m.rain_uid
LEFT JOIN quiz_round q ON q.uid = m.quiz_uid`;

const read = async (client: Queryable, tail: string, values: readonly unknown[]): Promise<ShownChatMessage[]> =>
  (await client.query<ShownChatMessage>(`${shown} ${tail}`, [...values])).rows;

/** A room's counter and rules. Undefined: there is no such room. */
export const chatRoomOf = async (em: EntityManager, room: string): Promise<ChatRoomRow | undefined> => {
  const row = await em.findOne(ChatRoomEntity, { id: room }, { refresh: true });
  return row ? { ...row, lastSeq: Number(row.lastSeq) } : undefined;
};

/** Rooms and the revisions that they have reached. */
export const chatRevisions = async (em: EntityManager): Promise<Map<string, number>> =>
  new Map((await em.find(ChatRoomEntity, {}, { refresh: true })).map(({ id, lastSeq }) => [id, Number(lastSeq)]));

/** Changes the rules of a room. */
export const changeChatRoom = async (
  em: EntityManager,
  room: string,
  rules: Pick<ChatRoomRow, 'pauseSeconds' | 'isReadOnly'>,
): Promise<void> => {
  await em.nativeUpdate(ChatRoomEntity, { id: room }, rules);
};

/** The last messages of a room, or those before one, oldest first. */
export const lastChatMessages = async (
  client: Queryable,
  { room, before, limit }: { room: string; before: number | undefined; limit: number },
): Promise<ShownChatMessage[]> => {
  const tail =
    'WHERE m.room = $1 AND ($2::bigint IS NULL OR m.id < $2) AND m.deleted_at IS NULL ORDER BY m.id DESC LIMIT $3';
  return (await read(client, tail, [room, before ?? null, limit])).toReversed();
};

const aroundSql = `WHERE m.room = $1 AND m.id BETWEEN $2::bigint - $3::bigint AND $2::bigint + $3::bigint ORDER BY m.id`;

/** A message with so many before and after it, deleted ones without their words; empty when there is no such message. */
export const chatMessagesAround = async (
  client: Queryable,
  uid: string,
  reach: number,
): Promise<ShownChatMessage[]> => {
  const found = await chatMessageByUid(client, uid);
  return found ? read(client, aroundSql, [found.room, found.id, reach]) : [];
};

/** Messages that are new or changed since a revision, by revision: deleted ones too. */
export const chatChangesSince = (
  client: Queryable,
  { room, revision, limit }: { room: string; revision: number; limit: number },
): Promise<ShownChatMessage[]> =>
  read(client, 'WHERE m.room = $1 AND m.revision > $2 ORDER BY m.revision LIMIT $3', [room, revision, limit]);

export const chatMessageByUid = async (client: Queryable, uid: string): Promise<ShownChatMessage | undefined> =>
  (await read(client, 'WHERE m.uid = $1', [uid]))[0];

/** The author and room of a message that is there. */
export const findChatMessage = async (
  em: EntityManager,
  uid: string,
): Promise<{ room: string; authorId: bigint | null } | undefined> => {
  const found = await em.findOne(ChatMessageEntity, { uid, deletedAt: null }, { refresh: true });
  return found ? { room: found.room, authorId: found.authorId ?? null } : undefined;
};

/** The author of a message, deleted or not; null: the house. Undefined: there is no such message. */
export const authorOfChatMessage = async (em: EntityManager, uid: string): Promise<bigint | null | undefined> => {
  const found = await em.findOne(ChatMessageEntity, { uid }, { refresh: true });
  return found ? (found.authorId ?? null) : undefined;
};

/** True when a bet is in a room already, since a moment. */
export const isBetInChat = async (
  em: EntityManager,
  { betId, room, since }: { betId: string; room: string; since: number },
): Promise<boolean> => (await em.count(ChatMessageEntity, { betId, room, at: { $gte: since } })) > 0;

/** The uid of the message that an author's request has made before. */
export const chatMessageOfRequest = async (
  em: EntityManager,
  authorId: bigint,
  requestId: string,
): Promise<string | undefined> => (await em.findOne(ChatMessageEntity, { authorId, requestId }))?.uid;

const pacing = `
INSERT INTO chat_author (user_id, last_at, last_text) VALUES ($1, $2, $3)
ON CONFLICT (user_id) DO UPDATE SET last_at = $2, last_text = $3,
  repeats = CASE WHEN chat_author.last_text = $3 AND chat_author.last_at > $2::bigint - $5::bigint THEN chat_author.repeats + 1 ELSE 0 END
WHERE chat_author.last_at <= $2::bigint - $4::bigint RETURNING repeats`;

/**
 * Takes an author's turn, locking their row until the transaction ends. Gives how often in a row the text was sent again
 * within `repeatMs`, or how long to wait.
 */
export const takeChatTurn = async (
  client: Queryable,
  {
    authorId,
    at,
    text,
    pauseMs,
    repeatMs,
  }: { authorId: bigint; at: number; text: string; pauseMs: number; repeatMs: number },
): Promise<{ repeats: number } | { retryAfterMs: number }> => {
  const { rows } = await client.query<{ repeats: number }>(pacing, [authorId, at, text, pauseMs, repeatMs]);
  if (rows[0]) return rows[0];
  const last = await client.query<{ at: number }>('SELECT last_at::float8 AS at FROM chat_author WHERE user_id = $1', [
    authorId,
  ]);
  return { retryAfterMs: Math.max(1, (last.rows[0]?.at ?? at) + pauseMs - at) };
};

// The room's row stays locked until the commit: revisions become visible in their order, and none is missing.
const adding = `
WITH place AS (
  UPDATE chat_room SET last_seq = last_seq + 1, last_id = last_id + 1 WHERE id = $2 RETURNING last_seq, last_id
)
INSERT INTO chat_message (uid, room, id, revision, author_id, request_id, type, message, reply_uid, at, rain_uid, quiz_uid,
  bet_id, bet_multiplier_ppm)
SELECT $1, $2, last_id, last_seq, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12 FROM place`;

/** Stores a message at the end of its room. */
export const addChatMessage = async (client: Queryable, message: NewChatMessage): Promise<void> => {
  const { uid, room, authorId, requestId, type, message: text, replyUid, rainUid, quizUid, bet, at } = message;
  const words = [uid, room, authorId, requestId, type, text, replyUid, at];
  const cards = [rainUid, quizUid, bet?.id, bet?.multiplierPpm].map((value) => value ?? null);
  await client.query(adding, [...words, ...cards]);
};

const renewing = `
WITH place AS (
  UPDATE chat_room SET last_seq = last_seq + 1 WHERE id = (SELECT room FROM chat_message WHERE uid = $1) RETURNING last_seq
)
UPDATE chat_message SET revision = last_seq FROM place WHERE uid = $1 RETURNING room`;

/** Tells the viewers of a message again: something that it shows has changed. Gives its room. */
export const renewChatMessage = async (client: Queryable, uid: string): Promise<string | undefined> =>
  (await client.query<{ room: string }>(renewing, [uid])).rows[0]?.room;

const deleting = `
WITH found AS (
  SELECT room FROM chat_message WHERE uid = $1 AND deleted_at IS NULL
), place AS (
  UPDATE chat_room SET last_seq = last_seq + 1 WHERE id = (SELECT room FROM found) RETURNING last_seq
)
UPDATE chat_message SET revision = last_seq, deleted_at = $2, deleted_by = $3 FROM place
WHERE uid = $1 AND deleted_at IS NULL RETURNING room`;

/** Deletes a message. Gives its room; undefined when there was none. */
export const deleteChatMessage = async (
  client: Queryable,
  { uid, at, by }: { uid: string; at: number; by: bigint },
): Promise<string | undefined> => (await client.query<{ room: string }>(deleting, [uid, at, by])).rows[0]?.room;
