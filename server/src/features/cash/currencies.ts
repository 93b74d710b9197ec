import type { CurrencyRow } from 'db';
import type { LiveCurrencies } from '../../core/hosts/stake.ts';

/** The currencies as this process last read them. */
export interface CurrencyCache extends LiveCurrencies {
  rows(): readonly CurrencyRow[];
}

export const createCurrencies = async (load: () => Promise<CurrencyRow[]>): Promise<CurrencyCache> => {
  let rows = await load();
  const rate = ({ id, code, courseMicro }: CurrencyRow) => ({ id, name: code, courseMicro });
  return {
    find(id) {
      const row = rows.find((currency) => currency.id === id);
      return row && rate(row);
    },
    rows: () => rows,
    async reload() {
      rows = await load();
    },
  };
};
