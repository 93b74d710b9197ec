import { LockMode, type EntityManager, type FilterQuery, type InferEntity } from '@mikro-orm/postgresql';
import type { Queryable } from '../../core/pool.ts';
import { PaymentEntity, PaymentEventEntity } from './payment.entities.ts';

export type PaymentRow = InferEntity<typeof PaymentEntity>;

/** Columns of a payment that may change. */
export type PaymentChanges = Partial<
  Pick<
    PaymentRow,
    | 'state'
    | 'amount'
    | 'coinAmount'
    | 'courseMicro'
    | 'baseMinor'
    | 'bonusMinor'
    | 'feeMinor'
    | 'sentMinor'
    | 'priceCourseMicro'
    | 'askedAgain'
    | 'requisites'
    | 'expiresAt'
    | 'transactionId'
    | 'providerTransaction'
    | 'confirmations'
    | 'requiredConfirmations'
    | 'isLate'
    | 'payableFrom'
    | 'reason'
    | 'doneAt'
    | 'cancelledAt'
  >
>;

/** A payment as it begins. */
export type NewPayment = Pick<
  PaymentRow,
  'ref' | 'userId' | 'code' | 'paywayId' | 'methodId' | 'provider' | 'currencyId' | 'courseMicro' | 'amount'
> &
  Partial<Omit<PaymentRow, 'id' | 'createdAt' | 'updatedAt' | 'state'>> & { at: number };

/** Query for a player's payments. */
export interface PaymentFilter {
  userId: bigint;
  code: number;
  states?: readonly number[] | undefined;
  from?: number | undefined; // ms since epoch
  to?: number | undefined;
}

export interface PaymentEventInput {
  paymentId: number | null; // null: of its player as a whole
  userId: bigint | null; // null: of money that is nobody's yet
  kind: string;
  actorId?: bigint | undefined; // staff member
  details?: Record<string, unknown>;
  at: number;
}

const CREATED = 1;
const locked = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;

const matching = ({ userId, code, states, from, to }: PaymentFilter): FilterQuery<PaymentRow> => ({
  userId,
  code,
  ...(states && states.length > 0 && { state: { $in: [...states] } }),
  ...((from !== undefined || to !== undefined) && {
    createdAt: { ...(from !== undefined && { $gte: from }), ...(to !== undefined && { $lte: to }) },
  }),
});

/** Deposits and withdrawals. What is written is written at once, in the transaction of `em`. */
export const paymentRepository = (em: EntityManager) => ({
  find: (id: number): Promise<PaymentRow | null> => em.findOne(PaymentEntity, { id }, { refresh: true }),

  /** A payment that stays as it is until the transaction ends. */
  lock: (id: number): Promise<PaymentRow | null> => em.findOne(PaymentEntity, { id }, locked),

  /** The same, by what providers know it by. */
  lockByRef: (ref: string): Promise<PaymentRow | null> => em.findOne(PaymentEntity, { ref }, locked),

  /** A player's payment that was asked for under this id before. */
  findByRequest: (userId: bigint, requestId: string): Promise<PaymentRow | null> =>
    em.findOne(PaymentEntity, { userId, requestId }),

  /** A page of a player's payments, the newest first, and how many there are. */
  async list(filter: PaymentFilter, { offset, limit }: { offset: number; limit: number }) {
    const [items, total] = await em.findAndCount(PaymentEntity, matching(filter), {
      orderBy: { id: 'desc' },
      offset,
      limit,
    });
    return { items, total };
  },

  async add({ at, ...payment }: NewPayment): Promise<PaymentRow> {
    const id = await em.insert(PaymentEntity, {
      baseMinor: 0n,
      ...payment,
      state: CREATED,
      createdAt: at,
      updatedAt: at,
    });
    return em.findOneOrFail(PaymentEntity, { id });
  },

  async change(id: number, changes: PaymentChanges, at: number): Promise<PaymentRow> {
    await em.nativeUpdate(PaymentEntity, { id }, { ...changes, updatedAt: at });
    return em.findOneOrFail(PaymentEntity, { id }, { refresh: true });
  },

  async addEvent({ paymentId, userId, kind, actorId, details = {}, at }: PaymentEventInput): Promise<void> {
    await em.insert(PaymentEventEntity, { paymentId, userId, kind, actorId: actorId ?? null, details, at });
  },
});

const PLAYER_LOCK = 1_020_001;
const AMOUNTS_LOCK = 1_020_002;

const lockNumber = async (em: EntityManager, kind: number, id: string): Promise<void> => {
  await em.execute('SELECT pg_advisory_xact_lock(?, hashtext(?))', [kind, id]);
};

/** Requests for payments of one player wait for one another, in all processes, until the transaction ends. */
export const lockPlayer = (em: EntityManager, userId: bigint): Promise<void> =>
  lockNumber(em, PLAYER_LOCK, String(userId));

/** Amounts of one payway are chosen one after the other. */
export const lockAmounts = (em: EntityManager, paywayId: number): Promise<void> =>
  lockNumber(em, AMOUNTS_LOCK, String(paywayId));

/** A player's deposits and payouts so far, base hundredths, and the payways of the deposits. */
export interface PaymentSums {
  paidInMinor: bigint; // without what the house added
  paidOutMinor: bigint; // without fees
  payways: number[];
}

/** Sums of a player's payments that are done. */
export const paymentSumsOf = async (client: Queryable, userId: bigint): Promise<PaymentSums> => {
  const { rows } = await client.query<PaymentSums>(
    `SELECT coalesce(sum(base_minor) FILTER (WHERE code = 1), 0)::bigint AS "paidInMinor",
       coalesce(sum(base_minor) FILTER (WHERE code = 2), 0)::bigint AS "paidOutMinor",
       coalesce(array_agg(DISTINCT payway_id ORDER BY payway_id) FILTER (WHERE code = 1), '{}') AS payways
     FROM payment WHERE user_id = $1 AND state = 2`,
    [userId],
  );
  return rows[0] ?? { paidInMinor: 0n, paidOutMinor: 0n, payways: [] };
};
