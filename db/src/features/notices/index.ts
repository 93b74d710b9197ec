import type { StoredFeature } from '../../core/stored-feature.ts';
import { Migration077Notices } from './migration-077-notices.ts';
import { NoticeEntity } from './notice.entity.ts';

export * from './notices.repository.ts';

export const stored: StoredFeature = {
  entities: [NoticeEntity],
  migrations: [{ name: '077-notices', class: Migration077Notices }],
};
