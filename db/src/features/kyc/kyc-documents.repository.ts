import type { Pool } from 'pg';
import type { Queryable } from '../../core/pool.ts';
import { inTransaction } from '../../core/transaction.ts';
import { recordAccountEvent } from '../account/account-events.repository.ts';
import type { KycStatus } from '../account/user.entity.ts';

/** What a document proves; all but the last prove who somebody is. */
export const kinds = ['passport', 'id_card', 'driving_licence', 'residence_permit', 'address_proof'] as const;
export type Kind = (typeof kinds)[number];

export type DocumentStatus = 'pending' | 'approved' | 'rejected';

/** A document as lists show it. */
export interface DocumentRow {
  id: string;
  userId: bigint;
  kind: Kind;
  mediaType: string;
  bytes: number; // of the stored file, unsealed
  status: DocumentStatus;
  reason: string | null; // why it was rejected
  createdAt: Date;
  reviewedAt: Date | null;
}

/** A document about to be stored, with the hashes by which the same one is known. */
export interface NewDocument {
  id: string;
  userId: bigint;
  kind: Kind;
  mediaType: string;
  bytes: number;
  sha256: Buffer; // of the file as it was sent
  pictureSha256: Buffer; // of the picture as it is kept
  address: string | null; // it was sent from
}

/** How many documents of a player may wait for a review, and how many one may send in a day. */
export const limits = { pending: 10, daily: 30 } as const;

const COLUMNS = `id, user_id AS "userId", kind, media_type AS "mediaType", bytes, status, reason,
  created_at AS "createdAt", reviewed_at AS "reviewedAt"`;

/** A player's documents, the newest first. */
export const documentsOf = async (client: Queryable, userId: bigint): Promise<DocumentRow[]> => {
  const { rows } = await client.query<DocumentRow>(
    `SELECT ${COLUMNS} FROM kyc_document WHERE user_id = $1 ORDER BY id DESC`,
    [userId],
  );
  return rows;
};

export const findDocument = async (client: Queryable, id: string): Promise<DocumentRow | undefined> => {
  const { rows } = await client.query<DocumentRow>(`SELECT ${COLUMNS} FROM kyc_document WHERE id = $1`, [id]);
  return rows[0];
};

// An identity that was proven stays so while another document waits; a proof of address alone proves no identity.
const statusOf = async (client: Queryable, userId: bigint): Promise<KycStatus> => {
  const { rows } = await client.query<{ status: KycStatus }>(
    `SELECT CASE
       WHEN bool_or(status = 'approved' AND kind <> 'address_proof') THEN 'approved'
       WHEN bool_or(status = 'pending') THEN 'pending'
       WHEN bool_or(status = 'rejected') THEN 'rejected'
       ELSE 'none' END AS status
     FROM kyc_document WHERE user_id = $1`,
    [userId],
  );
  return rows[0]?.status ?? 'none';
};

const lockUser = (client: Queryable, userId: bigint): Promise<unknown> =>
  client.query('SELECT FROM app_user WHERE id = $1 FOR NO KEY UPDATE', [userId]);

const renewStatus = async (client: Queryable, userId: bigint): Promise<KycStatus> => {
  const status = await statusOf(client, userId);
  await client.query('UPDATE app_user SET kyc_status = $2 WHERE id = $1', [userId, status]);
  return status;
};

/** What became of a document that was sent. */
export type Added = 'added' | 'too_many' | 'duplicate';

const refusalOf = async (client: Queryable, { userId, sha256, pictureSha256 }: NewDocument): Promise<Added> => {
  const { rows } = await client.query<{ pending: bigint; daily: bigint; same: boolean | null }>(
    `SELECT count(*) FILTER (WHERE status = 'pending') AS pending,
       count(*) FILTER (WHERE created_at > now() - interval '1 day') AS daily,
       bool_or((sha256 = $2 OR picture_sha256 = $3) AND status <> 'rejected') AS same
     FROM kyc_document WHERE user_id = $1`,
    [userId, sha256, pictureSha256],
  );
  const [{ pending, daily, same } = { pending: 0n, daily: 0n, same: null }] = rows;
  if (same) return 'duplicate';
  return pending >= limits.pending || daily >= limits.daily ? 'too_many' : 'added';
};

/** Adds a document and makes its player's check wait for a review. Of many at once no more are added than may wait. */
export const addDocument = (pool: Pool, document: NewDocument): Promise<Added> =>
  inTransaction(pool, async (client) => {
    const { id, userId, kind, mediaType, bytes, sha256, pictureSha256, address } = document;
    await lockUser(client, userId);
    const refusal = await refusalOf(client, document);
    if (refusal !== 'added') return refusal;
    await client.query(
      `INSERT INTO kyc_document (id, user_id, kind, media_type, bytes, sha256, picture_sha256)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [id, userId, kind, mediaType, bytes, sha256, pictureSha256],
    );
    await renewStatus(client, userId);
    await recordAccountEvent(client, { userId, kind: 'kyc.uploaded', details: { documentId: id, kind }, address });
    return 'added';
  });

/** Whether a player may send another document now: told before it is read. */
export const mayAddDocument = async (client: Queryable, userId: bigint): Promise<boolean> => {
  const { rows } = await client.query<{ pending: bigint; daily: bigint }>(
    `SELECT count(*) FILTER (WHERE status = 'pending') AS pending,
       count(*) FILTER (WHERE created_at > now() - interval '1 day') AS daily
     FROM kyc_document WHERE user_id = $1`,
    [userId],
  );
  return rows[0] !== undefined && rows[0].pending < limits.pending && rows[0].daily < limits.daily;
};

/** A reviewer's decision on a document. */
export interface Review {
  documentId: string;
  isApproved: boolean;
  reason: string | null; // of a rejection
  reviewerId: bigint;
  address: string | null;
}

/** What a review came to. */
export interface Reviewed {
  document: DocumentRow;
  status: KycStatus; // of its player now
}

/**
 * Decides a waiting document, or takes an approval back, within the caller's transaction. Undefined when another
 * reviewer was first.
 */
export const reviewDocument = async (client: Queryable, review: Review): Promise<Reviewed | undefined> => {
  const { documentId, isApproved, reason, reviewerId, address } = review;
  const found = await findDocument(client, documentId);
  if (!found) return undefined;
  const { userId } = found;
  await lockUser(client, userId);
  const { rows } = await client.query<DocumentRow>(
    `UPDATE kyc_document SET status = $2, reason = $3, reviewed_at = now(), reviewed_by = $4
     WHERE id = $1 AND (status = 'pending' OR status = 'approved' AND $2 = 'rejected') RETURNING ${COLUMNS}`,
    [documentId, isApproved ? 'approved' : 'rejected', isApproved ? null : reason, reviewerId],
  );
  const [document] = rows;
  if (!document) return undefined;
  const status = await renewStatus(client, userId);
  const details = { documentId, kind: document.kind, isApproved, ...(reason !== null && { reason }) };
  await recordAccountEvent(client, { userId, actorId: reviewerId, kind: 'kyc.reviewed', details, address });
  return { document, status };
};
