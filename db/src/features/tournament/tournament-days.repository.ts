import { LockMode, type EntityManager, type InferEntity } from '@mikro-orm/postgresql';
import { TournamentDayEntity } from './tournament.entities.ts';

export type TournamentDayRow = InferEntity<typeof TournamentDayEntity>;

const MAX_DUE = 50;

/** Days of the tournament. */
export const tournamentDayRepository = (em: EntityManager) => ({
  find: (day: number): Promise<TournamentDayRow | null> => em.findOne(TournamentDayEntity, { day }, { refresh: true }),

  /** Opens a day unless another process already has. Gives the stored row. */
  async open(row: Omit<TournamentDayRow, 'settledAt' | 'transactionId'>): Promise<TournamentDayRow> {
    await em.upsert(TournamentDayEntity, row, { onConflictFields: ['day'], onConflictAction: 'ignore' });
    return em.findOneOrFail(TournamentDayEntity, { day: row.day }, { refresh: true });
  },

  /** Unsettled days before this one, oldest first. */
  due: (before: number): Promise<TournamentDayRow[]> =>
    em.find(
      TournamentDayEntity,
      { settledAt: null, day: { $lt: before } },
      { orderBy: { day: 'asc' }, limit: MAX_DUE, refresh: true },
    ),

  /** Locks a day until the transaction ends. */
  lock: (day: number): Promise<TournamentDayRow | null> =>
    em.findOne(TournamentDayEntity, { day }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true }),

  async settle(day: number, settled: { settledAt: number; transactionId: string | null }): Promise<void> {
    await em.nativeUpdate(TournamentDayEntity, { day }, settled);
  },

  /** Days before this one, the newest first. */
  before: (day: number, limit: number): Promise<TournamentDayRow[]> =>
    em.find(TournamentDayEntity, { day: { $lt: day } }, { orderBy: { day: 'desc' }, limit, refresh: true }),

  /** The last settled days with a bank, newest first. */
  settled: (limit: number): Promise<TournamentDayRow[]> =>
    em.find(
      TournamentDayEntity,
      { settledAt: { $ne: null }, bank: { $gt: 0n } },
      { orderBy: { day: 'desc' }, limit, refresh: true },
    ),
});
