import type { EntityManager } from '@mikro-orm/postgresql';
import { PaymentEntity } from './payment.entities.ts';
import type { PaymentRow } from './payments.repository.ts';

const DEPOSIT = 1;
const CREATED = 1;
const DONE = 2;
const CANCELLED = 4;
const REFUSED = 10;

/** Deposits that are asked for and not paid yet. */
export const depositRepository = (em: EntityManager) => ({
  /** The player's newest one that can be paid now. */
  async open(userId: bigint, at: number): Promise<PaymentRow | undefined> {
    const [row] = await em.find(
      PaymentEntity,
      { userId, code: DEPOSIT, state: CREATED, expiresAt: { $gt: at }, requisites: { $ne: null } },
      { orderBy: { id: 'desc' }, limit: 1 },
    );
    return row;
  },

  /** When the player asked for those since then that nobody has paid, the newest first. */
  async unpaidSince(userId: bigint, since: number): Promise<number[]> {
    const rows = await em.find(
      PaymentEntity,
      {
        userId,
        code: DEPOSIT,
        state: { $in: [CREATED, CANCELLED] },
        providerTransaction: null,
        expiresAt: { $ne: null },
        createdAt: { $gte: since },
      },
      { orderBy: { id: 'desc' }, limit: 100 },
    );
    return rows.map(({ createdAt }) => createdAt);
  },

  /** When the player last asked for one. */
  async lastAskedAt(userId: bigint): Promise<number | undefined> {
    const [row] = await em.find(
      PaymentEntity,
      { userId, code: DEPOSIT, expiresAt: { $ne: null } },
      { orderBy: { id: 'desc' }, limit: 1 },
    );
    return row?.createdAt;
  },

  /**
   * Deposits of one payway that are awaited at `at` with amounts between two (hundredths of its currency): also those that were
   * given up, until their time is over, because money for them may be on its way.
   */
  awaited: (paywayId: number, { from, to, at }: { from: bigint; to: bigint; at: number }): Promise<PaymentRow[]> =>
    em.find(PaymentEntity, {
      code: DEPOSIT,
      paywayId,
      amount: { $gte: from, $lte: to },
      expiresAt: { $ne: null },
      $or: [{ state: CREATED }, { expiresAt: { $gt: at }, state: { $in: [CANCELLED, REFUSED] } }],
    }),

  /** Those of these players to whom a deposit was credited. */
  async paidBefore(userIds: readonly bigint[]): Promise<Set<bigint>> {
    const rows = await em.execute<{ id: string }[]>(
      `SELECT DISTINCT user_id AS id FROM payment WHERE code = ${DEPOSIT} AND state = ${DONE} AND user_id IN (?)`,
      [userIds],
    );
    return new Set(rows.map(({ id }) => BigInt(id)));
  },

  /** Ids of those whose time is over at `at`. `userId`: only of this player. */
  async expired(at: number, limit: number, userId?: bigint): Promise<number[]> {
    const rows = await em.find(
      PaymentEntity,
      {
        code: DEPOSIT,
        expiresAt: { $lte: at },
        $or: [{ state: CREATED, providerTransaction: null }, { requisites: { $ne: null } }],
        ...(userId !== undefined && { userId }),
      },
      { fields: ['id'], orderBy: { id: 'asc' }, limit },
    );
    return rows.map(({ id }) => id);
  },
});
