// Apart from the schemas: pages show these values too.

/** Subjects of a conversation. Those of `supportRefs` may be linked to what they are about. */
export const supportTopics = [
  'deposit',
  'withdrawal',
  'round',
  'bonus',
  'account',
  'identity',
  'technical',
  'complaint',
  'other',
] as const;
export type SupportTopic = (typeof supportTopics)[number];

/** Kinds of things that a topic is linked to: the number of a payment, the id of a round or bonus, the code of an error. */
export const supportRefs = {
  deposit: 'payment',
  withdrawal: 'payment',
  round: 'round',
  bonus: 'bonus',
  technical: 'error',
} as const satisfies Partial<Record<SupportTopic, string>>;

/** Desks among which the house passes conversations. Every conversation begins at the first. */
export const supportQueues = ['support', 'payments', 'compliance'] as const;
export type SupportQueue = (typeof supportQueues)[number];

/** Roles that see a queue and answer in it. */
export const supportQueueRoles = {
  support: ['support', 'moderator', 'admin'],
  payments: ['payments', 'finance', 'admin'],
  compliance: ['compliance', 'admin'],
} as const satisfies Record<SupportQueue, readonly string[]>;

/** `waiting`: the player waits for the house. `answered`: the house waits for the player. */
export const supportStates = ['waiting', 'answered', 'closed'] as const;
export type SupportState = (typeof supportStates)[number];

/** Authors of messages. A note is of staff for staff: no player is ever shown one. */
export const supportSides = ['player', 'staff', 'note', 'system'] as const;
export type SupportSide = (typeof supportSides)[number];

export const supportVias = ['site', 'email'] as const;

/** Words of a system message, which pages word: the house or the player closed the conversation, or it was opened again. */
export const supportSystemTexts = ['closedByHouse', 'closedByPlayer', 'reopened', 'handedOver'] as const;
export type SupportSystemText = (typeof supportSystemTexts)[number];

export const MAX_SUPPORT_TEXT = 2_000; // characters of a player's message
export const MAX_SUPPORT_ANSWER = 5_000; // characters of an answer or a note
export const MAX_SUPPORT_ATTACHMENTS = 5; // in one message
export const MAX_SUPPORT_FILES_A_DAY = 30;
export const MAX_SUPPORT_COMMENT = 500; // characters beside a rating
export const MAX_SUPPORT_REF = 64; // characters
export const MAX_SUPPORT_RATING = 5;
export const MAX_SUPPORT_SEQ = 2_147_483_647; // a place is stored in 32 bits
export const SUPPORT_PAGE = 50; // messages of a page
export const MAX_SUPPORT_LISTED = 50; // conversations that a player is shown
export const SUPPORT_OFFICE_PAGE = 30; // conversations of a page of the inbox
export const MIN_SUPPORT_MEASURED = 20; // conversations below which no time to a first answer is stated

/** Limits of one account or guest. Nothing else refuses a question: who is banned, excluded or on a break may ask. */
export const supportLimits = { conversationsPerHour: 5, conversationsPerDay: 15, messagesPerMinute: 10 } as const;

/** Header under which a guest's key travels with a file. */
export const SUPPORT_GUEST_HEADER = 'x-support-guest';

/** Variables of a ready answer, written as `{nick}`. */
export const supportVariables = ['nick', 'agent', 'topic', 'ref'] as const;

export const supportCodes = {
  notFound: 404, // no such conversation, message, file or colleague, or it is not the caller's
  guestKey: 'SUPPORT_GUEST_KEY', // a guest without a key
  empty: 'SUPPORT_EMPTY', // neither words nor a file
  closed: 'SUPPORT_CLOSED', // the conversation is over: a new one can be opened
  notOwn: 'SUPPORT_NOT_OWN', // the payment, round or bonus is not the caller's, or the topic has none
  tooMany: 'SUPPORT_TOO_MANY', // conversations; with `retryAfterMs`
  tooFast: 'SUPPORT_TOO_FAST', // messages; with `retryAfterMs`
  attachment: 'SUPPORT_ATTACHMENT', // a file that is not the caller's, or was sent already
  tooManyFiles: 'SUPPORT_TOO_MANY_FILES', // pictures in a day
  rated: 'SUPPORT_RATED', // a rating stays as it was given
  notClosed: 'SUPPORT_NOT_CLOSED', // only what is over is rated
  notYourQueue: 'SUPPORT_NOT_YOUR_QUEUE', // staff of another desk
  changed: 'SUPPORT_CHANGED', // somebody else was first
  variable: 'SUPPORT_VARIABLE', // a ready answer names a variable that there is not; with `field`
} as const;
