import type { StoredFeature } from '../../core/stored-feature.ts';
import { Migration090StoredFiles } from './migration-090-stored-files.ts';
import { StoredFileEntity } from './stored-file.entity.ts';

export * from './files.repository.ts';

export const stored: StoredFeature = {
  entities: [StoredFileEntity],
  migrations: [{ name: '090-stored-files', class: Migration090StoredFiles }],
};
