import type { StoredFeature } from '../../core/stored-feature.ts';
import { Migration024Tournament } from './migration-024-tournament.ts';
import { Migration048LeastStakes } from './migration-048-least-stakes.ts';
import { Migration126TournamentPrizes } from './migration-126-tournament-prizes.ts';
import {
  TournamentDayEntity,
  TournamentEntryEntity,
  TournamentPlaceEntity,
  TournamentPrizesEntity,
} from './tournament.entities.ts';

export * from './tournament-days.repository.ts';
export * from './tournament-places.repository.ts';
export * from './tournament-prizes.repository.ts';
export * from './tournament-ranking.repository.ts';

export const stored: StoredFeature = {
  entities: [TournamentDayEntity, TournamentEntryEntity, TournamentPlaceEntity, TournamentPrizesEntity],
  migrations: [
    { name: '024-tournament', class: Migration024Tournament },
    { name: '048-least-stakes', class: Migration048LeastStakes },
    { name: '126-tournament-prizes', class: Migration126TournamentPrizes },
  ],
};
