import type { EntityManager } from '@mikro-orm/postgresql';
import { DestinationEntity, PaymentEntity } from './payment.entities.ts';
import type { PaymentRow } from './payments.repository.ts';

const MAX_SAVED = 20;

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

  /** Saves a destination by the withdrawal that has it sealed: the latest one to it. */
  async keep(userId: bigint, key: Buffer, paymentId: number): Promise<void> {
    await em.nativeUpdate(DestinationEntity, { userId, key }, { savedPaymentId: paymentId });
  },

  /** Withdrawals that have a player's saved destinations, the latest first. */
  async saved(userId: bigint): Promise<PaymentRow[]> {
    const kept = await em.find(DestinationEntity, { userId, savedPaymentId: { $ne: null } });
    const ids = kept.flatMap(({ savedPaymentId }) => savedPaymentId ?? []);
    return em.find(PaymentEntity, { id: { $in: ids }, userId }, { orderBy: { id: 'desc' }, limit: MAX_SAVED });
  },

  /** Removes a destination from the player's list. It still counts as used, so it does not have to wait again. */
  async forget(userId: bigint, paymentId: number): Promise<boolean> {
    const changed = { savedPaymentId: null };
    return (await em.nativeUpdate(DestinationEntity, { userId, savedPaymentId: paymentId }, changed)) === 1;
  },
});
