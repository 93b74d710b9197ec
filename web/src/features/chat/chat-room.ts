import {
  CHAT_PAGE,
  chatTypes,
  type ChatBan,
  type ChatMention,
  type ChatMessage,
  type ChatPush,
  type ChatRoom,
} from 'server/contract';
import { v7 as uuidv7 } from 'uuid';
import { call, legacy, onOnline, onPush, type Push } from '../../core/connection/connection.ts';
import { currentSession, onSession } from '../../core/session/session.ts';
import { talkRoom } from '../../core/chat/talk-room.ts';
import { createStore } from '../../core/store/store.ts';
import { emptyList, leavesHole, withChanges, withOlder, type ChatList, type PendingMessage } from './chat-list.ts';

/** A room as the page shows it. */
export interface RoomState {
  readonly room: ChatRoom;
  readonly status: 'loading' | 'ready' | 'failed';
  readonly list: ChatList;
  readonly pending: readonly PendingMessage[];
  readonly read: number; // id of the last message that was seen
  readonly pauseMs: number;
  readonly isReadOnly: boolean;
  readonly hasGifs: boolean;
  readonly isOnBreak: boolean;
  readonly ban: ChatBan | null;
  readonly blocked: readonly string[];
  readonly mentions: readonly ChatMention[]; // not seen yet, in all rooms, the oldest first
  readonly restUntil: number; // the next message may be sent then, by the page's clock
}

const MIN_PAUSE_MS = 5_000;

const closedRoom = (room: ChatRoom): RoomState => ({
  room,
  status: 'loading',
  list: emptyList,
  pending: [],
  read: 0,
  pauseMs: MIN_PAUSE_MS,
  isReadOnly: false,
  hasGifs: false,
  isOnBreak: false,
  ban: null,
  blocked: [],
  mentions: [],
  restUntil: 0,
});

/** The room that is open. */
export const chatRoom = createStore<RoomState>(closedRoom('common'));

const patch = (changes: Partial<RoomState>): void => chatRoom.set({ ...chatRoom.get(), ...changes });
const change = (messages: readonly ChatMessage[], revision: number, skipped = 0): void =>
  patch({ list: withChanges(chatRoom.get().list, { messages, revision, skipped }) });

let viewers = 0; // places of the page that show the chat
let isCatchingUp = false;

const load = async (room: ChatRoom): Promise<void> => {
  try {
    const { messages, revision, ...rest } = await call('chat.open', { room });
    if (chatRoom.get().room !== room) return;
    patch({
      ...rest,
      status: 'ready',
      list: { messages, revision, skipped: 0, knownTo: revision, hasOlder: messages.length === CHAT_PAGE },
    });
  } catch {
    if (chatRoom.get().room === room) patch({ status: 'failed' });
  }
};

/** Asks for what is missing. */
export const catchUp = async (): Promise<void> => {
  if (isCatchingUp) return;
  isCatchingUp = true;
  const { room, list } = chatRoom.get();
  try {
    const { messages, revision, isReset } = await call('chat.changes', { room, revision: list.knownTo });
    if (chatRoom.get().room !== room) return;
    const known = isReset ? { ...emptyList, hasOlder: true } : { ...chatRoom.get().list, skipped: 0 };
    patch({ list: withChanges(known, { messages, revision }) });
  } catch {
    // the connection's return asks again
  } finally {
    isCatchingUp = false;
  }
};

const hear = (push: Push): void => {
  const { type, payload } = push as unknown as ChatPush;
  const { room, list } = chatRoom.get();
  if (type === 'messages' && payload.room === room) {
    const isHole = payload.messages.length > 0 && leavesHole(list, payload.messages);
    if (isHole) void catchUp();
    else change(payload.messages, payload.revision, payload.skipped);
  }
  if (type === 'airdropUpdate') {
    const messages = list.messages.map((each) =>
      each.uid === payload.uid ? { ...each, message: payload.message } : each,
    );
    patch({ list: { ...list, messages } });
  }
  if (type === 'room' && payload.room === room) patch({ pauseMs: payload.pauseMs, isReadOnly: payload.isReadOnly });
  if (type === 'ban') patch({ ban: payload.ban });
  if (type === 'mentions') patch({ mentions: payload.mentions });
};

const reopen = (): void => {
  if (viewers > 0) void load(chatRoom.get().room);
};

let isListening = false;
const listen = (): void => {
  if (isListening) return;
  isListening = true;
  onPush('chat', hear);
  onOnline(reopen);
  let player = currentSession().profile?.profileID;
  onSession(() => {
    const { profile } = currentSession();
    if (profile?.profileID !== player) reopen(); // their read mark and their right to write are their own
    player = profile?.profileID;
  });
};

/** Shows the chat somewhere on the page. Returns how to stop: the last one leaves the room. */
export const viewChat = (): (() => void) => {
  listen();
  viewers += 1;
  if (viewers === 1) void load(chatRoom.get().room);
  return () => {
    viewers -= 1;
    if (viewers === 0) call('chat.close', {}).catch(() => undefined); // a lost connection has left it anyway
  };
};

/** Changes to another room. */
export const openRoom = (room: ChatRoom): void => {
  talkRoom.set(room);
  chatRoom.set({ ...closedRoom(room), mentions: chatRoom.get().mentions });
  void load(room);
};

/** Loads what is older than the list. */
export const loadOlder = async (): Promise<void> => {
  const { room, list } = chatRoom.get();
  const before = list.messages[0]?.id;
  if (before === undefined || !list.hasOlder) return;
  const older = await legacy('chat:load', { room, before });
  const now = chatRoom.get();
  if (now.room === room) patch({ list: withOlder(now.list, older, CHAT_PAGE) });
};

const MAX_PAGES_BACK = 10; // the furthest that a jump to an old message goes

/** Loads what is older until a message is in the list. Resolves with its uid; undefined: deleted, or too far back. */
export const findMessage = async (id: number): Promise<string | undefined> => {
  const isMissing = (): boolean => {
    const { messages, hasOlder } = chatRoom.get().list;
    return hasOlder && (messages[0]?.id ?? id) > id;
  };
  for (let pages = 0; pages < MAX_PAGES_BACK && isMissing(); pages += 1) await loadOlder(); // oxlint-disable-line no-await-in-loop -- each begins where the last has ended
  return chatRoom.get().list.messages.find((message) => message.id === id)?.uid;
};

const SAY_EVERY_MS = 5_000; // the mark of a lively room is not worth a change for each message

let saying: ReturnType<typeof setTimeout> | undefined;

const sayRead = (): void => {
  saying = undefined;
  const { room, read } = chatRoom.get();
  call('chat.read', { room, id: read }).catch(() => undefined); // the next one says it again
};

/** Marks a message as seen. The server hears of it after a while. */
export const markRead = (id: number): void => {
  if (id <= chatRoom.get().read) return;
  patch({ read: id });
  if (currentSession().status === 'player') saying ??= setTimeout(sayRead, SAY_EVERY_MS);
};

const requestOf = {
  [chatTypes.text]: 'chat:send',
  [chatTypes.gif]: 'chat:sendGif',
  [chatTypes.sticker]: 'chat:sendSticker',
} as const;

const deliver = ({ requestId, type, text, replyTo }: PendingMessage, room: ChatRoom): Promise<ChatMessage> =>
  legacy(requestOf[type], { msg: text, room, requestId, replyData: replyTo?.uid ?? null });

const withoutPending = (requestId: string): readonly PendingMessage[] =>
  chatRoom.get().pending.filter((each) => each.requestId !== requestId);

const attempt = async (message: PendingMessage, wordsOf: (error: unknown) => string): Promise<void> => {
  const { room, pauseMs } = chatRoom.get();
  patch({
    pending: [...withoutPending(message.requestId), { ...message, problem: undefined }],
    restUntil: Date.now() + pauseMs,
  });
  try {
    const stored = await deliver(message, room);
    if (chatRoom.get().room !== room) return;
    const { list } = chatRoom.get();
    // the push brings it in its place; until then it is shown from the answer
    patch({
      pending: withoutPending(message.requestId),
      list: { ...list, messages: withChanges(list, { messages: [stored], revision: 0 }).messages },
    });
  } catch (error) {
    if (chatRoom.get().room !== room) return;
    patch({ pending: [...withoutPending(message.requestId), { ...message, problem: wordsOf(error) }], restUntil: 0 });
  }
};

/** Sends a message: it is in the list at once, and stays with what went wrong until it is sent again or dropped. */
export const sendMessage = (
  draft: Pick<PendingMessage, 'type' | 'text' | 'replyTo'>,
  wordsOf: (error: unknown) => string,
): Promise<void> => attempt({ ...draft, requestId: uuidv7(), problem: undefined }, wordsOf);

/** Sends one again that failed, under its first request: it cannot be there twice. */
export const sendAgain = (requestId: string, wordsOf: (error: unknown) => string): void => {
  const message = chatRoom.get().pending.find((each) => each.requestId === requestId);
  if (message) void attempt(message, wordsOf);
};

export const dropPending = (requestId: string): void => patch({ pending: withoutPending(requestId) });

/** The ban has ended by itself. */
export const endBan = (): void => patch({ ban: null });

/** Marks a mention as seen, on all devices. */
export const seeMention = (uid: string): void => {
  const { mentions } = chatRoom.get();
  if (!mentions.some((mention) => mention.uid === uid)) return;
  patch({ mentions: mentions.filter((mention) => mention.uid !== uid) });
  call('chat.seeMention', { uid }).catch(() => undefined); // the mark is back when the room is opened again
};

/** The mention that the list of messages is to show. */
export const soughtMention = createStore<ChatMention | undefined>(undefined);

/** Leads to a message that mentions the player, in whatever room. */
export const showMention = (mention: ChatMention): void => {
  soughtMention.set(mention);
  if (mention.room !== chatRoom.get().room) openRoom(mention.room);
};

export const setBlocked = (blocked: readonly string[]): void => patch({ blocked });

/** Shows the messages of a player again. Rejects with CallError. */
export const unblockPlayer = async (userId: string): Promise<object> => {
  const { blocked } = await call('chat.block', { userId, isBlocked: false });
  setBlocked(blocked);
  return blocked;
};
