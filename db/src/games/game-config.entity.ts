import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** A version of a game's config. Content never changes; only where it stands in its life does. */
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
    createdAt: p.bigint('number'), // ms since epoch, as all times
    publishedXid: p.text().columnType('xid8').nullable(), // when it was first in force, for all or for some
    basedOn: p.integer().nullable(), // the version that it was made from
    approvedBy: p.bigint().nullable(), // never the author
    approvedAt: p.bigint('number').nullable(),
    activatedAt: p.bigint('number').nullable(), // the last time
    candidatePpm: p.integer().nullable(), // share of a candidate: players, or rounds of a shared game, per million
    candidateSalt: p.text().nullable(), // salt of its lottery: the beacon's randomness; null: not there yet; empty: older than salts
  },
  uniques: [{ name: 'game_config_game_version', properties: ['game', 'version'] }],
});
export type GameConfig = InferEntity<typeof GameConfigEntity>;

/** draft → checked → approved → active → retired → active …; an approved one may be a candidate; rejected is the end. */
export type GameConfigStatus = 'draft' | 'checked' | 'approved' | 'candidate' | 'active' | 'retired' | 'rejected';

/** A line of a version's trail: who, when, why. Written once, together with what it tells of. */
export const GameConfigEventEntity = defineEntity({
  name: 'GameConfigEvent',
  tableName: 'game_config_event',
  properties: {
    id: p.bigint().primary().generated('by default as identity'),
    configId: p.integer(),
    kind: p.text().$type<GameConfigEventKind>(),
    actorId: p.bigint().nullable(), // null: the program
    reason: p.text().default(''),
    details: p.json<Record<string, unknown>>().default('{}'),
    at: p.bigint('number'),
    xid: p.text().columnType('xid8').defaultRaw('pg_current_xact_id()'),
  },
  indexes: [
    { name: 'game_config_event_config', properties: ['configId', 'id'] },
    { name: 'game_config_event_xid_index', properties: ['xid'] },
  ],
});

/** Kind of a version's event; `replaced`: its author saved another one based on it. */
export type GameConfigEventKind =
  | 'saved'
  | 'checked'
  | 'approved'
  | 'rejected'
  | 'replaced'
  | 'activated'
  | 'retired'
  | 'candidate.started'
  | 'candidate.lit'
  | 'candidate.stopped';

/** End of a schedule, or its waiting. */
export type GameConfigScheduleState = 'waiting' | 'done' | 'cancelled' | 'refused';

/** A time at which an approved version is to become active. */
export const GameConfigScheduleEntity = defineEntity({
  name: 'GameConfigSchedule',
  tableName: 'game_config_schedule',
  properties: {
    id: p.integer().primary().generated('by default as identity'),
    configId: p.integer(),
    authorId: p.bigint(), // account that it is done for
    reason: p.text(),
    isOverride: p.boolean(),
    at: p.bigint('number'), // ms since epoch, as all times
    createdAt: p.bigint('number'),
    state: p.text().$type<GameConfigScheduleState>().default('waiting'),
    endedAt: p.bigint('number').nullable(),
    endedBy: p.bigint().nullable(), // null: the program
    refusal: p.text().nullable(), // code
  },
  indexes: [{ name: 'game_config_schedule_config', properties: ['configId', 'id'] }],
});

/** A designer's remark on a version. Never changed. */
export const GameConfigCommentEntity = defineEntity({
  name: 'GameConfigComment',
  tableName: 'game_config_comment',
  properties: {
    id: p.integer().primary().generated('by default as identity'),
    configId: p.integer(),
    authorId: p.bigint(),
    text: p.text(),
    at: p.bigint('number'), // ms since epoch
  },
  indexes: [{ name: 'game_config_comment_config', properties: ['configId', 'id'] }],
});
