import type { StoredFeature } from '../../core/stored-feature.ts';
import {
  FavouriteGameEntity,
  FavouriteOwnGameEntity,
  HeldWinEntity,
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
import { Migration045HeldWins } from './migration-045-held-wins.ts';
import { Migration058TwoPeople } from './migration-058-two-people.ts';
import { Migration061CountedGames } from './migration-061-counted-games.ts';
import { Migration067OwnFavourites } from './migration-067-own-favourites.ts';

export * from './favourites.repository.ts';
export * from './figures.ts';
export * from './held-wins.ts';
export * from './import-games.ts';
export * from './provider-rounds.ts';
export * from './sessions.ts';
export * from './silent-rounds.ts';
export * from './undo.ts';
export * from './wallet-session.ts';
export * from './wallet.ts';

export const stored: StoredFeature = {
  entities: [
    FavouriteGameEntity,
    FavouriteOwnGameEntity,
    HeldWinEntity,
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
    { name: '045-held-wins', class: Migration045HeldWins },
    { name: '058-two-people', class: Migration058TwoPeople },
    { name: '061-counted-games', class: Migration061CountedGames },
    { name: '067-own-favourites', class: Migration067OwnFavourites },
  ],
};
