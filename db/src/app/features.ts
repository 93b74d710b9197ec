import type { MigrationObject, Options } from '@mikro-orm/core';
import type { StoredFeature } from '../core/stored-feature.ts';
import * as areas from '../features/registry.ts';
import { platformMigrations } from '../migrations/index.ts';
import { platformEntities } from './entities.ts';

/** Storage of the house's areas. */
export const houseStorage: readonly StoredFeature[] = Object.values(areas).map(({ stored }) => stored);

/** Every entity that the ORM knows. */
export const entitiesOf = (features: readonly StoredFeature[]): NonNullable<Options['entities']> => [
  ...platformEntities,
  ...features.flatMap(({ entities = [] }) => entities),
];

/** Every migration, oldest first. Throws when two have one number. */
export const migrationsOf = (features: readonly StoredFeature[]): MigrationObject[] => {
  const all = [...platformMigrations, ...features.flatMap(({ migrations = [] }) => migrations)];
  const numbers = all.map(({ name }) => Number.parseInt(name, 10));
  if (new Set(numbers).size < numbers.length) throw new Error(`two migrations have one number: ${numbers.join(', ')}`);
  return all.toSorted((a, b) => Number.parseInt(a.name, 10) - Number.parseInt(b.name, 10));
};
