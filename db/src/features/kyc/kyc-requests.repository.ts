import { UniqueConstraintViolationException, type EntityManager } from '@mikro-orm/postgresql';
import { recordAccountEvent } from '../account/account-events.repository.ts';
import { KycRequestEntity, type KycRequest, type RequestNeed } from './kyc-document.entity.ts';

export type KycRequestRow = KycRequest;

/** A document about to be asked for. `actorId` null: by the house's rules. */
export type NewKycRequest = Pick<KycRequest, 'userId' | 'need' | 'cause'> & {
  actorId: bigint | null;
  note: string; // for colleagues; empty: none
  address: string | null;
  at: number; // ms since epoch
};

/** Documents that a player is asked for, the oldest first. */
export const openRequests = (em: EntityManager, userId: bigint): Promise<KycRequest[]> =>
  em.find(KycRequestEntity, { userId, closedAt: null }, { orderBy: { id: 'asc' }, refresh: true });

/** Asks a player for a document, within the caller's transaction. False: such a document is asked for already. */
export const askDocument = async (em: EntityManager, request: NewKycRequest): Promise<boolean> => {
  const { userId, need, cause, actorId, note, address, at } = request;
  if ((await em.count(KycRequestEntity, { userId, need, closedAt: null })) > 0) return false;
  try {
    await em.insert(KycRequestEntity, { userId, need, cause, askedBy: actorId, askedAt: at });
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) return false;
    throw error;
  }
  const details = { need, cause, ...(note !== '' && { reason: note }) };
  await recordAccountEvent(em, { userId, actorId, kind: 'kyc.asked', details, address });
  return true;
};

/** Asks no longer. False: there was nothing to close. */
export const closeRequest = async (
  em: EntityManager,
  userId: bigint,
  need: RequestNeed,
  at: number,
): Promise<boolean> =>
  (await em.nativeUpdate(KycRequestEntity, { userId, need, closedAt: null }, { closedAt: at })) === 1;
