import type { EntityManager } from '@mikro-orm/postgresql';
import { AccountEventEntity } from './account.entities.ts';

/** Something that happened to an account. */
export interface NewAccountEvent {
  userId: bigint;
  kind: string; // in the past tense: password.changed
  actorId?: bigint | null; // null: the owner
  details?: Record<string, unknown>;
  address?: string | null;
}

/** Writes an event of an account, in the transaction that it belongs to. */
export const recordAccountEvent = async (
  em: EntityManager,
  { userId, kind, actorId = null, details = {}, address = null }: NewAccountEvent,
): Promise<void> => {
  await em.insert(AccountEventEntity, { userId, kind, actorId, details, address });
};
