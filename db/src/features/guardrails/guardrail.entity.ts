import { defineEntity, p } from '@mikro-orm/core';
import { UserEntity } from '../account/user.entity.ts';

/**
 * A version of the bounds that configs of a game are held to. Its content never changes; a row is its own trail: who
 * proposed it, who decided, when and why.
 */
export const GuardrailEntity = defineEntity({
  name: 'Guardrail',
  tableName: 'guardrail',
  properties: {
    id: p.integer().primary().generated('by default as identity'),
    game: p.text(),
    version: p.integer(), // 1, 2, 3 … per game; without one the program's bounds hold
    bounds: p.json<Record<string, unknown>>(),
    status: p.text().$type<GuardrailStatus>(),
    author: () => p.manyToOne(UserEntity).foreignKeyName('guardrail_author_id_fkey'),
    reason: p.text(), // the author's
    createdAt: p.bigint('number'), // ms since epoch, as all times
    /** Never the author of what is in force. */
    decider: () =>
      p.manyToOne(UserEntity).nullable().foreignKeyName('guardrail_decider_id_fkey').deleteRule('no action'),
    decision: p.text().default(''), // the decider's reason
    decidedAt: p.bigint('number').nullable(),
    activatedXid: p.text().columnType('xid8').nullable(), // transaction in which it came into force, set by the database: its place in the log
  },
  uniques: [{ name: 'guardrail_game_version', properties: ['game', 'version'] }],
});

/** proposed → active → retired; or proposed → rejected, which its author may do, too. */
export type GuardrailStatus = 'proposed' | 'active' | 'retired' | 'rejected';
