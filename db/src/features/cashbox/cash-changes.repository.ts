import {
  LockMode,
  UniqueConstraintViolationException,
  type EntityManager,
  type InferEntity,
} from '@mikro-orm/postgresql';
import { withDeciders, type Deciders } from '../account/deciders.ts';
import { CashChangeEntity, CashRulesEntity } from './payment.entities.ts';

export type CashChangeRow = InferEntity<typeof CashChangeEntity>;

/** A change with the nicks of those who proposed and decided it. */
export type NamedChange = CashChangeRow & Deciders;

/** Changes of the desk's data. */
export const cashChangeRepository = (em: EntityManager) => ({
  /** The newest first. */
  async list(limit: number): Promise<NamedChange[]> {
    const rows = await em.find(CashChangeEntity, {}, { orderBy: { id: 'desc' }, limit });
    return withDeciders(em, rows);
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

/** The rules of the desk. Amounts: base hundredths. */
export type CashRulesRow = Omit<InferEntity<typeof CashRulesEntity>, 'id'>;

const ONE = { id: 1 };

/** The rules in force. */
export const cashRulesOf = async (em: EntityManager): Promise<CashRulesRow> =>
  em.findOneOrFail(CashRulesEntity, ONE, { refresh: true });

/** Brings other rules into force: they were agreed on by two people. */
export const changeCashRules = async (em: EntityManager, rules: CashRulesRow): Promise<void> => {
  await em.nativeUpdate(CashRulesEntity, ONE, rules);
};
