import type { EntityManager } from '@mikro-orm/postgresql';
import { recordAccountEvent } from '../account/account-events.repository.ts';
import {
  ComplianceCaseEntity,
  ComplianceCaseEventEntity,
  type CaseEventKind,
} from '../compliance/compliance.entities.ts';
import { KycRequestEntity, type KycRequest } from './kyc-document.entity.ts';

/** A proof of where money comes from, about to be asked for in a case. */
export interface NewFundsRequest {
  userId: bigint;
  caseId: number;
  words: string; // to the player
  deadlineAt: number; // ms since epoch, as all times
  actorId: bigint;
  address: string | null;
  at: number;
}

/** An event of a request, as its case keeps it. */
interface FundsEvent {
  kind: Extract<CaseEventKind, `funds${string}`>;
  actorId: bigint | null; // null: the player, or a deadline
  text?: string;
  at: number;
}

/** Records the outcome of a request in its case. */
export const noteFunds = async (
  em: EntityManager,
  { caseId }: KycRequest,
  { text = '', ...event }: FundsEvent,
): Promise<void> => {
  if (caseId != null) await em.insert(ComplianceCaseEventEntity, { caseId, text, details: {}, ...event });
};

/** Asks for a proof of funds, within the caller's transaction. False: one is asked for already. */
export const askFunds = async (em: EntityManager, request: NewFundsRequest): Promise<boolean> => {
  const { userId, caseId, words, deadlineAt, actorId, address, at } = request;
  const added = await em.execute<unknown[]>(
    `INSERT INTO kyc_request (user_id, need, cause, asked_by, asked_at, case_id, words, deadline_at)
     VALUES (?, 'funds', 'funds', ?, ?, ?, ?, ?) ON CONFLICT (user_id, need) WHERE closed_at IS NULL DO NOTHING RETURNING id`,
    [userId, actorId, at, caseId, words, deadlineAt],
  );
  if (added.length === 0) return false;
  await recordAccountEvent(em, {
    userId,
    actorId,
    kind: 'kyc.asked',
    details: { need: 'funds', cause: 'funds' },
    address,
  });
  return true;
};

/** The proof of funds that a player is asked for. */
export const openFundsRequest = (em: EntityManager, userId: bigint): Promise<KycRequest | null> =>
  em.findOne(KycRequestEntity, { userId, need: 'funds', closedAt: null }, { refresh: true });

/** The newest request of a case. */
export const fundsRequestOf = async (em: EntityManager, caseId: number): Promise<KycRequest | undefined> =>
  (await em.find(KycRequestEntity, { caseId }, { orderBy: { id: 'desc' }, limit: 1, refresh: true }))[0];

/**
 * Requests whose deadline has passed while no proof waits for a review: a proof sent in time is not late because our review is.
 * At most `limit`.
 */
export const lateFundsRequests = async (em: EntityManager, at: number, limit: number): Promise<number[]> => {
  const rows = await em.execute<{ id: number }[]>(
    `SELECT id FROM kyc_request r WHERE need = 'funds' AND closed_at IS NULL AND overdue_at IS NULL AND deadline_at < ?
       AND NOT EXISTS (SELECT FROM kyc_document d WHERE d.user_id = r.user_id AND d.kind = 'funds_proof' AND d.status = 'pending')
     ORDER BY deadline_at, id LIMIT ?`,
    [at, limit],
  );
  return rows.map(({ id }) => id);
};

/** Marks a request late, once, and puts its case among the overdue ones; within the caller's transaction. Undefined: it is not. */
export const markFundsLate = async (em: EntityManager, id: number, at: number): Promise<bigint | undefined> => {
  const marked = await em.nativeUpdate(KycRequestEntity, { id, closedAt: null, overdueAt: null }, { overdueAt: at });
  const request = marked === 1 ? await em.findOne(KycRequestEntity, { id }, { refresh: true }) : null;
  if (request?.caseId == null) return undefined;
  const isEarly = { id: request.caseId, status: 'open' as const, deadlineAt: { $gt: at } };
  await em.nativeUpdate(ComplianceCaseEntity, isEarly, { deadlineAt: at });
  await noteFunds(em, request, { kind: 'fundsLate', actorId: null, at });
  return request.userId;
};
