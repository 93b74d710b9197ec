import type { EntityManager } from '@mikro-orm/postgresql';
import { UserEntity } from '../account/user.entity.ts';
import type { Queryable } from '../../core/pool.ts';
import type { SupportOwner } from './support-owner.ts';

/** Answers that a player who has left has not read, to be sent by e-mail. */
export interface DueSupportMail {
  id: bigint;
  uid: string;
  userId: bigint | null; // null: a guest
  nick: string | null;
  language: string;
  email: string; // the account's confirmed address, or the guest's
  answers: string[];
  upTo: number; // place of the last of them
}

const AWAY_MINUTES = 5;
const DAYS = 30; // older conversations are not looked at
const MAX_DUE = 100;

/** Answers older than `before` that nobody has read or been sent, where their player has been away for five minutes. */
export const dueSupportMail = async (client: Queryable, before: number): Promise<DueSupportMail[]> => {
  const { rows } = await client.query<DueSupportMail>(
    `SELECT c.id, c.uid, c.user_id AS "userId", u.nick, coalesce(u.lang, c.language) AS language,
       CASE WHEN c.user_id IS NULL THEN c.guest_email WHEN u.email_verified THEN u.email END AS email, a.answers, a.up_to AS "upTo"
     FROM support_conversation c LEFT JOIN app_user u ON u.id = c.user_id, LATERAL (
       SELECT array_agg(m.text ORDER BY m.seq) AS answers, max(m.seq) AS up_to, max(m.at) AS last_at FROM support_message m
       WHERE m.conversation_id = c.id AND m.side = 'staff' AND m.seq > greatest(c.player_read_seq, c.mailed_seq)
     ) a
     WHERE c.created_at > $1 - ${DAYS} * 86400000::bigint AND c.last_seq > greatest(c.player_read_seq, c.mailed_seq) AND a.last_at < $1
       AND CASE WHEN c.user_id IS NULL THEN c.guest_email IS NOT NULL ELSE u.email_verified AND u.email IS NOT NULL END
       AND NOT EXISTS (SELECT FROM session s WHERE s.user_id = c.user_id AND s.ended_at IS NULL
         AND s.last_used_at > now() - interval '${AWAY_MINUTES} minutes')
     ORDER BY c.id LIMIT ${MAX_DUE}`,
    [before],
  );
  return rows;
};

/** Address at which a player is answered: the confirmed one. Undefined: there is none. */
export const supportAddressOf = async (em: EntityManager, userId: bigint): Promise<string | undefined> =>
  (await em.findOne(UserEntity, { id: userId, emailVerified: true }, { fields: ['email'] }))?.email ?? undefined;

/** Notes that answers up to a place were sent by e-mail. False: somebody else has sent them. */
export const markSupportMailed = async (
  client: Queryable,
  { id, upTo }: Pick<DueSupportMail, 'id' | 'upTo'>,
): Promise<boolean> => {
  const sql = 'UPDATE support_conversation SET mailed_seq = $2 WHERE id = $1 AND mailed_seq < $2';
  return (await client.query(sql, [id, upTo])).rowCount === 1;
};

/** A conversation that an e-mail may go into. */
export interface MailedConversation {
  id: bigint;
  uid: string;
  userId: bigint | null;
  guestKeyHash: Buffer | null;
  language: string;
  state: string;
  email: string | null; // the only address that it is taken from; null: none is confirmed
}

export const mailedConversation = async (client: Queryable, uid: string): Promise<MailedConversation | undefined> => {
  const { rows } = await client.query<MailedConversation>(
    `SELECT c.id, c.uid, c.user_id AS "userId", c.guest_key_hash AS "guestKeyHash", coalesce(u.lang, c.language) AS language, c.state,
       CASE WHEN c.user_id IS NULL THEN c.guest_email WHEN u.email_verified THEN u.email END AS email
     FROM support_conversation c LEFT JOIN app_user u ON u.id = c.user_id WHERE c.uid::text = $1`,
    [uid],
  );
  return rows[0];
};

export const ownerOfMailed = ({
  userId,
  guestKeyHash,
}: Pick<MailedConversation, 'userId' | 'guestKeyHash'>): SupportOwner => {
  if (userId !== null) return { userId };
  if (!guestKeyHash) throw new Error('a conversation has neither a player nor a guest');
  return { guestKeyHash };
};

/** True when the e-mail with this Message-ID was taken before. */
export const isSupportMailTaken = async (client: Queryable, mailId: string): Promise<boolean> =>
  ((await client.query('SELECT FROM support_message WHERE mail_id = $1', [mailId])).rowCount ?? 0) > 0;
