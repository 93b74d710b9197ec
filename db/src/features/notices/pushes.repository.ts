import type { EntityManager } from '@mikro-orm/postgresql';
import { fromNow } from '../../core/sql.ts';
import { NoticePushEntity, PushSubscriptionEntity } from './notice.entity.ts';

/** A browser to push to, with the keys by which only it can read what it is sent. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface NewSubscription extends PushTarget {
  userId: bigint;
  sessionId: string;
  at: number; // ms since epoch
}

/**
 * Keeps the subscription of a session's browser in the place of a former one; of a browser in which somebody else had signed
 * in, the owner is now this player.
 */
export const keepSubscription = async (em: EntityManager, subscription: NewSubscription): Promise<void> => {
  const { userId, sessionId, endpoint, p256dh, auth, at } = subscription;
  await em.nativeDelete(PushSubscriptionEntity, { sessionId, endpoint: { $ne: endpoint } });
  await em.upsert(
    PushSubscriptionEntity,
    { userId, sessionId, endpoint, p256dh, auth, createdAt: at },
    { onConflictFields: ['endpoint'], onConflictMergeFields: ['userId', 'sessionId', 'p256dh', 'auth', 'createdAt'] },
  );
};

/** Forgets the browsers of a player. */
export const dropSubscriptionsOf = async (em: EntityManager, userId: bigint): Promise<void> => {
  await em.nativeDelete(PushSubscriptionEntity, { userId });
};

/** Forgets the browser of a session. */
export const dropSubscriptionOf = async (em: EntityManager, sessionId: string): Promise<void> => {
  await em.nativeDelete(PushSubscriptionEntity, { sessionId });
};

/** Forgets a browser to which nothing can be pushed any more, and what waits for it. */
export const dropSubscription = async (em: EntityManager, id: number): Promise<void> => {
  await em.nativeDelete(PushSubscriptionEntity, { id });
};

/** Forgets the browsers of sessions that have ended. */
export const dropEndedSubscriptions = async (em: EntityManager): Promise<void> => {
  await em.execute(
    `DELETE FROM push_subscription p USING session s
     WHERE s.id = p.session_id AND (s.ended_at IS NOT NULL OR s.expires_at <= now())`,
  );
};

/** True when the browser of a session is pushed to. */
export const isSubscribed = async (em: EntityManager, sessionId: string): Promise<boolean> =>
  (await em.count(PushSubscriptionEntity, { sessionId })) > 0;

/** A push claimed for sending. */
export interface ClaimedPush extends PushTarget {
  noticeId: number;
  subscriptionId: number;
  attempts: number; // this one included
  code: string;
  isDetailed: boolean; // says what has happened
  lang: string;
  isLive: boolean; // false: its session has ended
  isRead: boolean; // its player has seen the notice meanwhile
}

/** Takes the push that has waited longest; nobody else gets it before `leaseMs` are over. Undefined when none is due. */
export const claimPush = async (em: EntityManager, leaseMs: number): Promise<ClaimedPush | undefined> => {
  const [row] = await em.execute<
    (Omit<ClaimedPush, 'noticeId' | 'subscriptionId'> & Record<'noticeId' | 'subscriptionId', string>)[]
  >(
    `WITH due AS (
       SELECT notice_id, subscription_id FROM notice_push WHERE next_try_at <= now()
       ORDER BY next_try_at LIMIT 1 FOR UPDATE SKIP LOCKED
     ), claimed AS (
       UPDATE notice_push w SET attempts = w.attempts + 1, next_try_at = now() + ? * interval '1 millisecond'
       FROM due d WHERE (w.notice_id, w.subscription_id) = (d.notice_id, d.subscription_id) RETURNING w.*
     )
     SELECT w.notice_id AS "noticeId", w.subscription_id AS "subscriptionId", w.attempts, n.code, u.lang,
       coalesce(c.is_detailed, false) AS "isDetailed", p.endpoint, p.p256dh, p.auth,
       s.ended_at IS NULL AND s.expires_at > now() AS "isLive", n.read_at IS NOT NULL AS "isRead"
     FROM claimed w JOIN notice n ON n.id = w.notice_id JOIN push_subscription p ON p.id = w.subscription_id
       JOIN session s ON s.id = p.session_id JOIN app_user u ON u.id = p.user_id
       LEFT JOIN notice_choice c ON c.user_id = p.user_id`,
    [leaseMs],
  );
  return row && { ...row, noticeId: Number(row.noticeId), subscriptionId: Number(row.subscriptionId) };
};

type Push = Pick<ClaimedPush, 'noticeId' | 'subscriptionId'>;

/** Nothing more is to be done with a push: it was sent, or is given up. */
export const dropPush = async (em: EntityManager, { noticeId, subscriptionId }: Push): Promise<void> => {
  await em.nativeDelete(NoticePushEntity, { noticeId, subscriptionId });
};

/** Tries a push again after `pauseMs`. */
export const delayPush = async (em: EntityManager, push: Push, pauseMs: number): Promise<void> => {
  const { noticeId, subscriptionId } = push;
  await em.nativeUpdate(NoticePushEntity, { noticeId, subscriptionId }, { nextTryAt: fromNow(pauseMs) });
};
