import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** A currency that amounts can be shown in. `courseMicro`: base units per unit, times a million. */
export const CurrencyEntity = defineEntity({
  name: 'Currency',
  tableName: 'currency',
  properties: {
    id: p.smallint().primary().autoincrement(false),
    code: p.text().unique('currency_code_key'),
    name: p.text(),
    image: p.text(),
    courseMicro: p.bigint(),
    selectable: p.boolean().default(true),
  },
});
export type Currency = InferEntity<typeof CurrencyEntity>;
