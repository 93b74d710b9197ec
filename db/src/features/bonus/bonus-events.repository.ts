import type { EntityManager, InferEntity } from '@mikro-orm/postgresql';
import { BonusEventEntity, type BonusEventKind } from './bonus.entities.ts';

export type BonusEventRow = InferEntity<typeof BonusEventEntity>;

export interface BonusEventInput {
  userId: bigint;
  grantId: bigint | null; // null: of the whole account
  kind: BonusEventKind;
  account: string | null;
  amount: bigint;
  realMinor?: bigint;
  transactionId?: string | null;
  actorId?: bigint | null;
  details?: Record<string, unknown>;
  at: number;
}

/** The audit trail of bonuses. */
export const bonusEventRepository = (em: EntityManager) => ({
  async add({ details = {}, ...event }: BonusEventInput): Promise<void> {
    await em.insert(BonusEventEntity, { ...event, details });
  },

  /** Amount of a unit that a player has converted so far. */
  async convertedMinor(userId: bigint, account: 'dic' | 'usdic'): Promise<bigint> {
    const rows = await em.find(BonusEventEntity, { userId, kind: 'converted', account }, { fields: ['amount'] });
    return rows.reduce((sum, { amount }) => sum + amount, 0n);
  },

  /** A page of a player's trail, newest first. `before`: the last id of the previous page. */
  page: (userId: bigint, { before, limit }: { before?: bigint | undefined; limit: number }): Promise<BonusEventRow[]> =>
    em.find(
      BonusEventEntity,
      { userId, ...(before !== undefined && { id: { $lt: before } }) },
      { orderBy: { id: 'desc' }, limit },
    ),
});
