import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** A version of a game's config. Content never changes; only its status does. */
export const GameConfigEntity = defineEntity({
  name: 'GameConfig',
  tableName: 'game_config',
  properties: {
    id: p.integer().primary().generated('by default as identity'),
    game: p.text(),
    version: p.integer(), // 1, 2, 3 … per game
    hash: p.text(), // content hash, hex
    config: p.json<Record<string, unknown>>(),
    status: p.text().$type<GameConfigStatus>(),
    authorId: p.bigint().nullable(), // null: came with the program
    reason: p.text().default(''),
    createdAt: p.bigint('number'), // ms since epoch
    publishedXid: p.text().columnType('xid8').nullable(),
  },
  uniques: [{ name: 'game_config_game_version', properties: ['game', 'version'] }],
});
export type GameConfig = InferEntity<typeof GameConfigEntity>;

/** draft → active → retired; a retired one may become active again. */
export type GameConfigStatus = 'draft' | 'active' | 'retired';
