import type { Queryable } from '../../core/pool.ts';
import { isClosedSql } from '../exclusion/closures.ts';

/** A room of a game that its opener waits in. */
export interface WaitingRoom {
  id: string; // its round's
  stakeMinor: bigint;
}

// A room is open with one bet: the opener's own.
const waiting = `
SELECT r.id, min(b.stake) AS "stakeMinor" FROM shared_round r JOIN shared_bet b ON b.round_id = r.id
WHERE r.game = $1 AND r.settled_xid IS NULL AND r.state = 'open' AND r.meta ->> 'creator' = $2
GROUP BY r.id HAVING count(*) = 1 ORDER BY r.id DESC LIMIT 1`;

/** The room that a player opened last and that nobody has joined. */
export const waitingRoomOf = async (
  client: Queryable,
  game: string,
  publicId: string,
): Promise<WaitingRoom | undefined> => (await client.query<WaitingRoom>(waiting, [game, publicId])).rows[0];

const receiving = `
SELECT u.id FROM app_user u
WHERE u.public_id = $1 AND u.id <> $2 AND u.invitations AND u.blocked_at IS NULL AND NOT ${isClosedSql('u', 'to_timestamp($3::float8 / 1000)')}
  AND NOT EXISTS (SELECT FROM chat_block b WHERE b.user_id = u.id AND b.blocked_id = $2)`;

/** The account of a player who takes invitations of this sender: play is open to them, and they want them. */
export const inviteReceiver = async (
  client: Queryable,
  { publicId, senderId, at }: { publicId: string; senderId: bigint; at: number },
): Promise<bigint | undefined> => (await client.query<{ id: bigint }>(receiving, [publicId, senderId, at])).rows[0]?.id;

/** Players whom a sender has invited since a moment. */
export const countInvites = async (client: Queryable, senderId: bigint, since: number): Promise<number> => {
  const { rows } = await client.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM chat_invite WHERE sender_id = $1 AND at > $2',
    [senderId, since],
  );
  return rows[0]?.count ?? 0;
};

const inviting = `
INSERT INTO chat_invite AS i (sender_id, receiver_id, round_id, at) VALUES ($1, $2, $3, $4)
ON CONFLICT (sender_id, receiver_id) DO UPDATE SET round_id = $3, at = $4, declined_at = NULL
WHERE i.at <= $4::bigint - $5::bigint AND (i.declined_at IS NULL OR i.declined_at <= $4::bigint - $6::bigint)
RETURNING receiver_id`;

/** Remembers an invitation. False: the receiver was invited by this sender, or declined, too short a time ago. */
export const addInvite = async (
  client: Queryable,
  invite: { senderId: bigint; receiverId: bigint; roundId: string; at: number; pauseMs: number; declinedMs: number },
): Promise<boolean> => {
  const { senderId, receiverId, roundId, at, pauseMs, declinedMs } = invite;
  const { rowCount } = await client.query(inviting, [senderId, receiverId, roundId, at, pauseMs, declinedMs]);
  return rowCount === 1;
};

/** Declines invitations to a room: their sender waits longer until the next. */
export const declineInvite = async (
  client: Queryable,
  { receiverId, roundId, at }: { receiverId: bigint; roundId: string; at: number },
): Promise<void> => {
  await client.query('UPDATE chat_invite SET declined_at = $3 WHERE receiver_id = $1 AND round_id = $2', [
    receiverId,
    roundId,
    at,
  ]);
};
