import { z } from 'zod';
import { defineContract } from '../feature.ts';
import { uuid } from '../ids.ts';
import { supportCardSchema } from './support-cards.ts';
import {
  MAX_SUPPORT_ATTACHMENTS,
  MAX_SUPPORT_COMMENT,
  MAX_SUPPORT_RATING,
  MAX_SUPPORT_REF,
  MAX_SUPPORT_SEQ,
  MAX_SUPPORT_TEXT,
  supportStates,
  supportTopics,
} from './support-values.ts';

export * from './support-cards.ts';
export * from './support-hours.ts';
export * from './support-values.ts';

/** 32 random bytes that a guest's browser makes and keeps. The house stores their hash only. */
export const supportGuestKey = z.string().regex(/^[0-9a-f]{64}$/);

export const supportAttachmentSchema = z.object({ uid: uuid, mime: z.string(), bytes: z.int() });
export type SupportAttachment = z.infer<typeof supportAttachmentSchema>;

/** A message as its player sees it: notes of staff are none of these. `seq` only orders them. */
export const supportMessageSchema = z.object({
  uid: uuid,
  seq: z.int(),
  side: z.enum(['player', 'staff', 'system']),
  agent: z.string().nullable(), // nick of who answers
  text: z.string(), // a system message has one of `supportSystemTexts`
  attachments: z.array(supportAttachmentSchema),
  at: z.int(), // ms since epoch, as all times
});
export type SupportMessage = z.infer<typeof supportMessageSchema>;

/** A conversation as its player sees it. */
export const supportConversationSchema = z.object({
  uid: uuid,
  topic: z.enum(supportTopics),
  card: supportCardSchema.nullable(), // subject that it is linked to
  state: z.enum(supportStates),
  unread: z.int(), // messages of the house that the player has not seen
  lastText: z.string(), // the last message's beginning; '' of a system message
  lastAt: z.int(),
  createdAt: z.int(),
  closedAt: z.int().nullable(),
  rating: z.int().nullable(),
});
export type SupportConversation = z.infer<typeof supportConversationSchema>;

/** Measured time from a question to its first answer, hours when nobody is there left out. */
export const supportMeasureSchema = z.object({ medianMs: z.int(), p90Ms: z.int(), count: z.int() });
export type SupportMeasure = z.infer<typeof supportMeasureSchema>;

const guest = { guestKey: supportGuestKey.optional() };
const conversation = uuid;
const seq = z.int().min(0).max(MAX_SUPPORT_SEQ);
const done = z.object({ success: z.literal(true) });
const topicRef = z.string().min(1).max(MAX_SUPPORT_REF);
const shownConversation = z.object({ conversation: supportConversationSchema });
const messages = z.array(supportMessageSchema); // oldest first

export const supportCalls = {
  // The caller's conversations, the newest first. A guest's key in the hand of a player: their conversations become the player's
  'support.open': {
    auth: false,
    cost: 'read',
    payload: z.object({ topic: z.enum(supportTopics).optional(), ref: topicRef.optional(), ...guest }),
    answer: z.object({
      conversations: z.array(supportConversationSchema), // at most 50
      messages, // the last of the newest conversation that is not closed
      card: supportCardSchema.nullable(), // the subject `ref`; null when it is not the caller's
      hours: z.object({ isOpen: z.boolean(), until: z.int() }), // `until`: the next opening or closing
      firstAnswer: supportMeasureSchema.nullable(), // during the last 30 days; null: no measure yet
    }),
  },
  // Things that a topic may be linked to, the newest first
  'support.subjects': {
    auth: true,
    cost: 'read',
    payload: z.object({ topic: z.enum(supportTopics) }),
    answer: z.object({ cards: z.array(supportCardSchema) }), // at most 5
  },
  // Into a conversation, or a new one. A repeated `requestId` answers with the same message
  'support.send': {
    auth: false,
    cost: 'change',
    payload: z.object({
      conversation: conversation.optional(),
      topic: z.enum(supportTopics).default('other'), // for a new one, as `ref` and `email`
      ref: topicRef.optional(),
      email: z.email().max(254).optional(), // a guest's, for the answer
      text: z.string().trim().max(MAX_SUPPORT_TEXT),
      attachments: z.array(uuid).max(MAX_SUPPORT_ATTACHMENTS).default([]),
      requestId: uuid,
      ...guest,
    }),
    answer: shownConversation.extend({ message: supportMessageSchema }),
  },
  // A page of messages: after a place, before one, or the last
  'support.history': {
    auth: false,
    cost: 'look',
    payload: z
      .object({ conversation, after: seq.optional(), before: seq.optional(), ...guest })
      .refine(({ after, before }) => after === undefined || before === undefined, { path: ['before'] }),
    answer: shownConversation.extend({ messages }),
  },
  'support.unread': { auth: false, cost: 'look', payload: z.object(guest), answer: z.object({ unread: z.int() }) },
  'support.read': { auth: false, cost: 'change', payload: z.object({ conversation, seq, ...guest }), answer: done },
  'support.typing': { auth: false, cost: 'look', payload: z.object({ conversation, ...guest }), answer: done },
  'support.close': {
    auth: false,
    cost: 'change',
    payload: z.object({ conversation, ...guest }),
    answer: shownConversation,
  },
  'support.rate': {
    auth: false,
    cost: 'change',
    payload: z.object({
      conversation,
      rating: z.int().min(1).max(MAX_SUPPORT_RATING),
      comment: z.string().trim().max(MAX_SUPPORT_COMMENT).default(''),
      ...guest,
    }),
    answer: shownConversation,
  },
} as const;

/** Pushed on channel `support` to the player's connections, and to those of a guest that have called `support.open`. */
export const supportPushes = {
  changed: z.object({ conversation, seq: z.int() }), // ask `support.history` for what is newer than one has
  typing: z.object({ conversation }), // somebody of the house writes
} as const;

/** POST /api/support/attachment: the body is the picture, a guest's key in its header. */
export interface SupportUploadAnswer {
  success: boolean;
  data?: SupportAttachment;
  msg?: string;
  code?: number | string;
  retryAfterMs?: number;
}

/**
 * POST /api/support/letter, from the page of a visitor whom we do not serve: a question that is answered by e-mail. A
 * signed-in player with a confirmed address is answered there.
 */
export const supportLetterSchema = z.object({
  email: z.email().max(254),
  text: z.string().trim().min(1).max(MAX_SUPPORT_TEXT),
  requestId: uuid,
  guestKey: supportGuestKey,
});

export interface SupportLetterAnswer {
  success: boolean;
  data?: { email: string }; // address of the answer
  msg?: string;
  code?: number | string;
  field?: string;
}

/** Conversations of players and guests with the house. */
export const support = defineContract({ calls: supportCalls });
