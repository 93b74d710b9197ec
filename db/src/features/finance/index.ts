import type { StoredFeature } from '../../core/stored-feature.ts';
import {
  FinanceActiveEntity,
  FinanceCountEntity,
  FinanceDayEntity,
  FinanceMonthEntity,
  FinancePlayerDayEntity,
  FinancePlayerEntity,
} from './finance.entities.ts';
import { Migration087Finance } from './migration-087-finance.ts';
import { Migration125PlayerFigures } from './migration-125-player-figures.ts';

export { dimensions, type Dimension, type FinanceMonthRow } from './finance.entities.ts';
export * from './count-days.ts';
export * from './earnings.ts';
export * from './figures.repository.ts';
export * from './player-figures.ts';
export * from './figure-entries.repository.ts';
export * from './months.repository.ts';

export const stored: StoredFeature = {
  entities: [
    FinanceDayEntity,
    FinancePlayerEntity,
    FinancePlayerDayEntity,
    FinanceActiveEntity,
    FinanceCountEntity,
    FinanceMonthEntity,
  ],
  migrations: [
    { name: '087-finance', class: Migration087Finance },
    { name: '125-player-figures', class: Migration125PlayerFigures },
  ],
};
