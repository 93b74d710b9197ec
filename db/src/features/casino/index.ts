import type { StoredFeature } from '../../core/stored-feature.ts';
import {
  FavouriteGameEntity,
  RecentGameEntity,
  SlotHourEntity,
  SlotPlayerEntity,
  SlotRoundEntity,
  SlotSessionEntity,
  SlotTallyEntity,
  SlotTransactionEntity,
} from './casino.entities.ts';
import { Migration030Casino } from './migration-030-casino.ts';
import { Migration039SignedIn } from './migration-039-signed-in.ts';
import { Migration040WageringTerms } from './migration-040-wagering-terms.ts';

export * from './favourites.repository.ts';
export * from './figures.ts';
export * from './import-games.ts';
export * from './pictures.ts';
export * from './provider-rounds.ts';
export * from './sessions.ts';
export * from './silent-rounds.ts';
export * from './undo.ts';
export * from './wallet-session.ts';
export * from './wallet.ts';

export const stored: StoredFeature = {
  entities: [
    FavouriteGameEntity,
    RecentGameEntity,
    SlotHourEntity,
    SlotPlayerEntity,
    SlotRoundEntity,
    SlotSessionEntity,
    SlotTallyEntity,
    SlotTransactionEntity,
  ],
  migrations: [
    { name: '030-casino', class: Migration030Casino },
    { name: '039-signed-in', class: Migration039SignedIn },
    { name: '040-wagering-terms', class: Migration040WageringTerms },
  ],
};
