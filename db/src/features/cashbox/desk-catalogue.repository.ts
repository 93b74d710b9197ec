import type { EntityManager } from '@mikro-orm/postgresql';
import type { BankRow, PayMethodRow, PaywayRow } from './catalogue.repository.ts';
import { BankEntity, PayMethodEntity, PaywayEntity } from './payment.entities.ts';

/** Writes what two people have agreed on into the catalogue. */
export const deskCatalogueRepository = (em: EntityManager) => ({
  async changePayway(id: number, row: Omit<PaywayRow, 'id'>): Promise<void> {
    await em.nativeUpdate(PaywayEntity, { id }, row);
  },

  async changeMethod(id: number, row: Omit<PayMethodRow, 'id' | 'paywayId' | 'currencyId'>): Promise<void> {
    await em.nativeUpdate(PayMethodEntity, { id }, row);
  },

  async changeBank(id: number, row: Pick<BankRow, 'name' | 'isOn'>): Promise<void> {
    await em.nativeUpdate(BankEntity, { id }, row);
  },

  /** Adds a bank at the end of the list. */
  async addBank({ name, isOn }: Pick<BankRow, 'name' | 'isOn'>): Promise<void> {
    const [last] = await em.find(BankEntity, {}, { orderBy: { id: 'desc' }, limit: 1 });
    const id = (last?.id ?? 0) + 1;
    await em.insert(BankEntity, { id, name, isOn, position: id });
  },
});
