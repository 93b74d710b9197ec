import {
  defineEntity,
  LockMode,
  p,
  UniqueConstraintViolationException,
  type EntityManager,
  type InferEntity,
} from '@mikro-orm/postgresql';
import type { Queryable } from '../../core/pool.ts';

export type ComplaintKind = 'payment' | 'game' | 'bonus' | 'account' | 'care' | 'other';
export type ComplaintOutcome = 'upheld' | 'partly' | 'rejected' | 'withdrawn';

/** A player's complaint or dispute. Its text never changes; it is answered once. */
export const ComplaintEntity = defineEntity({
  name: 'Complaint',
  tableName: 'complaint',
  properties: {
    id: p.integer().primary().generated('by default as identity'),
    userId: p.bigint(),
    kind: p.text().$type<ComplaintKind>(),
    text: p.text(),
    conversation: p.uuid().nullable(), // the support's, in which it was made
    paymentId: p.integer().nullable(),
    game: p.text().nullable(), // game of the round
    roundId: p.uuid().nullable(),
    openedBy: p.bigint(),
    openedAt: p.bigint('number'), // ms since epoch, as all times
    deadlineAt: p.bigint('number'),
    outcome: p.text().$type<ComplaintOutcome>().nullable(), // null: it waits for an answer
    answer: p.text().default(''), // as the player reads it
    answeredBy: p.bigint().nullable(),
    answeredAt: p.bigint('number').nullable(),
  },
  indexes: [
    { name: 'complaint_user', properties: ['userId', 'id'] },
    { name: 'complaint_opened', properties: ['openedAt'] },
  ],
});
export type ComplaintRow = InferEntity<typeof ComplaintEntity>;

/** A complaint with the names of its people. */
export interface ListedComplaint {
  id: number;
  userId: string; // public
  nick: string;
  kind: ComplaintKind;
  text: string;
  conversation: string | null;
  paymentId: number | null;
  game: string | null;
  roundId: string | null;
  openedBy: string;
  openedAt: number;
  deadlineAt: number;
  outcome: ComplaintOutcome | null;
  answer: string;
  answeredBy: string | null;
  answeredAt: number | null;
}

/** Conditions of the register. */
export interface ComplaintSearch {
  status: 'open' | 'overdue' | 'answered';
  kind: ComplaintKind | undefined;
  userId: bigint | undefined;
  id?: number | undefined; // this one alone, whatever its status
  at: number;
  after: number;
  limit: number;
}

/** The register: what waits by its deadline, what was answered from the newest back. */
export const listComplaints = async (client: Queryable, search: ComplaintSearch): Promise<ListedComplaint[]> => {
  const { status, kind, userId, id, at, after, limit } = search;
  const { rows } = await client.query<ListedComplaint>(
    `SELECT c.id, u.public_id AS "userId", u.nick, c.kind, c.text, c.conversation, c.payment_id AS "paymentId", c.game,
       c.round_id AS "roundId", o.nick AS "openedBy", c.opened_at::float8 AS "openedAt", c.deadline_at::float8 AS "deadlineAt",
       c.outcome, c.answer, a.nick AS "answeredBy", c.answered_at::float8 AS "answeredAt"
     FROM complaint c JOIN app_user u ON u.id = c.user_id JOIN app_user o ON o.id = c.opened_by LEFT JOIN app_user a ON a.id = c.answered_by
     WHERE ($5::int IS NOT NULL OR (c.outcome IS NULL) = $1) AND ($2::text IS NULL OR c.kind = $2) AND ($3::bigint IS NULL OR c.user_id = $3)
       AND ($4::bigint IS NULL OR c.deadline_at < $4) AND ($5::int IS NULL OR c.id = $5)
     ORDER BY ${status === 'answered' ? 'c.answered_at DESC, c.id DESC' : 'c.deadline_at, c.id'} OFFSET $6 LIMIT $7`,
    [status !== 'answered', kind ?? null, userId ?? null, status === 'overdue' ? at : null, id ?? null, after, limit],
  );
  return rows;
};

/** The player of a conversation with support; undefined: none, or a guest. */
export const playerOfConversation = async (client: Queryable, uid: string): Promise<bigint | undefined> => {
  const { rows } = await client.query<{ userId: bigint }>(
    'SELECT user_id AS "userId" FROM support_conversation WHERE uid = $1 AND user_id IS NOT NULL',
    [uid],
  );
  return rows[0]?.userId;
};

type NewComplaint = Pick<
  ComplaintRow,
  | 'userId'
  | 'kind'
  | 'text'
  | 'conversation'
  | 'paymentId'
  | 'game'
  | 'roundId'
  | 'openedBy'
  | 'openedAt'
  | 'deadlineAt'
>;

/** Complaints, one by one. What changes one locks it first. */
export const complaintRepository = (em: EntityManager) => ({
  /** The new complaint's number; undefined while another one of its conversation waits. */
  async open(row: NewComplaint): Promise<number | undefined> {
    try {
      return await em.insert(ComplaintEntity, { ...row, answer: '' });
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException) return undefined;
      throw error;
    }
  },

  lock: (id: number): Promise<ComplaintRow | null> =>
    em.findOne(ComplaintEntity, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true }),

  answer: (
    id: number,
    answered: { outcome: ComplaintOutcome; answer: string; answeredBy: bigint; answeredAt: number },
  ): Promise<number> => em.nativeUpdate(ComplaintEntity, { id, outcome: null }, answered),
});
