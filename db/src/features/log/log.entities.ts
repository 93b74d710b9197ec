import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** Kind of a leaf of the transparency log. */
export type LogKind =
  | 'round'
  | 'seed'
  | 'pair'
  | 'config'
  | 'commitment'
  | 'config.event'
  | 'guardrail'
  | 'solvency'
  | 'key';

/** A leaf: `ref` is the round's id, the seed pair's id (of its commitment and of its reveal), the config's, the event's or the guardrails' id, a statement's day, the number of a change of key, or the commitment itself. */
export const LogEntryEntity = defineEntity({
  name: 'LogEntry',
  tableName: 'log_entry',
  properties: {
    leafIndex: p.bigint('number').primary().autoincrement(false),
    kind: p.text().$type<LogKind>(),
    ref: p.text(),
    hash: p.blob(), // 32 bytes: SHA-256 of the record
  },
  uniques: [{ name: 'log_entry_kind_ref', properties: ['kind', 'ref'] }],
});
export type LogEntry = InferEntity<typeof LogEntryEntity>;

/** A change of the log's key, signed by the one before and by the one that comes. */
export const LogKeyChangeEntity = defineEntity({
  name: 'LogKeyChange',
  tableName: 'log_key_change',
  properties: {
    number: p.integer().primary().autoincrement(false), // 1, 2, 3 …
    at: p.bigint('number'),
    before: p.text(), // verifier keys
    after: p.text().unique('log_key_change_after_key'),
    signature: p.text(), // base64
    accepted: p.text(),
  },
});

/** The root of a complete subtree of 2^level leaves. Only every eighth level is stored. */
export const LogNodeEntity = defineEntity({
  name: 'LogNode',
  tableName: 'log_node',
  properties: {
    level: p.smallint().primary(),
    nodeIndex: p.bigint('number').primary(),
    hash: p.blob(),
  },
});
export type LogNode = InferEntity<typeof LogNodeEntity>;

/** A signed tree head. */
export const LogHeadEntity = defineEntity({
  name: 'LogHead',
  tableName: 'log_head',
  properties: {
    size: p.bigint('number').primary().autoincrement(false),
    root: p.blob(),
    note: p.text(), // C2SP checkpoint
    at: p.bigint('number'),
  },
});
export type LogHead = InferEntity<typeof LogHeadEntity>;

/** A witness's signature line for a head. */
export const LogCosignatureEntity = defineEntity({
  name: 'LogCosignature',
  tableName: 'log_cosignature',
  properties: {
    size: p.bigint('number').primary(),
    witness: p.text().primary(), // its verifier key
    line: p.text(), // C2SP cosignature/v1
    at: p.bigint('number'), // when it came, ms since epoch
  },
});
export type LogCosignature = InferEntity<typeof LogCosignatureEntity>;

/** A witness's signature line for the closing of a shared round. */
export const ClosingCosignatureEntity = defineEntity({
  name: 'ClosingCosignature',
  tableName: 'closing_cosignature',
  properties: {
    roundId: p.uuid().primary(),
    witness: p.text().primary(), // its verifier key
    line: p.text(), // as the round's record holds it: name, space, base64 of a C2SP cosignature/v1
    at: p.bigint('number'), // when it came, ms since epoch
  },
});
export type ClosingCosignature = InferEntity<typeof ClosingCosignatureEntity>;

/** Progress of the sequencer: one row. */
export const LogCursorEntity = defineEntity({
  name: 'LogCursor',
  tableName: 'log_cursor',
  properties: {
    id: p.smallint().primary().autoincrement(false).default(1),
    horizon: p.text().columnType('xid8'), // every transaction below it is in the log
    size: p.bigint('number'),
  },
});
export type LogCursor = InferEntity<typeof LogCursorEntity>;
