import { UniqueConstraintViolationException, type EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { inTransaction } from '../../core/transaction.ts';
import { withDeciders } from '../account/deciders.ts';
import { leftOutSql, Parameters, segmentSql } from './segment-sql.ts';
import { SegmentEntity, type SegmentConditions, type SegmentRow } from './segment.entity.ts';

/** Why players of a segment get nothing. */
export const leftOutReasons = ['staff', 'consent', 'country', 'protected'] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

export interface SegmentCount {
  matched: number; // players who meet the conditions
  leftOut: Partial<Record<LeftOutReason, number>>;
  nicks: string[]; // a few players of the audience
}

const COUNT_MS = 3_000; // a statement that takes longer is given up
const MAX_NICKS = 12;

/** Counts a segment in one statement. Throws BUSY when it takes too long. */
export const countSegment = (
  pool: Pool,
  conditions: SegmentConditions,
  { at, blockedCountries }: { at: number; blockedCountries: readonly string[] },
): Promise<SegmentCount> =>
  inTransaction(pool, async (client) => {
    await client.query(`SELECT set_config('statement_timeout', $1, true)`, [String(COUNT_MS)]);
    const parameters = new Parameters();
    const why = leftOutSql({ at, blockedCountries }, parameters);
    const matches = segmentSql(conditions, at, parameters);
    const { rows } = await client.query<{ why: LeftOutReason | null; count: number; nicks: string[] | null }>(
      `SELECT why, count(*)::int AS count,
         (array_agg(nick ORDER BY id DESC) FILTER (WHERE why IS NULL))[:${MAX_NICKS}] AS nicks
       FROM (SELECT u.id, u.nick, ${why} AS why FROM app_user u WHERE ${matches}) m GROUP BY why`,
      parameters.values,
    );
    return {
      matched: rows.reduce((sum, { count }) => sum + count, 0),
      leftOut: Object.fromEntries(rows.flatMap(({ why: reason, count }) => (reason ? [[reason, count]] : []))),
      nicks: rows.find(({ why: reason }) => reason === null)?.nicks ?? [],
    };
  });

/** A segment with the nick of its author. */
export type ListedSegment = SegmentRow & { author: string };

export const segmentsRepository = (em: EntityManager) => ({
  /** Segments in use, the newest first. */
  async list(limit: number): Promise<ListedSegment[]> {
    const rows = await em.find(SegmentEntity, { retiredAt: null }, { orderBy: { id: 'desc' }, limit, refresh: true });
    return withDeciders(em, rows);
  },

  find: (id: number): Promise<SegmentRow | null> => em.findOne(SegmentEntity, { id }, { refresh: true }),

  /** The new segment's id; undefined when its name is taken. */
  async add(row: {
    name: string;
    conditions: SegmentConditions;
    authorId: bigint;
    createdAt: number;
  }): Promise<number | undefined> {
    try {
      return await em.insert(SegmentEntity, row);
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException) return undefined;
      throw error;
    }
  },

  /** Takes a segment out of use. False: it was out of use, or there is none. */
  async retire(id: number, { actorId, at }: { actorId: bigint; at: number }): Promise<boolean> {
    const changed = { retiredBy: actorId, retiredAt: at };
    return (await em.nativeUpdate(SegmentEntity, { id, retiredAt: null }, changed)) > 0;
  },
});
