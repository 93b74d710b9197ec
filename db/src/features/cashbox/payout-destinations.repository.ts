import type { EntityManager } from '@mikro-orm/postgresql';
import { DestinationEntity } from './payment.entities.ts';

/** Destination that a player has asked to be paid at. Times: ms since epoch. */
export interface Destination {
  isNew: boolean; // nobody has asked for it in this account before
  firstUsedAt: number;
  payableFrom: number;
}

/** Destinations of payouts by a keyed hash of each. */
export const destinationRepository = (em: EntityManager) => ({
  /** Record of a destination; undefined: the player has never asked for it. */
  async find(userId: bigint, key: Buffer): Promise<Destination | undefined> {
    const row = await em.findOne(DestinationEntity, { userId, key });
    return row ? { isNew: false, firstUsedAt: row.firstUsedAt, payableFrom: row.payableFrom } : undefined;
  },

  /** Notes that a player asks for it; a new one waits. */
  async use(userId: bigint, key: Buffer, { at, waitMs }: { at: number; waitMs: number }): Promise<Destination> {
    const known = await this.find(userId, key);
    if (known) return known;
    const added = { firstUsedAt: at, payableFrom: at + waitMs };
    await em.insert(DestinationEntity, { userId, key, ...added });
    return { isNew: true, ...added };
  },
});
