import {
  LockMode,
  UniqueConstraintViolationException,
  type EntityManager,
  type InferEntity,
} from '@mikro-orm/postgresql';
import { UserEntity } from '../account/user.entity.ts';
import { BonusChangeEntity } from './bonus.entities.ts';

export type BonusChangeRow = InferEntity<typeof BonusChangeEntity>;

/** A change with the nicks of those who proposed and decided it. */
export interface NamedBonusChange extends BonusChangeRow {
  author: string;
  decider: string | null;
}

/** Changes of what bonuses give, which a second person brings into force. */
export const bonusChangeRepository = (em: EntityManager) => ({
  /** Those of a subject, the newest first. */
  async list(subject: string, limit: number): Promise<NamedBonusChange[]> {
    const rows = await em.find(BonusChangeEntity, { subject }, { orderBy: { id: 'desc' }, limit });
    const ids = rows.flatMap(({ authorId, deciderId }) => [authorId, ...(deciderId == null ? [] : [deciderId])]);
    const people = new Map((await em.find(UserEntity, { id: { $in: ids } })).map(({ id, nick }) => [id, nick]));
    return rows.map((row) => ({
      ...row,
      author: people.get(row.authorId) ?? '',
      decider: row.deciderId == null ? null : (people.get(row.deciderId) ?? ''),
    }));
  },

  /** Proposes one; its id. Undefined while another proposal for the same waits. */
  async propose(
    change: Pick<BonusChangeRow, 'subject' | 'subjectKey' | 'before' | 'after' | 'authorId' | 'reason'>,
    at: number,
  ): Promise<number | undefined> {
    try {
      return await em.insert(BonusChangeEntity, { ...change, status: 'proposed', createdAt: at, decision: '' });
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException) return undefined;
      throw error;
    }
  },

  /** One that stays as it is until the transaction ends. */
  lock: (id: number): Promise<BonusChangeRow | null> =>
    em.findOne(BonusChangeEntity, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true }),

  async decide(
    id: number,
    { at, ...decided }: { status: 'active' | 'rejected'; deciderId: bigint; decision: string; at: number },
  ): Promise<void> {
    await em.nativeUpdate(BonusChangeEntity, { id }, { ...decided, decidedAt: at });
  },
});
