import type { EntityManager } from '@mikro-orm/postgresql';
import type { Queryable } from '../../core/pool.ts';
import { CurrencyEntity } from '../cash/currency.entity.ts';
import { isHeldSql } from '../exclusion/closures.ts';
import { KycDocumentEntity } from '../kyc/kyc-document.entity.ts';
import { PaymentEntity, PaymentEventEntity } from './payment.entities.ts';
import type { PaymentRow } from './payments.repository.ts';

const DEPOSIT = 1;
const WITHDRAWAL = 2;
const [CREATED, DONE, IN_PROCESS] = [1, 2, 3];

/** Approval of a withdrawal. */
export interface Approval {
  actorId: bigint | null; // null: the house's program
  at: number; // ms since epoch
}

/** Withdrawals of players. Times: ms since epoch. */
export const withdrawalRepository = (em: EntityManager) => ({
  /** A player's since then, in whatever state, the newest first. */
  since: (userId: bigint, from: number): Promise<PaymentRow[]> =>
    em.find(PaymentEntity, { userId, code: WITHDRAWAL, createdAt: { $gte: from } }, { orderBy: { id: 'desc' } }),

  /** A player's that nobody has decided on. */
  waitingOf: (userId: bigint): Promise<PaymentRow[]> =>
    em.find(PaymentEntity, { userId, code: WITHDRAWAL, state: CREATED }),

  /** When a deposit was last credited to the player. */
  async lastDepositAt(userId: bigint): Promise<number | undefined> {
    const [row] = await em.find(
      PaymentEntity,
      { userId, code: DEPOSIT, state: DONE },
      { orderBy: { doneAt: 'desc' }, limit: 1 },
    );
    return row?.doneAt ?? undefined;
  },

  /** Those that wait for a decision, and those whose payout failed: the oldest first. */
  async queue(limit: number): Promise<PaymentRow[]> {
    const rows = await em.execute<{ id: number }[]>(
      `SELECT p.id FROM payment p LEFT JOIN payout o ON o.payment_id = p.id
       WHERE p.code = ${WITHDRAWAL} AND (p.state = ${CREATED} OR (p.state = ${IN_PROCESS} AND o.state = 'failed'))
       ORDER BY p.id LIMIT ?`,
      [limit],
    );
    return em.find(PaymentEntity, { id: { $in: rows.map(({ id }) => id) } }, { orderBy: { id: 'asc' } });
  },

  /** Ids of those below an amount (base hundredths) that nobody has decided on and that can be paid at `at`, the newest first. */
  async smallOnes({ belowMinor, at, limit }: { belowMinor: bigint; at: number; limit: number }): Promise<number[]> {
    const rows = await em.find(
      PaymentEntity,
      {
        code: WITHDRAWAL,
        state: CREATED,
        baseMinor: { $lt: belowMinor },
        $or: [{ payableFrom: null }, { payableFrom: { $lte: at } }],
      },
      { fields: ['id'], orderBy: { id: 'desc' }, limit },
    );
    return rows.map(({ id }) => id);
  },

  /** Approvals of withdrawals so far, by payment and in this order; a recall takes back those before it. */
  async approvalsOfAll(paymentIds: readonly number[]): Promise<Map<number, Approval[]>> {
    const rows = await em.find(
      PaymentEventEntity,
      { paymentId: { $in: [...paymentIds] }, kind: { $in: ['approved', 'recalled'] } },
      { orderBy: { id: 'asc' } },
    );
    const approvals = new Map(paymentIds.map((id): [number, Approval[]] => [id, []]));
    for (const { paymentId, kind, actorId, at } of rows)
      if (paymentId != null)
        approvals.set(
          paymentId,
          kind === 'recalled' ? [] : [...(approvals.get(paymentId) ?? []), { actorId: actorId ?? null, at }],
        );
    return approvals;
  },

  /** Approvals of one withdrawal. */
  async approvals(paymentId: number): Promise<Approval[]> {
    return (await this.approvalsOfAll([paymentId])).get(paymentId) ?? [];
  },

  /** Ids of those because of which documents were asked for, where none has come since. */
  async waitingForDocuments(rows: readonly Pick<PaymentRow, 'id' | 'userId'>[]): Promise<Set<number>> {
    const ids = rows.map(({ id }) => id);
    const events = await em.find(PaymentEventEntity, { paymentId: { $in: ids }, kind: 'documents' });
    if (events.length === 0) return new Set();
    const userIds = [...new Set(rows.map(({ userId }) => userId))];
    const sent = await em.find(KycDocumentEntity, { userId: { $in: userIds } }, { fields: ['userId', 'createdAt'] });
    const isWaiting = ({ id, userId }: Pick<PaymentRow, 'id' | 'userId'>): boolean => {
      const asked = events.filter(({ paymentId }) => paymentId === id).map(({ at }) => at);
      const askedAt = Math.max(...asked);
      return asked.length > 0 && !sent.some((one) => one.userId === userId && one.createdAt.getTime() > askedAt);
    };
    return new Set(rows.filter(isWaiting).map(({ id }) => id));
  },

  /** The code of a currency, such as RUB. */
  async currencyCode(id: number): Promise<string> {
    return (await em.findOneOrFail(CurrencyEntity, { id })).code;
  },

  /** Sum of a player's withdrawals that the program has approved since then, base hundredths. */
  async automaticSince(userId: bigint, from: number): Promise<bigint> {
    const events = await em.find(PaymentEventEntity, {
      userId,
      kind: 'approved',
      actorId: null,
      at: { $gte: from },
    });
    const ids = events.flatMap(({ paymentId }) => (paymentId == null ? [] : [paymentId]));
    const rows = await em.find(PaymentEntity, { id: { $in: ids } });
    return rows.reduce((sum, { baseMinor }) => sum + baseMinor, 0n);
  },
});

/**
 * True when the house keeps a player's withdrawals at the time `at`: a block of them or of the account, or a moderator
 * who has to look first.
 */
export const areWithdrawalsKept = async (client: Queryable, userId: bigint, at: number): Promise<boolean> => {
  const { rows } = await client.query<{ isKept: boolean }>(
    `SELECT u.block_withdraw OR u.blocked_at IS NOT NULL OR ${isHeldSql('u', '$2')} AS "isKept" FROM app_user u WHERE u.id = $1`,
    [userId, new Date(at)],
  );
  return rows[0]?.isKept ?? true;
};

/** Blocks a player's withdrawals, or lets them again. False when it was so already. */
export const setWithdrawalsBlocked = async (
  client: Queryable,
  userId: bigint,
  isBlocked: boolean,
): Promise<boolean> => {
  const { rowCount } = await client.query(
    'UPDATE app_user SET block_withdraw = $2 WHERE id = $1 AND block_withdraw <> $2',
    [userId, isBlocked],
  );
  return rowCount === 1;
};
