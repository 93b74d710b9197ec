import { LockMode, type EntityManager, type InferEntity } from '@mikro-orm/postgresql';
import { BonusMeterEntity } from './bonus.entities.ts';

export type BonusMeterRow = InferEntity<typeof BonusMeterEntity>;

/** Meters of bonuses over a player's counters. Lock order: `user_stats`, meter, grants, ledger accounts. */
export const bonusMeterRepository = (em: EntityManager) => ({
  /** Locks a player's meter until the transaction ends; creates it if needed. */
  async lock(userId: bigint): Promise<BonusMeterRow> {
    await em.execute('INSERT INTO bonus_meter (user_id) VALUES (?) ON CONFLICT DO NOTHING', [userId]);
    return em.findOneOrFail(BonusMeterEntity, { userId }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  },

  /** The same without a lock, and as a new one would be before a player's first bonus. */
  async read(userId: bigint): Promise<BonusMeterRow> {
    const unused = { dicReading: 0n, dicRemainder: 0n, rakebackTaken: 0n, target: null, targetAt: null, levelTold: 1 };
    return (await this.find(userId)) ?? { userId, ...unused, spinUntil: null };
  },

  /** Without a lock; null before a player's first bonus. */
  find: (userId: bigint): Promise<BonusMeterRow | null> => em.findOne(BonusMeterEntity, { userId }, { refresh: true }),

  /** The highest level announced to each of these players; who has no meter is left out. */
  async levelsTold(userIds: readonly bigint[]): Promise<Map<bigint, number>> {
    const rows = await em.find(BonusMeterEntity, { userId: { $in: [...userIds] } }, { refresh: true });
    return new Map(rows.map(({ userId, levelTold }) => [userId, levelTold]));
  },

  /** Records that a level was announced to a player. False when it already was. */
  async tellLevel(userId: bigint, level: number): Promise<boolean> {
    await em.execute('INSERT INTO bonus_meter (user_id) VALUES (?) ON CONFLICT DO NOTHING', [userId]);
    const toTell = { userId, levelTold: { $lt: level } };
    return (await em.nativeUpdate(BonusMeterEntity, toTell, { levelTold: level })) === 1;
  },

  async change(userId: bigint, changes: Partial<Omit<BonusMeterRow, 'userId'>>): Promise<void> {
    await em.nativeUpdate(BonusMeterEntity, { userId }, changes);
  },
});
