import type { EntityManager } from '@mikro-orm/postgresql';
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
  // by hand: a refused insert would end the transaction of a deposit that arrives while staff ask
  const added = await em.execute<unknown[]>(
    `INSERT INTO kyc_request (user_id, need, cause, asked_by, asked_at) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (user_id, need) WHERE closed_at IS NULL DO NOTHING RETURNING id`,
    [userId, need, cause, actorId, at],
  );
  if (added.length === 0) return false;
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
