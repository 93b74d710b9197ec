import { LockMode, UniqueConstraintViolationException, type EntityManager } from '@mikro-orm/postgresql';
import { withDeciders, type Deciders } from '../account/deciders.ts';
import { StaffProposalEntity, type StaffProposalRow } from './staff-proposal.entity.ts';

/** An act about to be proposed. */
export interface NewStaffProposal extends Pick<
  StaffProposalRow,
  'kind' | 'userId' | 'details' | 'authorId' | 'reason'
> {
  at: number; // ms since epoch
}

/** A decision. `deciderId`: null where the shell was the second person. */
export interface StaffDecision {
  isApproved: boolean;
  deciderId: bigint | null;
  decision: string;
  at: number;
}

/** Acts that two people agree on. */
export const staffProposals = (em: EntityManager) => ({
  /** The new proposal's id; undefined while the same one waits. */
  async propose({ at, ...row }: NewStaffProposal): Promise<number | undefined> {
    try {
      return await em.insert(StaffProposalEntity, { ...row, status: 'proposed', decision: '', createdAt: at });
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException) return undefined;
      throw error;
    }
  },

  /** A proposal, locked for the rest of the transaction. */
  lock: (id: number): Promise<StaffProposalRow | null> =>
    em.findOne(StaffProposalEntity, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true }),

  /** The waiting proposal of a role for an account, locked. */
  async lockRole(userId: bigint, role: string): Promise<StaffProposalRow | undefined> {
    const waiting = { userId, kind: 'role.grant', status: 'proposed' } as const;
    const rows = await em.find(StaffProposalEntity, waiting, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    return rows.find(({ details }) => details['role'] === role);
  },

  /** The waiting proposal of an act on an account that has no details, locked. */
  async lockWaiting(userId: bigint, kind: StaffProposalRow['kind']): Promise<StaffProposalRow | undefined> {
    const waiting = { userId, kind, status: 'proposed' } as const;
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
    return (await em.findOne(StaffProposalEntity, waiting, lock)) ?? undefined;
  },

  /** Proposals about an account that wait, the oldest first, with the nicks of their authors. */
  async waitingAbout(userId: bigint): Promise<(StaffProposalRow & Deciders)[]> {
    const waiting = { userId, status: 'proposed' } as const;
    return withDeciders(em, await em.find(StaffProposalEntity, waiting, { orderBy: { id: 'asc' }, refresh: true }));
  },

  async decide(id: number, { isApproved, deciderId, decision, at }: StaffDecision): Promise<void> {
    const status = isApproved ? 'approved' : 'rejected';
    await em.nativeUpdate(StaffProposalEntity, { id }, { status, deciderId, decision, decidedAt: at });
  },

  /** Proposals of these kinds that wait, the oldest first, then those decided last; with the nicks of both people. */
  async list(kinds: readonly StaffProposalRow['kind'][], limit: number): Promise<(StaffProposalRow & Deciders)[]> {
    const kind = { $in: [...kinds] };
    const options = { limit, refresh: true } as const;
    const waiting = await em.find(
      StaffProposalEntity,
      { kind, status: 'proposed' },
      { ...options, orderBy: { id: 'asc' } },
    );
    const decided = await em.find(
      StaffProposalEntity,
      { kind, status: { $ne: 'proposed' } },
      { ...options, orderBy: { id: 'desc' } },
    );
    return withDeciders(em, [...waiting, ...decided]);
  },
});
