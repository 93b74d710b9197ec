import { notices, type bonus, type EntityManager, type kyc } from 'db';
import { keptTopics, topicOfNotice, type NoticeKind } from '../../../contract/features/notice-values.ts';
import type { NoticeFacts } from '../../../contract/features/notices.contract.ts';

export interface NewNotice {
  userId: bigint;
  code: NoticeKind;
  fact: string; // names the fact: under a code it is told once, however often it is handed in
  number?: number;
  facts?: NoticeFacts;
  at: number; // ms since epoch
}

/**
 * Tells a player of something in the transaction of `em`, which is that of its cause: neither is there without the other.
 * Their choices and breaks decide where it is shown, and all their pages hear of it.
 */
export const notify = (em: EntityManager, { code, number = 0, facts = {}, ...notice }: NewNotice): Promise<void> => {
  const topic = topicOfNotice[code];
  return notices.addNotice(em, { ...notice, code, number, facts, topic, isKept: keptTopics.includes(topic) });
};

/** Tells of a change of what keeps an account safe. */
export const notifySecurity = (
  em: EntityManager,
  userId: bigint,
  code: Extract<NoticeKind, 'passwordChanged' | 'secondFactorOn' | 'secondFactorOff'>,
): Promise<void> => {
  const at = Date.now(); // as the trail beside it
  return notify(em, { userId, code, fact: `at:${at}`, at });
};

/** Tells of a level of the VIP club; of each once. */
export const notifyLevel = (
  em: EntityManager,
  { userId, level, at }: { userId: bigint; level: number; at: number },
): Promise<void> => notify(em, { userId, code: 'levelReached', fact: `level:${level}`, facts: { level }, at });

/** Tells of a decided document. */
export const notifyReviewed = (
  em: EntityManager,
  { id, userId, kind, status, reason }: kyc.DocumentRow,
): Promise<void> => {
  const code = status === 'approved' ? 'kycApproved' : 'kycRejected';
  const facts = { document: kind, ...(reason !== null && { reason }) };
  return notify(em, { userId, code, fact: `document:${id}`, facts, at: Date.now() });
};

/** Tells of a document that is asked for; `at` is the request's. */
export const notifyAsked = (
  em: EntityManager,
  { userId, need, at }: { userId: bigint; need: kyc.RequestNeed; at: number },
): Promise<void> => notify(em, { userId, code: 'kycAsked', fact: `${need}:${at}`, at });

/** Tells of an answer of support: once for all that come until the player reads them. */
export const notifyAnswered = (
  em: EntityManager,
  { userId, conversation, readSeq, at }: { userId: bigint; conversation: string; readSeq: number; at: number },
): Promise<void> => notify(em, { userId, code: 'support', fact: `${conversation}:${readSeq}`, at });

/** Marks the notices of a conversation read: its player has it before them. False: none was unread. */
export const markAnswersRead = (
  em: EntityManager,
  userId: bigint,
  { conversation, at }: { conversation: string; at: number },
): Promise<boolean> => notices.markNoticesOfRead(em, userId, { code: 'support', subject: conversation, at });

/** Tells of a prize of the tournament that was paid. */
export const notifyPrize = (
  em: EntityManager,
  { userId, period, details }: Pick<bonus.BonusGrantRow, 'userId' | 'period' | 'details'>,
  at: number,
): Promise<void> =>
  notify(em, { userId, code: 'prizeWon', fact: `day:${period}`, facts: { place: Number(details['place']) }, at });
