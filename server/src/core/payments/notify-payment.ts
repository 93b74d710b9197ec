import type { cashbox, EntityManager } from 'db';
import type { NoticeKind } from '../../../contract/features/notice-values.ts';
import type { NoticeFacts } from '../../../contract/features/notices.contract.ts';
import { notify } from '../notices/notify.ts';

/** Tells a player of their payment in the transaction that changes it; of each code once. */
export const notifyPayment = (
  em: EntityManager,
  code: NoticeKind,
  { id, userId }: Pick<cashbox.PaymentRow, 'id' | 'userId'>,
  { at, facts = {} }: { at: number; facts?: NoticeFacts },
): Promise<void> => notify(em, { userId, code, fact: `payment:${id}`, number: id, facts, at });
