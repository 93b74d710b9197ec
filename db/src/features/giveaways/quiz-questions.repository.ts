import type { EntityManager, InferEntity } from '@mikro-orm/postgresql';
import type { Queryable } from '../../core/pool.ts';
import { QuizQuestionEntity } from './quiz.entities.ts';

export type QuizQuestionRow = InferEntity<typeof QuizQuestionEntity>;

/** Questions of the quiz, by the room of their language. */
export const quizQuestionRepository = (em: EntityManager) => ({
  /** Those that may be asked, newest first. */
  list: (room: string): Promise<QuizQuestionRow[]> =>
    em.find(QuizQuestionEntity, { room, removedAt: null }, { orderBy: { id: 'desc' }, refresh: true }),

  async add(question: Pick<QuizQuestionRow, 'room' | 'question' | 'answers' | 'addedBy' | 'addedAt'>): Promise<number> {
    const id: unknown = await em.insert(QuizQuestionEntity, question); // as the driver gives it: a text
    return Number(id);
  },

  /** Takes one out. Gives its room; undefined when it was out before. */
  async remove(id: number, removed: { removedBy: bigint; removedAt: number }): Promise<string | undefined> {
    const found = await em.findOne(QuizQuestionEntity, { id }, { refresh: true });
    const count = await em.nativeUpdate(QuizQuestionEntity, { id, removedAt: null }, removed);
    return count === 1 ? found?.room : undefined;
  },
});

/** Adds the questions that come with the house to a room that never had any. */
export const seedQuizQuestions = async (
  client: Queryable,
  {
    room,
    questions,
    at,
  }: { room: string; questions: readonly { question: string; answers: readonly string[] }[]; at: number },
): Promise<void> => {
  await client.query(
    `INSERT INTO quiz_question (room, question, answers, added_at)
     SELECT $1, q->>'question', array(SELECT jsonb_array_elements_text(q->'answers')), $3 FROM jsonb_array_elements($2::jsonb) q
     WHERE NOT EXISTS (SELECT FROM quiz_question WHERE room = $1)`,
    [room, JSON.stringify(questions), at],
  );
};

/** The question of a room that was asked the longest ago, or never; undefined: there is none. */
export const nextQuizQuestion = async (
  client: Queryable,
  room: string,
): Promise<{ id: number; question: string } | undefined> => {
  const { rows } = await client.query<{ id: number; question: string }>(
    `SELECT q.id::float8 AS id, q.question FROM quiz_question q
     LEFT JOIN LATERAL (SELECT max(started_at) AS at FROM quiz_round WHERE question_id = q.id) asked ON true
     WHERE q.room = $1 AND q.removed_at IS NULL ORDER BY asked.at NULLS FIRST, random() LIMIT 1`,
    [room],
  );
  return rows[0];
};
