import { cachedFor } from '../../core/cached.ts';
import type { Clock } from '../../core/clock.ts';
import type { Slotegrator } from '../../providers/slotegrator/slotegrator.client.ts';
import type { GisTable } from '../../providers/slotegrator/slotegrator.contract.ts';

/** Query for tables: limits in one currency. */
export interface AskedTables {
  game_uuid: string;
  currency: string; // its code
}

/** The tables of live games. */
export interface TableLists {
  /** Throws GatewayError. */
  list(asked: AskedTables): Promise<readonly GisTable[]>;
  /** Drops a list that has proved wrong. */
  forget(asked: AskedTables): void;
}

const FRESH_MS = 5000; // a player who chooses a table has just seen the list, and many look at the same one

/** The aggregator's lists of tables. Players share them, so that nobody makes us ask the aggregator as often as they like. */
export const createTableLists = (client: Pick<Slotegrator, 'listTables'>, clock: Clock): TableLists => {
  const lists = new Map<string, () => Promise<readonly GisTable[]>>(); // at most one for each live game and currency
  const keyOf = ({ game_uuid, currency }: AskedTables): string => `${game_uuid} ${currency}`;
  return {
    list(asked) {
      const list = lists.get(keyOf(asked)) ?? cachedFor(FRESH_MS, clock, () => client.listTables(asked));
      lists.set(keyOf(asked), list);
      return list();
    },
    forget: (asked) => void lists.delete(keyOf(asked)),
  };
};
