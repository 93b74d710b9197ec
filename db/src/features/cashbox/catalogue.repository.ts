import type { EntityManager, InferEntity } from '@mikro-orm/postgresql';
import { BankEntity, PayMethodEntity, PaywayEntity } from './payment.entities.ts';

export type PaywayRow = InferEntity<typeof PaywayEntity>;
export type PayMethodRow = InferEntity<typeof PayMethodEntity>;
export type BankRow = InferEntity<typeof BankEntity>;

/** A payway with its methods. */
export interface PaywayWithMethods {
  payway: PaywayRow;
  methods: readonly PayMethodRow[];
}

/** Ways to pay and banks, also those that are switched off: a payment may have been made by one. */
export interface CashCatalogue {
  payways: readonly PaywayWithMethods[]; // in the order in which they are shown
  banks: readonly BankRow[];
}

/** All ways to pay and all banks. */
export const loadCashCatalogue = async (em: EntityManager): Promise<CashCatalogue> => {
  const inOrder = { orderBy: { position: 'asc', id: 'asc' } } as const;
  const payways = await em.find(PaywayEntity, {}, inOrder);
  const methods = await em.find(PayMethodEntity, {}, { orderBy: { id: 'asc' } });
  return {
    payways: payways.map((payway) => ({ payway, methods: methods.filter(({ paywayId }) => paywayId === payway.id) })),
    banks: await em.find(BankEntity, {}, inOrder),
  };
};

/** A method with its payway. Throws for an unknown id. */
export const methodById = async (
  em: EntityManager,
  id: number,
): Promise<{ method: PayMethodRow; payway: PaywayRow }> => {
  const method = await em.findOneOrFail(PayMethodEntity, { id }, { refresh: true });
  return { method, payway: await em.findOneOrFail(PaywayEntity, { id: method.paywayId }, { refresh: true }) };
};
