import { defineEntity, p } from '@mikro-orm/core';

/** A file that somebody uploaded, where every process finds it: documents sealed by their area, avatars as they are. */
export const StoredFileEntity = defineEntity({
  name: 'StoredFile',
  tableName: 'stored_file',
  properties: {
    area: p.text().primary(),
    name: p.text().primary(),
    content: p.blob(),
    createdAt: p.datetime().defaultRaw('now()'), // when it was put last
  },
});
