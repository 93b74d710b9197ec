import type { CurrencyRow } from 'db';
import type { LiveCurrencies } from '../../core/hosts/stake.ts';

/** The currencies as this process last read them. */
export interface CurrencyCache extends LiveCurrencies {
  rows(): readonly CurrencyRow[];
}

export const createCurrencies = async (load: () => Promise<CurrencyRow[]>): Promise<CurrencyCache> => {
  let rows = await load();
  const rowOf = (id: number): CurrencyRow | undefined => rows.find((currency) => currency.id === id);
  return {
    find(id) {
      const row = rowOf(id);
      return row && { id, name: row.code, courseMicro: row.courseMicro };
    },
    shown(id) {
      const row = rowOf(id);
      return row && { id, name: row.code, courseMicro: row.shown[0]?.courseMicro ?? row.courseMicro };
    },
    rows: () => rows,
    async reload() {
      rows = await load();
    },
  };
};
