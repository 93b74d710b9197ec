import type { Queryable } from '../../core/pool.ts';

/** Something that happened to an account. */
export interface NewAccountEvent {
  userId: bigint;
  kind: string; // in the past tense: password.changed
  actorId?: bigint | null; // null: the owner
  details?: Record<string, unknown>;
  address?: string | null;
}

/** Writes an event of an account: with the client of the transaction that it belongs to. */
export const recordAccountEvent = async (client: Queryable, event: NewAccountEvent): Promise<void> => {
  await client.query(
    'INSERT INTO account_event (user_id, actor_id, kind, details, address) VALUES ($1, $2, $3, $4, $5)',
    [event.userId, event.actorId ?? null, event.kind, JSON.stringify(event.details ?? {}), event.address ?? null],
  );
};
