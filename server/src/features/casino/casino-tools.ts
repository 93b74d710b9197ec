import type { FeatureTools } from '../../core/features/feature.ts';
import type { Aggregator } from './aggregator.ts';
import type { TableLists } from './table-lists.ts';

/** Dependencies of the casino. */
export interface CasinoTools extends FeatureTools {
  aggregator: Aggregator | undefined; // undefined: games are listed but do not open
  tables: TableLists | undefined; // tables of the aggregator
  depositDays: number; // a deposit within these days opens real-money games; 0: not required
}
