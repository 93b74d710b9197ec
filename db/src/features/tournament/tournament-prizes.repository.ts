import type { EntityManager, InferEntity } from '@mikro-orm/postgresql';
import { TournamentPrizesEntity } from './tournament.entities.ts';

export type TournamentPrizesRow = InferEntity<typeof TournamentPrizesEntity>;

/** Prizes by the day from which they hold. */
export const tournamentPrizesRepository = (em: EntityManager) => ({
  async add(row: Omit<TournamentPrizesRow, 'id'>): Promise<void> {
    await em.insert(TournamentPrizesEntity, row);
  },

  /** The prizes of a day: of those that hold from then or before, the latest, and of one day the newest. */
  of: (day: number): Promise<TournamentPrizesRow | null> =>
    em.findOne(
      TournamentPrizesEntity,
      { fromDay: { $lte: day } },
      { orderBy: { fromDay: 'desc', id: 'desc' }, refresh: true },
    ),

  /** The prizes that were agreed on last, whenever they hold. */
  newest: (): Promise<TournamentPrizesRow | null> =>
    em.findOne(TournamentPrizesEntity, { id: { $gt: 0 } }, { orderBy: { id: 'desc' }, refresh: true }),

  /** Prizes that begin after a day, by day: of one day, the newest alone. */
  async after(day: number): Promise<TournamentPrizesRow[]> {
    const order = { orderBy: { fromDay: 'asc', id: 'asc' }, refresh: true } as const;
    const rows = await em.find(TournamentPrizesEntity, { fromDay: { $gt: day } }, order);
    return [...new Map(rows.map((row) => [row.fromDay, row])).values()];
  },
});
