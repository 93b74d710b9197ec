import type { StoredFeature } from '../../core/stored-feature.ts';
import {
  FinanceActiveEntity,
  FinanceCountEntity,
  FinanceDayEntity,
  FinanceMonthEntity,
  FinancePlayerEntity,
} from './finance.entities.ts';
import { Migration087Finance } from './migration-087-finance.ts';

export { dimensions, type Dimension, type FinanceMonthRow } from './finance.entities.ts';
export * from './count-days.ts';
export * from './figures.repository.ts';
export * from './figure-entries.repository.ts';
export * from './months.repository.ts';

export const stored: StoredFeature = {
  entities: [FinanceDayEntity, FinancePlayerEntity, FinanceActiveEntity, FinanceCountEntity, FinanceMonthEntity],
  migrations: [{ name: '087-finance', class: Migration087Finance }],
};
