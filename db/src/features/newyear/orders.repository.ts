import {
  LockMode,
  UniqueConstraintViolationException,
  type EntityManager,
  type InferEntity,
} from '@mikro-orm/postgresql';
import type { Queryable } from '../../core/pool.ts';
import { NewyearOrderEntity } from './newyear.entities.ts';

export type NewyearOrder = InferEntity<typeof NewyearOrderEntity>;

/** The address of a delivery. */
export interface OrderAddress {
  fullName: string;
  country: string;
  region: string;
  cite: string;
  address: string;
  index: string;
  telegram: string;
}

/** An order with its prize and player, without the address. */
export interface ListedOrder {
  id: number;
  userId: bigint;
  publicId: string;
  nick: string;
  prize: string;
  country: string | null;
  createdAt: number;
  shippedAt: number | null;
  shippedBy: string | null; // nick
  tracking: string;
}

const erased = {
  fullName: null,
  country: null,
  region: null,
  cite: null,
  address: null,
  index: null,
  telegram: null,
} as const satisfies Record<keyof OrderAddress, null>;

/** Deliveries of physical prizes. Writes go out immediately, in the transaction of `em`. */
export const newyearOrderRepository = (em: EntityManager) => ({
  ofUser: (userId: bigint): Promise<NewyearOrder[]> =>
    em.find(NewyearOrderEntity, { userId }, { orderBy: { id: 'desc' }, refresh: true }),

  byId: (id: number): Promise<NewyearOrder | null> => em.findOne(NewyearOrderEntity, { id }, { refresh: true }),

  /** Adds an order and gives its id; undefined when the prize was ordered before. */
  async add(
    order: Pick<NewyearOrder, 'userId' | 'edition' | 'number' | 'createdAt'> & OrderAddress,
  ): Promise<number | undefined> {
    try {
      return await em.insert(NewyearOrderEntity, { ...order, tracking: '' });
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException) return undefined;
      throw error;
    }
  },

  /** Locks an order until the transaction ends. */
  lock: (id: number): Promise<NewyearOrder | null> =>
    em.findOne(NewyearOrderEntity, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true }),

  async ship(id: number, shipped: { shippedAt: number; shippedBy: bigint; tracking: string }): Promise<void> {
    await em.nativeUpdate(NewyearOrderEntity, { id }, shipped);
  },

  /** Erases the addresses of orders shipped before a moment. Gives their number. */
  erase: (before: number, at: number): Promise<number> =>
    em.nativeUpdate(NewyearOrderEntity, { shippedAt: { $lt: before }, erasedAt: null }, { ...erased, erasedAt: at }),
});

/** Orders to be shipped, oldest first, then the last shipped ones. */
export const newyearOrders = async (client: Queryable, limit: number): Promise<ListedOrder[]> => {
  const { rows } = await client.query<ListedOrder>(
    `SELECT o.id, o.user_id AS "userId", u.public_id AS "publicId", u.nick, s.prize, o.country,
       o.created_at::float8 AS "createdAt", o.shipped_at::float8 AS "shippedAt", b.nick AS "shippedBy", o.tracking
     FROM newyear_order o JOIN app_user u ON u.id = o.user_id
       JOIN newyear_spin s ON (s.user_id, s.edition, s.number) = (o.user_id, o.edition, o.number)
       LEFT JOIN app_user b ON b.id = o.shipped_by
     ORDER BY o.shipped_at IS NOT NULL, o.shipped_at DESC, o.created_at, o.id LIMIT $1`,
    [limit],
  );
  return rows;
};
