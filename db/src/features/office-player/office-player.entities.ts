import { defineEntity, p } from '@mikro-orm/core';

/** A note of the staff about a player. Append-only. */
export const PlayerNoteEntity = defineEntity({
  name: 'PlayerNote',
  tableName: 'player_note',
  properties: {
    id: p.integer().primary().generated('by default as identity'),
    userId: p.bigint(),
    authorId: p.bigint(),
    text: p.text(),
    at: p.bigint('number'), // ms since epoch
  },
  indexes: [{ name: 'player_note_user', properties: ['userId', 'id'] }],
});

/** A mark that the staff set on a player. */
export const PlayerTagEntity = defineEntity({
  name: 'PlayerTag',
  tableName: 'player_tag',
  properties: {
    userId: p.bigint().primary().autoincrement(false),
    tag: p.text().primary(),
    authorId: p.bigint(),
    at: p.bigint('number'),
  },
});
