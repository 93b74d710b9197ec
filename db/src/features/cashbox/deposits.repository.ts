import type { EntityManager } from '@mikro-orm/postgresql';
import { PaymentEntity } from './payment.entities.ts';
import type { PaymentRow } from './payments.repository.ts';

const DEPOSIT = 1;
const CREATED = 1;
const CANCELLED = 4;

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

  /** Amounts of one payway that are awaited, in hundredths of its currency. */
  async awaited(paywayId: number, between: { from: bigint; to: bigint }): Promise<Set<bigint>> {
    const rows = await em.find(
      PaymentEntity,
      {
        code: DEPOSIT,
        state: CREATED,
        paywayId,
        amount: { $gte: between.from, $lte: between.to },
      },
      { fields: ['amount'] },
    );
    return new Set(rows.map(({ amount }) => amount));
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
