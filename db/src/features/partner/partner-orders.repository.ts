import { LockMode, type EntityManager, type InferEntity } from '@mikro-orm/postgresql';
import { PartnerOrderEntity } from './partner.entities.ts';

export type PartnerOrderRow = InferEntity<typeof PartnerOrderEntity>;

const MAX_SHOWN = 100;

/** Conversions of earnings. Writes go out immediately, in the transaction of `em`. */
export const partnerOrderRepository = (em: EntityManager) => ({
  async add(
    row: Pick<PartnerOrderRow, 'partnerId' | 'requestId' | 'amount' | 'createdAt' | 'createdBy'>,
  ): Promise<bigint> {
    return (await em.insert(PartnerOrderEntity, row)) as bigint;
  },

  find: (id: bigint): Promise<PartnerOrderRow | null> => em.findOne(PartnerOrderEntity, { id }, { refresh: true }),

  lock: (id: bigint): Promise<PartnerOrderRow | null> =>
    em.findOne(PartnerOrderEntity, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true }),

  /** The order that a repeated request made before. */
  ofRequest: (partnerId: bigint, requestId: string): Promise<PartnerOrderRow | null> =>
    em.findOne(PartnerOrderEntity, { partnerId, requestId }, { refresh: true }),

  newest: (partnerId: bigint): Promise<PartnerOrderRow[]> =>
    em.find(PartnerOrderEntity, { partnerId }, { orderBy: { id: 'desc' }, limit: MAX_SHOWN, refresh: true }),

  waiting: (): Promise<PartnerOrderRow[]> =>
    em.find(PartnerOrderEntity, { status: 1 }, { orderBy: { id: 'asc' }, limit: MAX_SHOWN, refresh: true }),

  async change(
    id: bigint,
    changes: Partial<Pick<PartnerOrderRow, 'status' | 'approvedBy' | 'decidedAt' | 'decidedBy' | 'reason'>>,
  ): Promise<void> {
    await em.nativeUpdate(PartnerOrderEntity, { id }, changes);
  },
});
