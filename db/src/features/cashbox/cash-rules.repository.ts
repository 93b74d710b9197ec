import type { EntityManager, InferEntity } from '@mikro-orm/postgresql';
import { CashRulesEntity } from './payment.entities.ts';

/** The rules of the desk. Amounts: base hundredths. */
export type CashRulesRow = Omit<InferEntity<typeof CashRulesEntity>, 'id'>;

const ONE = { id: 1 };

/** The rules in force. */
export const cashRulesOf = async (em: EntityManager): Promise<CashRulesRow> =>
  em.findOneOrFail(CashRulesEntity, ONE, { refresh: true });

/** Brings other rules into force: they were agreed on by two people. */
export const changeCashRules = async (em: EntityManager, rules: CashRulesRow): Promise<void> => {
  await em.nativeUpdate(CashRulesEntity, ONE, rules);
};
