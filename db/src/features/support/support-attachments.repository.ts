import type { EntityManager } from '@mikro-orm/postgresql';
import type { Queryable } from '../../core/pool.ts';
import type { SupportOwner } from './support-owner.ts';
import { SupportAttachmentEntity } from './support.entities.ts';

/** A picture about to be stored. */
export interface NewSupportAttachment {
  uid: string;
  owner: SupportOwner;
  mime: string;
  bytes: number;
  at: number; // ms since epoch
}

const ownerOf = (owner: SupportOwner) => ({
  userId: 'userId' in owner ? owner.userId : null,
  guestKeyHash: 'userId' in owner ? null : owner.guestKeyHash,
});

export const addSupportAttachment = async (
  em: EntityManager,
  { owner, ...attachment }: NewSupportAttachment,
): Promise<void> => {
  await em.insert(SupportAttachmentEntity, { ...attachment, ...ownerOf(owner) });
};

/** Number of an owner's pictures since a moment. */
export const countSupportAttachments = (em: EntityManager, owner: SupportOwner, since: number): Promise<number> =>
  em.count(SupportAttachmentEntity, { ...ownerOf(owner), at: { $gt: since } });

/** Puts an owner's unsent pictures into a message. Gives how many of them there were. */
export const sendSupportAttachments = (
  em: EntityManager,
  owner: SupportOwner,
  { messageUid, uids }: { messageUid: string; uids: readonly string[] },
): Promise<number> =>
  em.nativeUpdate(
    SupportAttachmentEntity,
    { ...ownerOf(owner), uid: { $in: [...uids] }, messageUid: null },
    { messageUid },
  );

/** The media type of a picture that an owner uploaded, sent or not. */
export const supportAttachmentOf = async (
  em: EntityManager,
  owner: SupportOwner,
  uid: string,
): Promise<string | undefined> => (await em.findOne(SupportAttachmentEntity, { ...ownerOf(owner), uid }))?.mime;

/** The media type and the conversation of a picture that was sent: for staff. */
export const sentSupportAttachment = async (
  client: Queryable,
  uid: string,
): Promise<{ mime: string; conversationId: bigint; queue: string; userId: bigint | null } | undefined> => {
  const { rows } = await client.query<{ mime: string; conversationId: bigint; queue: string; userId: bigint | null }>(
    `SELECT f.mime, c.id AS "conversationId", c.queue, c.user_id AS "userId" FROM support_attachment f
     JOIN support_message m ON m.uid = f.message_uid JOIN support_conversation c ON c.id = m.conversation_id WHERE f.uid = $1`,
    [uid],
  );
  return rows[0];
};

/** Forgets pictures that were never sent, older than a moment. Gives their uids: the files go after the rows. */
export const forgetUnsentAttachments = async (client: Queryable, before: number): Promise<string[]> => {
  const { rows } = await client.query<{ uid: string }>(
    'DELETE FROM support_attachment WHERE message_uid IS NULL AND at < $1 RETURNING uid',
    [before],
  );
  return rows.map(({ uid }) => uid);
};

/** Names of files, older than a moment, of which no picture is: their removal failed, or their row was never written. */
export const filesOfNoAttachment = async (client: Queryable, before: number): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>(
    `SELECT name FROM stored_file WHERE area = 'support' AND created_at < to_timestamp($1 / 1000.0)
       AND NOT EXISTS (SELECT FROM support_attachment WHERE uid::text = name)`,
    [before],
  );
  return rows.map(({ name }) => name);
};
