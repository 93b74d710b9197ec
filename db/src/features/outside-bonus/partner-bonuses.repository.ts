import type { EntityManager, InferEntity } from '@mikro-orm/postgresql';
import { PartnerBonusEntity } from './outside-bonus.entities.ts';

export type PartnerBonusRow = InferEntity<typeof PartnerBonusEntity>;
export type PartnerBonusData = Omit<PartnerBonusRow, 'id'>;

/** Partners whose bonuses players take. */
export const partnerBonusRepository = (em: EntityManager) => ({
  /** All of them, hidden ones too, the first added first. */
  all: (): Promise<PartnerBonusRow[]> => em.find(PartnerBonusEntity, {}, { orderBy: { id: 'asc' }, refresh: true }),

  shown: (): Promise<PartnerBonusRow[]> =>
    em.find(PartnerBonusEntity, { isShown: true }, { orderBy: { id: 'asc' }, refresh: true }),

  find: (id: number): Promise<PartnerBonusRow | null> => em.findOne(PartnerBonusEntity, { id }, { refresh: true }),

  named: (name: string): Promise<PartnerBonusRow | null> => em.findOne(PartnerBonusEntity, { name }, { refresh: true }),

  /** Adds a partner, or changes the one of this name. */
  async put(partner: PartnerBonusData): Promise<void> {
    await em.upsert(PartnerBonusEntity, partner, { onConflictFields: ['name'] });
  },

  /** Adds these where there is none at all, once however many processes start. */
  addFirst: (partners: readonly PartnerBonusData[]): Promise<void> =>
    em.transactional(async (own) => {
      await own.execute(`SELECT pg_advisory_xact_lock(hashtext('partner_bonus'))`);
      if ((await own.count(PartnerBonusEntity)) === 0) await own.insertMany(PartnerBonusEntity, [...partners]);
    }),
});
