import { LockMode, type EntityManager, type InferEntity } from '@mikro-orm/postgresql';
import { BonusMeterEntity } from './bonus.entities.ts';

export type BonusMeterRow = InferEntity<typeof BonusMeterEntity>;

/** What a player's counters were used for. Locked after `user_stats` and before grants and ledger accounts. */
export const bonusMeterRepository = (em: EntityManager) => ({
  /** A player's meter, which stays as it is until the transaction ends. */
  async lock(userId: bigint): Promise<BonusMeterRow> {
    await em.execute('INSERT INTO bonus_meter (user_id) VALUES (?) ON CONFLICT DO NOTHING', [userId]);
    return em.findOneOrFail(BonusMeterEntity, { userId }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  },

  /** The same without a lock; undefined for a player who never took anything. */
  find: (userId: bigint): Promise<BonusMeterRow | null> => em.findOne(BonusMeterEntity, { userId }, { refresh: true }),

  /** Notes that a player is told of a level; whether nobody told them before. */
  async tellLevel(userId: bigint, level: number): Promise<boolean> {
    await em.execute('INSERT INTO bonus_meter (user_id) VALUES (?) ON CONFLICT DO NOTHING', [userId]);
    const told = { userId, levelTold: { $lt: level } };
    return (await em.nativeUpdate(BonusMeterEntity, told, { levelTold: level })) === 1;
  },

  async change(userId: bigint, changes: Partial<Omit<BonusMeterRow, 'userId'>>): Promise<void> {
    await em.nativeUpdate(BonusMeterEntity, { userId }, changes);
  },
});
