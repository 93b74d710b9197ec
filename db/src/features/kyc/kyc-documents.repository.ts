import { sql, type EntityManager } from '@mikro-orm/postgresql';
import { dayOf } from '../../core/calendar.ts';
import { fromNow } from '../../core/sql.ts';
import { recordAccountEvent } from '../account/account-events.repository.ts';
import type { KycStatus } from '../account/user.entity.ts';
import { lockUser, userRepository } from '../account/users.repository.ts';
import {
  KycDocumentEntity,
  needOf,
  type DocumentStatus,
  type Kind,
  type KycDocument,
  type RefusalCode,
} from './kyc-document.entity.ts';
import { noteFunds } from './funds-requests.repository.ts';
import { closeRequest, openRequests } from './kyc-requests.repository.ts';

/** A document as lists show it. */
export interface DocumentRow {
  id: string;
  userId: bigint;
  kind: Kind;
  mediaType: string;
  bytes: number; // size of the stored file, unsealed
  status: DocumentStatus;
  reason: string | null; // why it was rejected, before reasons had codes
  reasonCode: RefusalCode | null;
  holderName: string | null; // as a reviewer read it
  bornDay: number | null; // days are the house's: 0 is 1 January 1970
  expiresDay: number | null; // the last day on which it counts
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
  sha256: Buffer; // hash of the file as it was sent
  pictureSha256: Buffer; // hash of the picture as it is kept
  address: string | null; // it was sent from
}

/** Documents of a player that may wait for a review, and that one may send in a day. */
export const limits = { pending: 10, daily: 30 } as const;

const DAY_MS = 86_400_000;

const shown = (document: KycDocument): DocumentRow => {
  const { id, userId, kind, mediaType, bytes, status, reason = null, createdAt, reviewedAt = null } = document;
  const { reasonCode = null, holderName = null, bornDay = null, expiresDay = null } = document;
  const read = { reasonCode, holderName, bornDay, expiresDay };
  return { id, userId, kind, mediaType, bytes, status, reason, ...read, createdAt, reviewedAt };
};

const newestFirst = { orderBy: { id: 'desc' }, refresh: true } as const;

/** A player's documents, the newest first. */
export const documentsOf = async (em: EntityManager, userId: bigint): Promise<DocumentRow[]> =>
  (await em.find(KycDocumentEntity, { userId }, newestFirst)).map(shown);

export const findDocument = async (em: EntityManager, id: string): Promise<DocumentRow | undefined> => {
  const document = await em.findOne(KycDocumentEntity, { id }, { refresh: true });
  return document ? shown(document) : undefined;
};

// An identity that was proven stays so while another document waits, until the document expires; proofs of an
// address or of funds prove no identity.
const statusOf = async (em: EntityManager, userId: bigint): Promise<KycStatus> => {
  const documents = await documentsOf(em, userId);
  const today = dayOf(Date.now());
  const isProof = ({ status, kind, expiresDay }: DocumentRow): boolean =>
    status === 'approved' && needOf(kind) === 'identity' && (expiresDay === null || expiresDay >= today);
  if (documents.some(isProof)) return 'approved';
  const others = documents.filter(({ kind }) => kind !== 'funds_proof');
  return (['pending', 'rejected'] as const).find((one) => others.some(({ status }) => status === one)) ?? 'none';
};

/** Works out again how a player's check stands. */
export const renewStatus = async (em: EntityManager, userId: bigint): Promise<KycStatus> => {
  const kycStatus = await statusOf(em, userId);
  await userRepository(em).update(userId, { kycStatus });
  return kycStatus;
};

/** True when a player may send another document now: checked before it is read. */
export const mayAddDocument = async (em: EntityManager, userId: bigint): Promise<boolean> => {
  const pending = await em.count(KycDocumentEntity, { userId, status: 'pending' });
  const daily = await em.count(KycDocumentEntity, { userId, createdAt: { $gt: fromNow(-DAY_MS) } });
  return pending < limits.pending && daily < limits.daily;
};

/** Result of sending a document. */
export type Added = 'added' | 'too_many' | 'duplicate';

/**
 * Adds a document and makes its player's check wait for a review, within the caller's transaction. Of many at once no more
 * are added than may wait.
 */
export const addDocument = async (em: EntityManager, { address, ...document }: NewDocument): Promise<Added> => {
  const { id, userId, kind, sha256, pictureSha256 } = document;
  await lockUser(em, userId);
  const same = { userId, status: { $ne: 'rejected' as const }, $or: [{ sha256 }, { pictureSha256 }] };
  if ((await em.count(KycDocumentEntity, same)) > 0) return 'duplicate';
  if (!(await mayAddDocument(em, userId))) return 'too_many';
  await em.insert(KycDocumentEntity, document);
  await renewStatus(em, userId);
  await recordAccountEvent(em, { userId, kind: 'kyc.uploaded', details: { documentId: id, kind }, address });
  return 'added';
};

/** A reviewer's decision on a document. */
export interface Review {
  documentId: string;
  isApproved: boolean;
  why: RefusalCode | null; // reason of a rejection
  note: string; // for colleagues; empty: none
  read?: Pick<DocumentRow, 'holderName' | 'bornDay' | 'expiresDay'>; // the facts of an accepted document
  reviewerId: bigint;
  address: string | null;
}

/** Result of a review. */
export interface Reviewed {
  document: DocumentRow;
  status: KycStatus; // status of its player now
}

/**
 * Decides a waiting document, or takes an approval back, within the caller's transaction. Undefined when another
 * reviewer was first.
 */
export const reviewDocument = async (em: EntityManager, review: Review): Promise<Reviewed | undefined> => {
  const { documentId, isApproved, why, note, read, reviewerId, address } = review;
  const found = await findDocument(em, documentId);
  if (!found) return undefined;
  const { userId, kind } = found;
  await lockUser(em, userId);
  const isDecidable = {
    id: documentId,
    status: { $in: isApproved ? ['pending' as const] : ['pending' as const, 'approved' as const] },
  };
  const changed = await em.nativeUpdate(KycDocumentEntity, isDecidable, {
    status: isApproved ? 'approved' : 'rejected',
    reason: null,
    reasonCode: isApproved ? null : why,
    ...(isApproved && read),
    reviewedAt: sql.now(),
    reviewedBy: reviewerId,
  });
  const document = changed === 1 ? await findDocument(em, documentId) : undefined;
  if (!document) return undefined;
  const status = await renewStatus(em, userId);
  const need = needOf(kind);
  const request = need === 'funds' ? (await openRequests(em, userId)).find((one) => one.need === need) : undefined;
  if (request)
    await noteFunds(em, request, {
      kind: isApproved ? 'fundsAccepted' : 'fundsRefused',
      actorId: reviewerId,
      text: note,
      at: Date.now(),
    });
  if (isApproved) await closeRequest(em, userId, need, Date.now());
  const details = { documentId, kind, isApproved, ...(!isApproved && { why }), ...(note !== '' && { reason: note }) };
  await recordAccountEvent(em, { userId, actorId: reviewerId, kind: 'kyc.reviewed', details, address });
  return { document, status };
};
