import {
  LockMode,
  UniqueConstraintViolationException,
  type EntityManager,
  type InferEntity,
} from '@mikro-orm/postgresql';
import { withDeciders, type Deciders } from '../account/deciders.ts';
import { BonusChangeEntity } from './bonus.entities.ts';

export type BonusChangeRow = InferEntity<typeof BonusChangeEntity>;

/** A change with the nicks of those who proposed and decided it. */
export type NamedBonusChange = BonusChangeRow & Deciders;

/** Changes of what bonuses give, which a second person brings into force. */
export const bonusChangeRepository = (em: EntityManager) => ({
  /** Those of a subject, the newest first. */
  async list(subject: string, limit: number): Promise<NamedBonusChange[]> {
    const rows = await em.find(BonusChangeEntity, { subject }, { orderBy: { id: 'desc' }, limit });
    return withDeciders(em, rows);
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
