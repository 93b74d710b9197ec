import { LockMode, UniqueConstraintViolationException, type EntityManager } from '@mikro-orm/postgresql';
import { withDeciders, type Deciders } from '../account/deciders.ts';
import { AmlRulesEntity, type AmlRulesRow, type AmlThresholds } from './compliance.entities.ts';

/** Author or decider of rules, why and when (ms since epoch). */
export interface AmlRulesAct {
  actorId: bigint;
  reason: string;
  at: number;
}

/** Versions of the thresholds. */
export const amlRulesRepository = (em: EntityManager) => ({
  /** The version in force; undefined: the program's thresholds hold. */
  async inForce(): Promise<Pick<AmlRulesRow, 'version' | 'thresholds'> | undefined> {
    return (await em.findOne(AmlRulesEntity, { status: 'active' }, { refresh: true })) ?? undefined;
  },

  /** Versions with the nicks of both people, the newest first. */
  async list(limit: number): Promise<(AmlRulesRow & Deciders)[]> {
    const rows = await em.find(AmlRulesEntity, {}, { orderBy: { version: 'desc' }, limit, refresh: true });
    return withDeciders(em, rows);
  },

  /** The new version's number; undefined while another proposal waits. */
  async propose(thresholds: AmlThresholds, { actorId, reason, at }: AmlRulesAct): Promise<number | undefined> {
    const row = { thresholds, authorId: actorId, reason, createdAt: at, status: 'proposed', decision: '' } as const;
    try {
      return await em.insert(AmlRulesEntity, row);
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException) return undefined;
      throw error;
    }
  },

  /** A version, locked for the rest of the transaction. */
  lock: (version: number): Promise<AmlRulesRow | null> =>
    em.findOne(AmlRulesEntity, { version }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true }),

  /** Brings a locked proposal into force, in the place of what was, or sets it aside. */
  async decide(version: number, isApproved: boolean, { actorId, reason, at }: AmlRulesAct): Promise<void> {
    if (isApproved) await em.nativeUpdate(AmlRulesEntity, { status: 'active' }, { status: 'retired' });
    const decided = { deciderId: actorId, decision: reason, decidedAt: at };
    const status = isApproved ? 'active' : 'rejected';
    await em.nativeUpdate(AmlRulesEntity, { version }, { status, ...decided });
  },
});
