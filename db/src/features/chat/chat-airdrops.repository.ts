import type { Queryable } from '../../core/pool.ts';

const ROOM = 'common';
const FRESH_MS = 86_400_000; // older ones were started before there was a chat, or their process died: nobody waits for them

const announcing = `
WITH fresh AS (
  SELECT a.uid, a.creator_id, a.started_at, row_number() OVER (ORDER BY a.started_at, a.uid) AS number FROM airdrop a
  WHERE a.ended_at IS NULL AND a.started_at > $1::bigint - ${FRESH_MS}
    AND NOT EXISTS (SELECT FROM chat_message m WHERE m.airdrop_uid = a.uid)
), place AS (
  UPDATE chat_room SET last_seq = last_seq + (SELECT count(*) FROM fresh), last_id = last_id + (SELECT count(*) FROM fresh)
  WHERE id = '${ROOM}' AND EXISTS (SELECT FROM fresh)
  RETURNING last_seq - (SELECT count(*) FROM fresh) AS seq, last_id - (SELECT count(*) FROM fresh) AS id
)
INSERT INTO chat_message (uid, room, id, revision, author_id, type, message, airdrop_uid, at)
SELECT f.uid, '${ROOM}', p.id + f.number, p.seq + f.number, f.creator_id, $2, '', f.uid, $1 FROM fresh f CROSS JOIN place p`;

/**
 * Announces open airdrops that have no message yet; the uid of one is that of its message. Gives how many. Concurrent
 * callers collide on it: the one whose transaction fails has nothing left to do.
 */
export const announceAirdrops = async (client: Queryable, at: number, type: number): Promise<number> =>
  (await client.query(announcing, [at, type])).rowCount ?? 0;

const closing = `
WITH over AS (
  SELECT m.uid, row_number() OVER (ORDER BY m.id) AS number FROM chat_message m JOIN airdrop a ON a.uid = m.airdrop_uid
  WHERE NOT m.is_over AND a.ended_at IS NOT NULL
), place AS (
  UPDATE chat_room SET last_seq = last_seq + (SELECT count(*) FROM over) WHERE id = '${ROOM}' AND EXISTS (SELECT FROM over)
  RETURNING last_seq - (SELECT count(*) FROM over) AS seq
)
UPDATE chat_message m SET is_over = true, revision = p.seq + o.number FROM over o CROSS JOIN place p
WHERE m.uid = o.uid AND NOT m.is_over`;

/** Marks the messages of airdrops that have ended. Gives how many. */
export const closeAirdropMessages = async (client: Queryable): Promise<number> =>
  (await client.query(closing)).rowCount ?? 0;
