import { raw, type EntityManager, type InferEntity } from '@mikro-orm/postgresql';
import type { Queryable } from '../../core/pool.ts';
import { QuizPrizeEntity, QuizRoundEntity } from './quiz.entities.ts';

export type QuizRoundRow = InferEntity<typeof QuizRoundEntity>;
export type QuizPrizeRow = InferEntity<typeof QuizPrizeEntity>;

/** Lets one transaction at a time ask questions or count prizes. */
export const lockQuiz = async (client: Queryable): Promise<void> => {
  await client.query(`SELECT pg_advisory_xact_lock(hashtext('glasshouse.quiz'), 0)`);
};

/** Questions that were asked. Writes go out immediately, in the transaction of `em`. */
export const quizRoundRepository = (em: EntityManager) => ({
  find: (uid: string): Promise<QuizRoundRow | null> => em.findOne(QuizRoundEntity, { uid }, { refresh: true }),

  async add(row: Pick<QuizRoundRow, 'uid' | 'room' | 'questionId' | 'prize' | 'startedAt' | 'endsAt'>): Promise<void> {
    await em.insert(QuizRoundEntity, row);
  },

  /** When a question was last asked in a room; 0: never. */
  async lastAt(room: string): Promise<number> {
    const last = await em.findOne(QuizRoundEntity, { room }, { orderBy: { startedAt: 'desc' }, refresh: true });
    return last?.startedAt ?? 0;
  },

  /** Ends questions whose time is up. Gives their uids. */
  async expire(at: number): Promise<string[]> {
    const rows = await em.execute<{ uid: string }[]>(
      'UPDATE quiz_round SET ended_at = ? WHERE ended_at IS NULL AND ends_at <= ? RETURNING uid',
      [at, at],
    );
    return rows.map(({ uid }) => uid);
  },

  /** Prizes of questions since a moment that were won or still may be, hundredths of DIC. */
  async committedSince(since: number): Promise<bigint> {
    const [row] = await em.execute<{ total: string }[]>(
      `SELECT coalesce(sum(prize), 0)::bigint AS total FROM quiz_round
       WHERE started_at >= ? AND (winner_id IS NOT NULL OR ended_at IS NULL)`,
      [since],
    );
    return BigInt(row?.total ?? 0);
  },

  /** Questions that a player has won since a moment. */
  wonSince: (winnerId: bigint, since: number): Promise<number> =>
    em.count(QuizRoundEntity, { winnerId, endedAt: { $gte: since } }),

  /** Won questions whose prize is not paid, the first won first. */
  unpaid: (limit: number): Promise<QuizRoundRow[]> =>
    em.find(
      QuizRoundEntity,
      { winnerId: { $ne: null }, grantId: null },
      { orderBy: { endedAt: 'asc' }, limit, refresh: true },
    ),

  async setPaid(uid: string, grantId: bigint): Promise<void> {
    await em.nativeUpdate(QuizRoundEntity, { uid }, { grantId });
  },
});

/** The question that waits for an answer in a room, with its right answers; undefined: none. */
export const openQuizOf = async (
  client: Queryable,
  room: string,
  at: number,
): Promise<{ uid: string; answers: string[] } | undefined> => {
  const { rows } = await client.query<{ uid: string; answers: string[] }>(
    `SELECT r.uid, q.answers FROM quiz_round r JOIN quiz_question q ON q.id = r.question_id
     WHERE r.room = $1 AND r.ended_at IS NULL AND r.ends_at > $2`,
    [room, at],
  );
  return rows[0];
};

/** Gives a question to the author of a message, unless somebody was before. The room's counter decides: its row is locked. */
export const winQuiz = async (
  em: EntityManager,
  { uid, winnerId, messageUid, at }: { uid: string; winnerId: bigint; messageUid: string; at: number },
): Promise<boolean> => {
  const answerId = raw<number>('(SELECT id FROM chat_message WHERE uid = ?)', [messageUid]);
  return (await em.nativeUpdate(QuizRoundEntity, { uid, endedAt: null }, { winnerId, answerId, endedAt: at })) === 1;
};

/** Prizes given by moderators. */
export const quizPrizeRepository = (em: EntityManager) => ({
  find: (uid: string): Promise<QuizPrizeRow | null> => em.findOne(QuizPrizeEntity, { uid }, { refresh: true }),

  async add(row: QuizPrizeRow): Promise<void> {
    await em.insert(QuizPrizeEntity, row);
  },

  /** Hundredths of DIC that a moderator has given, or a player has got, since a moment. */
  async sumSince(who: { moderatorId: bigint } | { userId: bigint }, since: number): Promise<bigint> {
    const rows = await em.find(QuizPrizeEntity, { ...who, at: { $gte: since } }, { fields: ['amount'] });
    return rows.reduce((sum, { amount }) => sum + amount, 0n);
  },
});
