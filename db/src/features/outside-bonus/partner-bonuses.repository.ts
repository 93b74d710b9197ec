import type { EntityManager, InferEntity } from '@mikro-orm/postgresql';
import { PartnerBonusEntity } from './outside-bonus.entities.ts';

export type PartnerBonusRow = InferEntity<typeof PartnerBonusEntity>;
export type PartnerBonusData = Omit<PartnerBonusRow, 'id'>;

/** Partners whose pages earn a bonus. */
export const partnerBonusRepository = (em: EntityManager) => ({
  /** All partners, hidden ones too, in order of creation. */
  all: (): Promise<PartnerBonusRow[]> => em.find(PartnerBonusEntity, {}, { orderBy: { id: 'asc' }, refresh: true }),

  shown: (): Promise<PartnerBonusRow[]> =>
    em.find(PartnerBonusEntity, { isShown: true }, { orderBy: { id: 'asc' }, refresh: true }),

  find: (id: number): Promise<PartnerBonusRow | null> => em.findOne(PartnerBonusEntity, { id }, { refresh: true }),

  named: (name: string): Promise<PartnerBonusRow | null> => em.findOne(PartnerBonusEntity, { name }, { refresh: true }),

  /** Adds a partner, or changes the one of this name. */
  async put(partner: PartnerBonusData): Promise<void> {
    await em.upsert(PartnerBonusEntity, partner, { onConflictFields: ['name'] });
  },

  /** Adds these if there are none, once even if several processes start. */
  addFirst: (partners: readonly PartnerBonusData[]): Promise<void> =>
    em.transactional(async (inner) => {
      await inner.execute(`SELECT pg_advisory_xact_lock(hashtext('partner_bonus'))`);
      if ((await inner.count(PartnerBonusEntity)) === 0) await inner.insertMany(PartnerBonusEntity, [...partners]);
    }),
});
