import type { ChatMessage, chatTypes } from 'server/contract';

/** A sticker by its name, or a GIF by its address. */
export interface SentPicture {
  readonly type: (typeof chatTypes)['gif' | 'sticker'];
  readonly text: string;
}

/** A message that has been sent from here and is not stored yet. */
export interface PendingMessage {
  readonly requestId: string;
  readonly type: SentPicture['type'] | (typeof chatTypes)['text'];
  readonly text: string;
  readonly replyTo: ChatMessage | null;
  readonly problem: string | undefined; // text of the refusal: it can be sent again
}

/** The messages of a room as this page knows them. */
export interface ChatList {
  readonly messages: readonly ChatMessage[]; // oldest first, without deleted ones
  readonly revision: number; // up to here every change is in it
  readonly skipped: number; // changes that came too fast to be sent
  readonly knownTo: number; // before what was skipped; the revision where nothing is
  readonly hasOlder: boolean;
}

export const emptyList: ChatList = { messages: [], revision: 0, skipped: 0, knownTo: 0, hasOlder: false };

const MAX_KEPT = 600; // older ones are loaded again when somebody scrolls up to them

/** Puts messages into a list: each once, in its newest version, in the order of the room; deleted ones leave it. */
export const mergeMessages = (
  list: readonly ChatMessage[],
  incoming: readonly ChatMessage[],
): readonly ChatMessage[] => {
  const byUid = new Map(list.map((message) => [message.uid, message]));
  for (const message of incoming) {
    const known = byUid.get(message.uid);
    if (!known || known.revision <= message.revision) byUid.set(message.uid, message);
  }
  return [...byUid.values()].filter(({ isDeleted }) => !isDeleted).toSorted((a, b) => a.id - b.id);
};

/** Adds what is new or has changed. Its beginning is dropped when the list grows too long. */
export const withChanges = (
  list: ChatList,
  { messages, revision, skipped = 0 }: { messages: readonly ChatMessage[]; revision: number; skipped?: number },
): ChatList => {
  const first = list.messages[0]?.id ?? 0;
  const reached = Math.max(list.revision, revision);
  const merged = mergeMessages(
    list.messages,
    messages.filter(({ id }) => id >= first),
  );
  return {
    messages: merged.slice(-MAX_KEPT),
    revision: reached,
    skipped: list.skipped + skipped,
    knownTo: list.skipped + skipped > 0 ? list.knownTo : reached,
    hasOlder: list.hasOlder || merged.length > MAX_KEPT,
  };
};

/** True when pushed changes do not follow what the list knows: something is missing in between. */
export const leavesHole = (list: ChatList, messages: readonly ChatMessage[]): boolean => {
  const oldest = Math.min(...messages.map(({ revision }) => revision));
  return oldest > list.revision + 1;
};

/** Adds older messages. */
export const withOlder = (list: ChatList, older: readonly ChatMessage[], page: number): ChatList => ({
  ...list,
  messages: mergeMessages(list.messages, older),
  hasOlder: older.length === page,
});
