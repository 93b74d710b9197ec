import { notices, type cashbox, type EntityManager } from 'db';
import type { NoticeKind } from '../../../contract/features/notices.contract.ts';

/** Tells a player of their payment in the transaction that changes it; of each code once. */
export const notifyPayment = (
  em: EntityManager,
  code: NoticeKind,
  { id, userId }: Pick<cashbox.PaymentRow, 'id' | 'userId'>,
  at: number,
): Promise<void> => notices.notify(em, { userId, code, fact: `payment:${id}`, number: id, at });
