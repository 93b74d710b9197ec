import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { withDeciders, type Deciders } from '../account/deciders.ts';
import { LetterEntity, SendEntity, type LetterRow } from './letter.entity.ts';
import { SegmentEntity } from './segment.entity.ts';

/** A letter about to be proposed. */
export type NewMarketingLetter = Pick<
  LetterRow,
  'segmentId' | 'channel' | 'name' | 'texts' | 'link' | 'perWeek' | 'sendAt' | 'authorId' | 'reason' | 'createdAt'
>;

/** A letter with the names of its people and its segment. */
export type ListedLetter = LetterRow & Deciders & { segment: string };

export const marketingLetters = (em: EntityManager) => ({
  propose: (row: NewMarketingLetter): Promise<number> =>
    em.insert(LetterEntity, { ...row, status: 'proposed', decision: '', skipped: {} }),

  /** The newest first. */
  async list(limit: number): Promise<ListedLetter[]> {
    const rows = await em.find(LetterEntity, {}, { orderBy: { id: 'desc' }, limit, refresh: true });
    const segments = await em.find(SegmentEntity, { id: { $in: rows.map(({ segmentId }) => segmentId) } });
    const names = new Map(segments.map(({ id, name }) => [id, name]));
    return (await withDeciders(em, rows)).map((row) => ({ ...row, segment: names.get(row.segmentId) ?? '' }));
  },

  /** A letter, locked for the rest of the transaction. */
  lock: (id: number): Promise<LetterRow | null> =>
    em.findOne(LetterEntity, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true }),

  async decide(
    id: number,
    { isApproved, deciderId, decision, at }: { isApproved: boolean; deciderId: bigint; decision: string; at: number },
  ): Promise<void> {
    const status = isApproved ? 'approved' : 'rejected';
    await em.nativeUpdate(LetterEntity, { id }, { status, deciderId, decision, decidedAt: at });
  },

  /** Ends a letter that waits for its time or goes out. */
  async stop(id: number, { stoppedBy, at }: { stoppedBy: bigint; at: number }): Promise<void> {
    await em.nativeUpdate(LetterEntity, { id }, { status: 'stopped', stoppedBy, endedAt: at });
  },

  /** The letter that has been due longest, locked; undefined: none is, or another process is at it. */
  async lockDue(at: number): Promise<LetterRow | undefined> {
    const due = { status: 'approved', sendAt: { $lte: at } } as const;
    const options = { orderBy: { sendAt: 'asc', id: 'asc' }, refresh: true } as const;
    const row = await em.findOne(LetterEntity, due, { ...options, lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE });
    return row ?? undefined;
  },

  /** Moves a locked letter on to the player after whom it goes on; `isOver`: there is none. */
  async move(
    id: number,
    {
      afterUser,
      skipped,
      begunAt,
      at,
      isOver,
    }: Pick<LetterRow, 'afterUser' | 'skipped'> & {
      begunAt: number;
      at: number;
      isOver: boolean;
    },
  ): Promise<void> {
    const end = isOver ? ({ status: 'sent', endedAt: at } as const) : {};
    await em.nativeUpdate(LetterEntity, { id }, { afterUser, skipped, begunAt, ...end });
  },

  /** Notes that a player wanted no more such letters after this one. */
  async noteLeft(letterId: number, userId: bigint, at: number): Promise<void> {
    await em.nativeUpdate(SendEntity, { letterId, userId, leftAt: null }, { leftAt: at });
  },
});
