import type { StoredFeature } from '../../core/stored-feature.ts';
import { Migration024Tournament } from './migration-024-tournament.ts';
import { Migration048LeastStakes } from './migration-048-least-stakes.ts';
import { TournamentDayEntity, TournamentEntryEntity, TournamentPlaceEntity } from './tournament.entities.ts';

export * from './tournament-days.repository.ts';
export * from './tournament-places.repository.ts';
export * from './tournament-ranking.repository.ts';

export const stored: StoredFeature = {
  entities: [TournamentDayEntity, TournamentEntryEntity, TournamentPlaceEntity],
  migrations: [
    { name: '024-tournament', class: Migration024Tournament },
    { name: '048-least-stakes', class: Migration048LeastStakes },
  ],
};
