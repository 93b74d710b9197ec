import type { StoredFeature } from '../../core/stored-feature.ts';
import { Migration028Newyear } from './migration-028-newyear.ts';
import {
  NewyearEditionEntity,
  NewyearLoginEntity,
  NewyearOrderEntity,
  NewyearSpinEntity,
  NewyearThingEntity,
} from './newyear.entities.ts';

export type { Titles } from './newyear.entities.ts';
export * from './editions.repository.ts';
export * from './orders.repository.ts';
export * from './spins.repository.ts';

export const stored: StoredFeature = {
  entities: [NewyearEditionEntity, NewyearLoginEntity, NewyearOrderEntity, NewyearSpinEntity, NewyearThingEntity],
  migrations: [{ name: '028-newyear', class: Migration028Newyear }],
};
