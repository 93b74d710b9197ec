import { z } from 'zod';
import { defineContract } from '../feature.ts';

/** Kinds of notices, as their `code` names them; pages word them. */
export const noticeKinds = ['depositCredited', 'withdrawalApproved', 'withdrawalPaid', 'withdrawalRefused'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

export const NOTICES_PAGE = 30;

const noticeId = z.int().min(1);

export const noticeSchema = z.object({
  id: noticeId,
  code: z.enum(noticeKinds),
  number: z.int(), // number of the payment
  at: z.int(), // ms since epoch
  isRead: z.boolean(),
});
export type Notice = z.infer<typeof noticeSchema>;

export const noticesCalls = {
  // the newest first; `before`: the last id of the page before
  'notices.load': {
    auth: true,
    cost: 'read',
    payload: z.object({ before: noticeId.optional() }),
    answer: z.object({ items: z.array(noticeSchema), unread: z.int(), isLast: z.boolean() }),
  },
  'notices.read': {
    auth: true,
    cost: 'change',
    payload: z.object({ upTo: noticeId }),
    answer: z.object({ unread: z.int() }),
  },
} as const;

/** Notices of what happened. Pushed on channel `notices` of the call connection: {type: 'changed', payload: {}}. */
export const notices = defineContract({ calls: noticesCalls });
