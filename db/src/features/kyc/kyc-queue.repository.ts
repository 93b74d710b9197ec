import type { EntityManager } from '@mikro-orm/postgresql';
import { dayOf } from '../../core/calendar.ts';
import type { Queryable } from '../../core/pool.ts';
import { isIdentitySql, type DocumentStatus, type Kind } from './kyc-document.entity.ts';
import { renewStatus } from './kyc-documents.repository.ts';
import { askDocument } from './kyc-requests.repository.ts';

/** A list of documents that somebody has to look at. */
export type DocumentList = 'waiting' | 'expiring';

/** A document in a list, with its player. */
export interface ListedDocument {
  id: string;
  userId: string; // public id
  nick: string;
  kind: Kind;
  status: DocumentStatus;
  createdAt: Date;
  expiresDay: number | null;
}

const SOON_DAYS = 30;
const MAX_ROWS = 200;

const conditions = {
  waiting: `d.status = 'pending' AND $1::int IS NOT NULL`,
  expiring: `d.status = 'approved' AND d.expires_day < $1::int + ${SOON_DAYS}`,
} as const satisfies Record<DocumentList, string>;

/** Documents that wait, the oldest first, or that expire, the soonest first. At most 200. */
export const listDocuments = async (client: Queryable, list: DocumentList, at: number): Promise<ListedDocument[]> => {
  const { rows } = await client.query<ListedDocument>(
    `SELECT d.id, u.public_id AS "userId", u.nick, d.kind, d.status, d.created_at AS "createdAt", d.expires_day AS "expiresDay"
     FROM kyc_document d JOIN app_user u ON u.id = d.user_id
     WHERE ${conditions[list]} ORDER BY ${list === 'waiting' ? 'd.id' : 'd.expires_day, d.id'} LIMIT ${MAX_ROWS}`,
    [dayOf(at)],
  );
  return rows;
};

/** Players whose proof of identity has expired while their account says that it is proven. At most `limit`. */
export const expiredPlayers = async (client: Queryable, at: number, limit: number): Promise<bigint[]> => {
  const { rows } = await client.query<{ id: bigint }>(
    `SELECT DISTINCT u.id FROM kyc_document d JOIN app_user u ON u.id = d.user_id
     WHERE d.status = 'approved' AND d.expires_day < $1 AND u.kyc_status = 'approved' AND ${isIdentitySql('d.kind')}
       AND NOT EXISTS (SELECT FROM kyc_document o WHERE o.user_id = u.id AND o.status = 'approved' AND ${isIdentitySql('o.kind')}
         AND (o.expires_day IS NULL OR o.expires_day >= $1))
     ORDER BY u.id LIMIT $2`,
    [dayOf(at), limit],
  );
  return rows.map(({ id }) => id);
};

/** Takes an expired proof of identity back, and asks for a new one; within the caller's transaction. True: it was not asked for. */
export const expireProof = async (em: EntityManager, userId: bigint, at: number): Promise<boolean> => {
  await renewStatus(em, userId);
  return askDocument(em, { userId, need: 'identity', cause: 'expired', actorId: null, note: '', address: null, at });
};

/**
 * Players whose last proof of identity ends within 30 days, and who were neither asked for a new one nor have sent one. At most
 * `limit`.
 */
export const expiringPlayers = async (client: Queryable, at: number, limit: number): Promise<bigint[]> => {
  const { rows } = await client.query<{ id: bigint }>(
    `SELECT u.id FROM app_user u CROSS JOIN LATERAL (
       SELECT bool_and(expires_day < $1::int + ${SOON_DAYS}) AS is_soon FROM kyc_document
       WHERE user_id = u.id AND status = 'approved' AND ${isIdentitySql('kind')} AND coalesce(expires_day, $1) >= $1) d
     WHERE u.kyc_status = 'approved' AND d.is_soon
       AND u.id IN (SELECT user_id FROM kyc_document WHERE status = 'approved' AND expires_day >= $1 AND expires_day < $1 + ${SOON_DAYS})
       AND NOT EXISTS (SELECT FROM kyc_request r WHERE r.user_id = u.id AND r.need = 'identity' AND r.closed_at IS NULL)
       AND NOT EXISTS (SELECT FROM kyc_document w WHERE w.user_id = u.id AND w.status = 'pending' AND ${isIdentitySql('w.kind')})
     ORDER BY u.id LIMIT $2`,
    [dayOf(at), limit],
  );
  return rows.map(({ id }) => id);
};
