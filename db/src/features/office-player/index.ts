import type { StoredFeature } from '../../core/stored-feature.ts';
import { Migration089OfficePlayers } from './migration-089-office-players.ts';
import { Migration097TwoPeople } from './migration-097-two-people.ts';
import { PlayerNoteEntity, PlayerTagEntity } from './office-player.entities.ts';

export * from './account-links.ts';
export * from './find-players.ts';
export * from './partner-summary.ts';
export * from './player-counts.ts';
export * from './player-ledger.ts';
export * from './player-money.ts';
export * from './player-notes.repository.ts';
export * from './player-places.ts';
export * from './player-tags.repository.ts';

export const stored: StoredFeature = {
  entities: [PlayerNoteEntity, PlayerTagEntity],
  migrations: [
    { name: '089-office-players', class: Migration089OfficePlayers },
    { name: '097-two-people', class: Migration097TwoPeople },
  ],
};
