import { z } from 'zod';
import { defineContract } from '../feature.ts';
import { isChoice, isPushEndpoint, MAX_UNREAD, noticeChannels, noticeKinds, noticeTopics } from './notice-values.ts';

const noticeId = z.int().min(1);

/** Things that a notice names, beside its number; pages word them. */
export const noticeFactsSchema = z
  .object({
    reason: z.string(), // a rejection's: a code of the cash desk, or the words of who decided
    game: z.string(),
    round: z.string(), // its id
    bonus: z.string(), // its id
    until: z.int(), // ms since epoch
    place: z.int(), // in a tournament
    level: z.int(), // VIP level
    document: z.string(), // its kind
    device: z.string(), // a browser, as it names itself
    country: z.string(), // ISO 3166-1 alpha-2
    nick: z.string(), // the writer's
    room: z.string(), // a chat's
    conversation: z.string(), // its uid, of the support
    title: z.string(), // title of news, whose text is `words`
    words: z.string(),
    page: z.string(), // page of the site to which news leads
  })
  .partial();
export type NoticeFacts = z.infer<typeof noticeFactsSchema>;

export const noticeSchema = z.object({
  id: noticeId,
  code: z.enum(noticeKinds),
  number: z.int(), // number of the payment or conversion; 0: none
  facts: noticeFactsSchema,
  at: z.int(), // ms since epoch
  isRead: z.boolean(),
});
export type Notice = z.infer<typeof noticeSchema>;

const unread = z.int().min(0).max(MAX_UNREAD);

export const noticesCalls = {
  // the newest first; `before`: the last id of the page before
  'notices.load': {
    auth: true,
    cost: 'read',
    payload: z.object({ before: noticeId.optional() }),
    answer: z.object({ items: z.array(noticeSchema), unread, isLast: z.boolean() }),
  },
  'notices.unread': { auth: true, cost: 'read', payload: z.object({}), answer: z.object({ unread }) },
  // one, or all up to one
  'notices.read': {
    auth: true,
    cost: 'change',
    payload: z.union([z.strictObject({ id: noticeId }), z.strictObject({ upTo: noticeId })]),
    answer: z.object({ unread }),
  },
  'notices.choices': {
    auth: true,
    cost: 'read',
    payload: z.object({}),
    answer: z.object({
      switchedOff: z.array(z.string()), // by `choiceOf`
      isDetailed: z.boolean(), // pushes say what has happened
      isPushed: z.boolean(), // the browser of this session is pushed to
      pushKey: z.string(), // public key of pushes, in base64url
    }),
  },
  'notices.choose': {
    auth: true,
    cost: 'change',
    payload: z
      .object({ topic: z.enum(noticeTopics), channel: z.enum(noticeChannels), isOn: z.boolean() })
      .refine(({ topic, channel }) => isChoice(topic, channel)),
    answer: z.object({ success: z.literal(true) }),
  },
  'notices.chooseDetailed': {
    auth: true,
    cost: 'change',
    payload: z.object({ isDetailed: z.boolean() }),
    answer: z.object({ success: z.literal(true) }),
  },
  // pushes to the browser of this session, as its `PushSubscription` says
  'notices.subscribe': {
    auth: true,
    cost: 'change',
    payload: z.object({
      endpoint: z.string().refine(isPushEndpoint),
      p256dh: z.string().regex(/^[\w-]{87}$/), // an uncompressed point of P-256
      auth: z.string().regex(/^[\w-]{22}$/), // 16 bytes
    }),
    answer: z.object({ success: z.literal(true) }),
  },
  'notices.unsubscribe': {
    auth: true,
    cost: 'change',
    payload: z.object({}),
    answer: z.object({ success: z.literal(true) }),
  },
} as const;

/** Notices of what happened. Pushed on channel `notices` of the call connection: {type: 'changed', payload: {}}. */
export const notices = defineContract({ calls: noticesCalls });
