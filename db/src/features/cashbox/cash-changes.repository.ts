import {
  LockMode,
  UniqueConstraintViolationException,
  type EntityManager,
  type InferEntity,
} from '@mikro-orm/postgresql';
import { UserEntity } from '../account/user.entity.ts';
import { CashChangeEntity } from './payment.entities.ts';

export type CashChangeRow = InferEntity<typeof CashChangeEntity>;

/** A change with the nicks of those who proposed and decided it. */
export interface NamedChange extends CashChangeRow {
  author: string;
  decider: string | null;
}

/** Changes of the desk's data. */
export const cashChangeRepository = (em: EntityManager) => ({
  /** The newest first. */
  async list(limit: number): Promise<NamedChange[]> {
    const rows = await em.find(CashChangeEntity, {}, { orderBy: { id: 'desc' }, limit });
    const ids = rows.flatMap(({ authorId, deciderId }) => [authorId, ...(deciderId == null ? [] : [deciderId])]);
    const people = new Map((await em.find(UserEntity, { id: { $in: ids } })).map(({ id, nick }) => [id, nick]));
    return rows.map((row) => ({
      ...row,
      author: people.get(row.authorId) ?? '',
      decider: row.deciderId == null ? null : (people.get(row.deciderId) ?? ''),
    }));
  },

  /** Proposes one; its id. Undefined while another proposal of the same row waits. */
  async propose(
    change: Pick<CashChangeRow, 'subject' | 'subjectId' | 'before' | 'after' | 'authorId' | 'reason'>,
    at: number,
  ): Promise<number | undefined> {
    try {
      return await em.insert(CashChangeEntity, { ...change, status: 'proposed', createdAt: at, decision: '' });
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException) return undefined;
      throw error;
    }
  },

  /** One that stays as it is until the transaction ends. */
  lock: (id: number): Promise<CashChangeRow | null> =>
    em.findOne(CashChangeEntity, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true }),

  async decide(
    id: number,
    {
      status,
      deciderId,
      decision,
      at,
    }: { status: 'active' | 'rejected'; deciderId: bigint; decision: string; at: number },
  ): Promise<void> {
    await em.nativeUpdate(CashChangeEntity, { id }, { status, deciderId, decision, decidedAt: at });
  },
});
