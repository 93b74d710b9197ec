import type { EntityManager, InferEntity } from '@mikro-orm/postgresql';
import type { Queryable } from '../../core/pool.ts';
import { PartnerDeliveryEntity, PartnerPostbackEntity } from './campaign.entities.ts';

export type PostbackRow = InferEntity<typeof PartnerPostbackEntity>;
export type DeliveryRow = InferEntity<typeof PartnerDeliveryEntity>;

/** An event of a partner. Nothing is written for one who has no address of their own. */
export interface PostbackEvent {
  event: DeliveryRow['event'];
  fact: string;
  at: number; // ms since epoch
}

const NEW = 'INSERT INTO partner_delivery (partner_id, event, fact, referral_id, amount, at, next_at)';

/** Writes an event of a referral in the transaction of its cause, once. */
export const postReferralEvent = async (
  client: Queryable,
  referralId: bigint,
  { event, fact, at }: PostbackEvent,
): Promise<void> => {
  await client.query(
    `${NEW} SELECT r.partner_id, $2, $3, r.user_id, NULL, $4, $4
     FROM partner_referral r JOIN partner_postback b ON b.partner_id = r.partner_id WHERE r.user_id = $1
     ON CONFLICT DO NOTHING`,
    [referralId, event, fact, at],
  );
};

/**
 * Writes that a referral has deposited for the first time, in the transaction that credits the payment. Payments are done
 * for good, so one that is done already was an earlier one.
 */
export const postFirstDeposit = async (
  client: Queryable,
  { userId, paymentId, at }: { userId: bigint; paymentId: number; at: number },
): Promise<void> => {
  const { rows } = await client.query(
    'SELECT FROM payment WHERE user_id = $1 AND code = 1 AND state = 2 AND id <> $2 LIMIT 1',
    [userId, paymentId],
  );
  if (rows.length === 0)
    await postReferralEvent(client, userId, { event: 'firstDeposit', fact: `payment:${paymentId}`, at });
};

/** Writes an event of the partner in the transaction of its cause, once. `amount`: of earnings, base hundredths. */
export const postPartnerEvent = async (
  client: Queryable,
  partnerId: bigint,
  { event, fact, at, amount }: PostbackEvent & { amount: bigint | null },
): Promise<void> => {
  await client.query(
    `${NEW} SELECT b.partner_id, $2, $3, NULL, $4, $5, $5 FROM partner_postback b WHERE b.partner_id = $1
     ON CONFLICT DO NOTHING`,
    [partnerId, event, fact, amount, at],
  );
};

/** A delivery that is due, with all that it says. */
export interface DueDelivery extends Pick<DeliveryRow, 'id' | 'event' | 'at' | 'attempts' | 'amount'> {
  partnerId: bigint;
  referralId: bigint | null;
  url: string;
  secret: Buffer;
  tag: string | null;
  subId: string | null;
}

const dueColumns = `d.id, d.partner_id AS "partnerId", d.event, d.at, d.attempts, d.amount, d.referral_id AS "referralId",
  b.url, b.secret, r.tag, r.sub_id AS "subId"`;

/** Deliveries that are due, the oldest first, of each partner at most `each`: a slow address keeps nobody waiting. */
export const dueDeliveries = async (
  client: Queryable,
  { at, each, limit }: { at: number; each: number; limit: number },
): Promise<DueDelivery[]> => {
  const { rows } = await client.query<Omit<DueDelivery, 'id' | 'at'> & { id: bigint; at: bigint }>(
    `SELECT ${dueColumns}
     FROM (SELECT *, row_number() OVER (PARTITION BY partner_id ORDER BY next_at, id) AS place
       FROM partner_delivery WHERE state = 'waiting' AND next_at <= $1) d
     JOIN partner_postback b ON b.partner_id = d.partner_id LEFT JOIN partner_referral r ON r.user_id = d.referral_id
     WHERE d.place <= $2 ORDER BY d.next_at, d.id LIMIT $3`,
    [at, each, limit],
  );
  return rows.map((row) => ({ ...row, id: Number(row.id), at: Number(row.at) }));
};

/** A partner's address and what was sent to it. */
export const postbackRepository = (em: EntityManager) => ({
  find: (partnerId: bigint): Promise<PostbackRow | null> =>
    em.findOne(PartnerPostbackEntity, { partnerId }, { refresh: true }),

  async add(row: Pick<PostbackRow, 'partnerId' | 'url' | 'secret' | 'createdAt'>): Promise<void> {
    await em.insert(PartnerPostbackEntity, row);
  },

  async change(partnerId: bigint, changes: Partial<Pick<PostbackRow, 'url' | 'secret' | 'rotatedAt'>>): Promise<void> {
    await em.nativeUpdate(PartnerPostbackEntity, { partnerId }, changes);
  },

  /** Removes the address, and what still waits to be sent to it. */
  async remove(partnerId: bigint): Promise<void> {
    await em.nativeDelete(PartnerDeliveryEntity, { partnerId, state: 'waiting' });
    await em.nativeDelete(PartnerPostbackEntity, { partnerId });
  },

  newest: (partnerId: bigint, limit: number): Promise<DeliveryRow[]> =>
    em.find(PartnerDeliveryEntity, { partnerId }, { orderBy: { id: 'desc' }, limit, refresh: true }),

  /** Notes what came of an attempt. */
  async tried(
    id: number,
    result: Pick<DeliveryRow, 'state' | 'attempts' | 'nextAt' | 'triedAt' | 'status' | 'problem'>,
  ): Promise<void> {
    await em.nativeUpdate(PartnerDeliveryEntity, { id, state: 'waiting' }, result);
  },

  /** Forgets what was done before a moment. */
  async forget(before: number): Promise<void> {
    await em.nativeDelete(PartnerDeliveryEntity, { state: { $ne: 'waiting' }, at: { $lt: before } });
  },
});
