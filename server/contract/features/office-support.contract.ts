import { z } from 'zod';
import { defineContract } from '../feature.ts';
import { publicPlayerId, uuid } from '../ids.ts';
import { languages } from '../languages.ts';
import { minor } from '../money.ts';
import { forStaff } from '../staff.contract.ts';
import { supportCardSchema } from './support-cards.ts';
import {
  MAX_SUPPORT_ANSWER,
  supportQueues,
  supportSides,
  supportStates,
  supportTopics,
  supportVias,
} from './support-values.ts';
import { supportAttachmentSchema, supportMeasureSchema } from './support.contract.ts';

const queue = z.enum(supportQueues);
const colleague = z.object({ userId: publicPlayerId, nick: z.string() });

/** A line of the inbox. */
export const officeConversationSchema = z.object({
  uid: uuid,
  player: z.object({ userId: publicPlayerId, nick: z.string() }).nullable(), // null: a guest
  email: z.string().nullable(), // a guest's
  language: z.enum(languages),
  topic: z.enum(supportTopics),
  card: supportCardSchema.nullable(),
  queue,
  state: z.enum(supportStates),
  assignee: colleague.nullable(),
  isMine: z.boolean(), // the caller is the assignee
  isOwn: z.boolean(), // the caller is its player, maybe under another account: somebody else answers
  unread: z.int(), // messages of the player that nobody of the house has opened
  lastText: z.string(), // beginning of the player's or the house's last message
  createdAt: z.int(), // ms since epoch, as all times
  lastAt: z.int(),
  waitingSince: z.int().nullable(),
  firstAnswerAt: z.int().nullable(),
  closedAt: z.int().nullable(),
  rating: z.int().nullable(),
  ratingComment: z.string(),
});
export type OfficeConversation = z.infer<typeof officeConversationSchema>;

/** A message as staff see it: notes too. */
export const officeMessageSchema = z.object({
  uid: uuid,
  seq: z.int(), // from 1, without a gap
  side: z.enum(supportSides),
  author: colleague.nullable(), // null: the system or a guest
  text: z.string(),
  via: z.enum(supportVias),
  attachments: z.array(supportAttachmentSchema),
  at: z.int(),
});
export type OfficeMessage = z.infer<typeof officeMessageSchema>;

/** The player beside the conversation. */
export const officePlayerSchema = z.object({
  userId: publicPlayerId,
  nick: z.string(),
  language: z.enum(languages),
  createdAt: z.int(),
  vip: z.int(),
  kyc: z.enum(['none', 'pending', 'approved', 'rejected']),
  isBlocked: z.boolean(),
  isOnBreak: z.boolean(), // a break or a self-exclusion: nothing is offered to them
  conversations: z.int(),
  balanceMinor: minor.nullable(), // real money, base hundredths; null: the caller does not work with payments
  payments: z.array(supportCardSchema), // the last ones
});
export type OfficePlayer = z.infer<typeof officePlayerSchema>;

/** Something that staff did with a conversation. */
export const officeEventSchema = z.object({
  kind: z.enum(['assigned', 'released', 'handedOver', 'closed', 'reopened']),
  by: z.string(), // nick
  to: z.string().nullable(), // nick of an assignee, or a queue
  at: z.int(),
});
export type OfficeEvent = z.infer<typeof officeEventSchema>;

const texts = z.partialRecord(z.enum(languages), z.string().max(MAX_SUPPORT_ANSWER));

export const readyAnswerSchema = z.object({
  id: z.int(),
  title: z.string(),
  queue: queue.nullable(), // null: of all queues
  bodies: texts,
  version: z.int(),
  editedBy: z.string(), // nick
  editedAt: z.int(),
});
export type ReadyAnswer = z.infer<typeof readyAnswerSchema>;

/** Times of a queue in a week, from the question on; hours when nobody is there are left out. */
export const supportTimesSchema = z.object({
  queue, // the present one of its conversations
  weekAt: z.int(), // its Monday
  firstAnswer: supportMeasureSchema,
  solution: supportMeasureSchema.nullable(), // to the close; null: nothing was closed
});
export type SupportTimes = z.infer<typeof supportTimesSchema>;

const conversation = uuid;
const done = z.object({ success: z.literal(true) });
const written = { conversation, text: z.string().trim().min(1).max(MAX_SUPPORT_ANSWER), requestId: uuid };
const message = z.object({ message: officeMessageSchema });
const changed = z.object({ conversation: officeConversationSchema });

export const officeSupportCalls = forStaff('supportDesk', {
  // Conversations of the queues that the caller may see, the longest waiting first; the connection hears of changes
  'officeSupport.list': {
    auth: true,
    cost: 'read',
    payload: z.object({
      queue: queue.optional(),
      state: z.enum(supportStates).optional(),
      assignee: z.enum(['me', 'nobody']).optional(),
      search: z.string().trim().max(64).default(''), // a nick, an id, an address, or words of a message
      page: z.int().min(1).max(10_000).default(1),
    }),
    answer: z.object({
      conversations: z.array(officeConversationSchema),
      total: z.int(),
      waiting: z.array(z.object({ queue, count: z.int() })), // one for each queue that the caller may see
      colleagues: z.array(colleague), // people to assign it to
    }),
  },
  // Everything about one, and marks it read; the connection hears of who types in it
  'officeSupport.open': {
    auth: true,
    cost: 'read',
    payload: z.object({ conversation }),
    answer: changed.extend({
      messages: z.array(officeMessageSchema),
      events: z.array(officeEventSchema),
      player: officePlayerSchema.nullable(),
    }),
  },
  'officeSupport.answer': { auth: true, cost: 'change', payload: z.object(written), answer: message },
  // A letter to a player: a conversation that the house begins. A repeated `requestId` answers with the same one
  'officeSupport.write': {
    auth: true,
    cost: 'change',
    payload: z.object({ userId: publicPlayerId, text: written.text, requestId: uuid }),
    answer: z.object({ conversation: uuid }),
  },
  'officeSupport.note': { auth: true, cost: 'change', payload: z.object(written), answer: message },
  'officeSupport.typing': { auth: true, cost: 'look', payload: z.object({ conversation }), answer: done },
  // null: nobody. `was`: who had it when the caller looked; SUPPORT_CHANGED when somebody else was first
  'officeSupport.assign': {
    auth: true,
    cost: 'change',
    payload: z.object({ conversation, assignee: publicPlayerId.nullable(), was: publicPlayerId.nullable() }),
    answer: changed,
  },
  // To another queue, with a note for those who take it over
  'officeSupport.handOver': {
    auth: true,
    cost: 'change',
    payload: z.object({ conversation, queue, note: z.string().trim().min(1).max(MAX_SUPPORT_ANSWER) }),
    answer: changed,
  },
  'officeSupport.close': { auth: true, cost: 'change', payload: z.object({ conversation }), answer: changed },
  'officeSupport.reopen': { auth: true, cost: 'change', payload: z.object({ conversation }), answer: changed },
  'officeSupport.readyAnswers': {
    auth: true,
    cost: 'read',
    payload: z.object({}),
    answer: z.object({ answers: z.array(readyAnswerSchema) }),
  },
  // All versions of one, the newest first
  'officeSupport.readyVersions': {
    auth: true,
    cost: 'read',
    payload: z.object({ id: z.int() }),
    answer: z.object({ versions: z.array(readyAnswerSchema) }),
  },
  // A new one, or the next version of one: SUPPORT_CHANGED when somebody else has changed it meanwhile
  'officeSupport.saveReadyAnswer': {
    auth: true,
    cost: 'change',
    payload: z
      .object({
        id: z.int().optional(),
        version: z.int().optional(), // the edited one
        title: z.string().trim().min(1).max(80),
        queue: queue.nullable(),
        bodies: texts,
      })
      .refine(({ id, version }) => (id === undefined) === (version === undefined), { path: ['version'] }),
    answer: z.object({ answer: readyAnswerSchema }),
  },
  'officeSupport.figures': {
    auth: true,
    cost: 'survey',
    payload: z.object({ days: z.int().min(1).max(90).default(30) }),
    answer: z.object({
      opened: z.int(),
      closed: z.int(),
      times: z.array(supportTimesSchema), // by week and queue, the newest first; a week without an answer has no row
      queues: z.array(z.object({ queue, waiting: z.int(), oldestMs: z.int().nullable() })),
      ratings: z.array(z.object({ rating: z.int(), count: z.int() })), // 1 to 5
    }),
  },
});

/** Pushed on channel `officeSupport` to who has called `officeSupport.list` or `.open`. */
export const officeSupportPushes = {
  changed: z.object({ conversation }),
  typing: z.object({ conversation }), // its player writes
} as const;

/** Rooms of the connections that hear of these. */
export const OFFICE_SUPPORT_ROOM = 'officeSupport';

/** The inbox of staff. */
export const officeSupport = defineContract({ calls: officeSupportCalls });
