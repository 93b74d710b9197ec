// Apart from the schemas: pages show these values too.

/** Rooms of the chat: one for everybody, one per language. Clients of the specification alone hear the first. */
export const chatRooms = ['common', 'ru', 'en', 'ua', 'kz', 'uz', 'tr'] as const;
export type ChatRoom = (typeof chatRooms)[number];

/** Types of messages. The specification has no 2. */
export const chatTypes = { text: 0, system: 1, airdrop: 3, airdropOver: 4, gif: 5, sticker: 6 } as const;

/** Stickers: a message of one has its name as its text. */
export const chatStickers = ['hello', 'laugh', 'love', 'wow', 'sad', 'cool', 'party', 'luck', 'bravo', 'tea'] as const;
export type ChatSticker = (typeof chatStickers)[number];

export const isChatSticker = (name: string): name is ChatSticker => chatStickers.some((each) => each === name);

/** Author's id of a message of the house. */
export const CHAT_SYSTEM = 1;

export const MAX_CHAT_TEXT = 150; // characters, after cleaning
export const CHAT_PAUSE_MS = 5_000; // between two messages of a player
export const CHAT_PAGE = 50;
export const MAX_CHAT_MENTIONS = 5; // players whom a message may mention; further names are words
/** A nickname after an "@" that stands at the beginning of a word; a dot at its end is the sentence's. */
export const MENTION =
  /(?<![\p{L}\p{M}\d._@-])@(?<nick>(?=[\p{L}\d.]{3,15}(?![\p{L}\d]))[\p{L}\d]+(?:\.[\p{L}\d]+)*)/gu;

export const MAX_UNSEEN_MENTIONS = 50; // the last ones, of those that a player has not seen
export const MAX_MENTIONABLE = 8; // players who are offered while a name is typed
export const INVITE_STAYS_MS = 60_000; // time for which an invitation to a room is shown
export const INVITE_PAUSE_MS = 600_000; // between two of a sender to a receiver
export const INVITE_DECLINED_MS = 86_400_000; // the same, after the receiver has declined
export const INVITES_PER_HOUR = 10; // players whom a sender may invite
export const MAX_CHAT_BATCH = 40; // messages in one push: more are only counted

/** Durations of a ban in minutes. -1: for ever. */
export const CHAT_BAN_FOR_EVER = -1;
export const chatBanMinutes = [5, 30, 60, 120, 180, 1_440, 10_080, CHAT_BAN_FOR_EVER] as const;

/** Reasons of a ban: advertising of other projects, insults, and the moderator's own words. */
export const chatBanReasons = { advertising: 0, insult: 1, custom: 100 } as const;
export type ChatBanReason = (typeof chatBanReasons)[keyof typeof chatBanReasons];

export const chatCodes = {
  notFound: 404, // no such message or player, or it is deleted
  empty: 'CHAT_EMPTY',
  tooLong: 'CHAT_TOO_LONG',
  tooSoon: 'CHAT_TOO_SOON', // with `retryAfterMs`
  repeated: 'CHAT_REPEATED', // the same words again
  words: 'CHAT_WORDS', // refused by the filter of words
  link: 'CHAT_LINK', // only addresses of this site may be sent
  banned: 'CHAT_BANNED', // with `until`
  readOnly: 'CHAT_READ_ONLY', // moderators alone write
  sticker: 'CHAT_STICKER', // there is no sticker of this name
  gif: 'CHAT_GIF', // only addresses that `chat.gifs` has given may be sent
  gifsAway: 'CHAT_GIFS_AWAY', // the search service does not answer, or there is none
  betRepeated: 'CHAT_BET_REPEATED', // the bet is in this room already today
  onBreak: 'CHAT_ON_BREAK', // a break or a self-exclusion: reading and support stay
} as const;
