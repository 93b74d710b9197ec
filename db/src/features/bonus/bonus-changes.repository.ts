import {
  LockMode,
  UniqueConstraintViolationException,
  type EntityManager,
  type InferEntity,
} from '@mikro-orm/postgresql';
import { withDeciders, type Deciders } from '../account/deciders.ts';
import { BonusChangeEntity, BonusCampaignEntity } from './bonus.entities.ts';

export type BonusCampaignRow = InferEntity<typeof BonusCampaignEntity>;

/** The operator's settings of a bonus; null: the declaration's own rules apply. */
export const bonusCampaignOf = (em: EntityManager, bonus: string): Promise<BonusCampaignRow | null> =>
  em.findOne(BonusCampaignEntity, { bonus }, { refresh: true });

/** The settings of all bonuses that have any. */
export const bonusCampaigns = async (em: EntityManager): Promise<ReadonlyMap<string, BonusCampaignRow>> =>
  new Map((await em.find(BonusCampaignEntity, {}, { refresh: true })).map((row) => [row.bonus, row]));

/** Applies a campaign that two people approved. */
export const setBonusCampaign = async (em: EntityManager, campaign: BonusCampaignRow): Promise<void> => {
  await em.upsert(BonusCampaignEntity, campaign);
};

export type BonusChangeRow = InferEntity<typeof BonusChangeEntity>;

/** A change with the nicks of its author and approver. */
export type NamedBonusChange = BonusChangeRow & Deciders;

/** Changes of bonus settings, which a second person must approve. */
export const bonusChangeRepository = (em: EntityManager) => ({
  /** Pending changes, then the others, newest first; of one subject or of all. */
  async list(subject: string | undefined, limit: number): Promise<NamedBonusChange[]> {
    const filter = subject === undefined ? {} : { subject };
    const newest = { orderBy: { id: 'desc' as const }, limit };
    const waiting = await em.find(BonusChangeEntity, { ...filter, status: 'proposed' }, newest);
    const decided = await em.find(BonusChangeEntity, { ...filter, status: { $ne: 'proposed' } }, newest);
    return withDeciders(em, [...waiting, ...decided]);
  },

  /** Proposes a change and gives its id; undefined while another one of the same record is pending. */
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

  /** Locks a change until the transaction ends. */
  lock: (id: number): Promise<BonusChangeRow | null> =>
    em.findOne(BonusChangeEntity, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true }),

  async decide(
    id: number,
    { at, ...decided }: { status: 'active' | 'rejected'; deciderId: bigint; decision: string; at: number },
  ): Promise<void> {
    await em.nativeUpdate(BonusChangeEntity, { id }, { ...decided, decidedAt: at });
  },
});
