import {
  MAX_SUPPORT_SEQ,
  SUPPORT_PAGE,
  supportTopics,
  type SupportAttachment,
  type SupportCard,
  type SupportConversation,
  type SupportMeasure,
  type SupportMessage,
  type SupportTopic,
} from 'server/contract';
import { v7 as uuidv7 } from 'uuid';
import { call, CallError, onOnline, onPush } from '../../core/connection/connection.ts';
import { currentSession, onSession } from '../../core/session/session.ts';
import { createStore } from '../../core/store/store.ts';
import { dropGuestKey, guestKey, newGuestKey } from '../../core/session/support-key.ts';
import { lookForUnread } from './support-unread.ts';

/** A message on its way, or with what went wrong. */
export interface PendingQuestion {
  readonly requestId: string;
  readonly text: string;
  readonly attachments: readonly SupportAttachment[];
  readonly problem: string | undefined;
}

/** A question that begins a conversation. */
export interface NewQuestion {
  readonly topic: SupportTopic;
  readonly card: SupportCard | null;
  readonly email: string;
}

/** The support window's content. `current`: the shown conversation; null: a new question. */
export interface Talk {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly conversations: readonly SupportConversation[];
  readonly current: string | null;
  readonly messages: readonly SupportMessage[];
  readonly hasOlder: boolean;
  readonly pending: readonly PendingQuestion[];
  readonly question: NewQuestion;
  readonly hours: { readonly isOpen: boolean; readonly until: number } | null;
  readonly firstAnswer: SupportMeasure | null;
  readonly isTyping: boolean; // somebody of the house
}

const emptyQuestion: NewQuestion = { topic: 'other', card: null, email: '' };

export const talk = createStore<Talk>({
  status: 'loading',
  conversations: [],
  current: null,
  messages: [],
  hasOlder: false,
  pending: [],
  question: emptyQuestion,
  hours: null,
  firstAnswer: null,
  isTyping: false,
});

const TYPING_MS = 6_000; // so long a push that somebody types is shown
const SAY_TYPING_MS = 3_000;

const patch = (changes: Partial<Talk>): void => talk.set({ ...talk.get(), ...changes });
const keyed = (): { guestKey?: string } => {
  const key = guestKey();
  return key === undefined ? {} : { guestKey: key };
};

/** Messages by their places, each once. */
const merged = (known: readonly SupportMessage[], more: readonly SupportMessage[]): SupportMessage[] =>
  [...new Map([...known, ...more].map((message) => [message.uid, message])).values()].toSorted((a, b) => a.seq - b.seq);

const withConversation = (changed: SupportConversation): readonly SupportConversation[] => {
  const { conversations } = talk.get();
  return conversations.some(({ uid }) => uid === changed.uid)
    ? conversations.map((each) => (each.uid === changed.uid ? changed : each))
    : [changed, ...conversations];
};

/** Topic and number that the window was opened about. */
const parseSubject = (subject: string | null): { topic: SupportTopic; ref?: string } | undefined => {
  const [, name, ref] = /^(\w+):?(.*)$/.exec(subject ?? '') ?? [];
  const topic = supportTopics.find((each) => each === name);
  return topic && { topic, ...(ref !== undefined && ref !== '' && { ref }) };
};

let viewed: string | null | undefined; // subject of the open window; undefined: it is closed

const load = async (subject: string | null): Promise<void> => {
  const about = parseSubject(subject);
  try {
    const { conversations, messages, card, hours, firstAnswer } = await call('support.open', { ...about, ...keyed() });
    if (currentSession().status === 'player') dropGuestKey(); // its conversations are the player's now
    const last = conversations.find(({ state }) => state !== 'closed');
    const same = card && conversations.find((each) => each.state !== 'closed' && each.card?.ref === card.ref);
    const shown = about ? same : last;
    const isLast = shown !== undefined && shown?.uid === last?.uid;
    patch({
      status: 'ready',
      conversations,
      hours,
      firstAnswer,
      current: shown?.uid ?? null,
      messages: isLast ? messages : [],
      hasOlder: isLast && messages.length === SUPPORT_PAGE,
      ...(about && !shown && { question: { ...talk.get().question, topic: about.topic, card } }),
    });
    if (shown && !isLast) await showConversation(shown.uid);
    readAll();
  } catch {
    patch({ status: 'failed' });
  }
};

/** Loads the window again. */
export const reloadTalk = (): void => {
  patch({ status: 'loading' });
  if (viewed !== undefined) void load(viewed);
};

/** Tells the server that all of the shown conversation was seen. */
const readAll = (): void => {
  const { current, conversations, messages } = talk.get();
  const seq = messages.at(-1)?.seq;
  const shown = conversations.find(({ uid }) => uid === current);
  if (viewed === undefined || !shown || seq === undefined || shown.unread === 0) return;
  if (document.visibilityState !== 'visible') return;
  patch({ conversations: withConversation({ ...shown, unread: 0 }) });
  call('support.read', { conversation: shown.uid, seq, ...keyed() })
    .then(lookForUnread)
    .catch(() => undefined); // the next look says it again
};

/** Brings what a conversation has that the page has not. */
const catchUp = async (uid: string): Promise<void> => {
  const { current, messages } = talk.get();
  const isShown = uid === current;
  const after = isShown ? (messages.at(-1)?.seq ?? 0) : MAX_SUPPORT_SEQ;
  const answer = await call('support.history', { conversation: uid, after, ...keyed() });
  patch({ conversations: withConversation(answer.conversation) });
  if (!isShown || talk.get().current !== uid) return;
  patch({ messages: merged(talk.get().messages, answer.messages) });
  if (answer.messages.some(({ side }) => side === 'staff')) patch({ isTyping: false });
  if (answer.messages.length === SUPPORT_PAGE) await catchUp(uid);
  readAll();
};

/** Shows a conversation, or (null) a new question. */
export const showConversation = async (uid: string | null): Promise<void> => {
  patch({ current: uid, messages: [], hasOlder: false, isTyping: false });
  if (uid === null) return;
  const { conversation, messages } = await call('support.history', { conversation: uid, ...keyed() });
  if (talk.get().current !== uid) return;
  patch({ conversations: withConversation(conversation), messages, hasOlder: messages.length === SUPPORT_PAGE });
  readAll();
};

export const loadOlderMessages = async (): Promise<void> => {
  const { current, messages, hasOlder } = talk.get();
  const before = messages[0]?.seq;
  if (current === null || before === undefined || !hasOlder) return;
  const { messages: older } = await call('support.history', { conversation: current, before, ...keyed() });
  if (talk.get().current !== current) return;
  patch({ messages: merged(older, talk.get().messages), hasOlder: older.length === SUPPORT_PAGE });
};

let typingTimer: ReturnType<typeof setTimeout> | undefined;

const hear = ({ type, payload }: { type: string; payload: unknown }): void => {
  const { conversation } = payload as { conversation: string };
  if (viewed === undefined) return;
  if (type === 'changed') catchUp(conversation).catch(() => undefined); // the connection's return asks again
  if (type !== 'typing' || conversation !== talk.get().current) return;
  patch({ isTyping: true });
  clearTimeout(typingTimer);
  typingTimer = setTimeout(() => patch({ isTyping: false }), TYPING_MS);
};

let isListening = false;
const listen = (): void => {
  if (isListening) return;
  isListening = true;
  onPush('support', hear);
  const again = (): void => {
    if (viewed !== undefined) void load(talk.get().current === null ? viewed : null);
  };
  onOnline(again);
  document.addEventListener('visibilitychange', readAll);
  let status = currentSession().status;
  onSession(() => {
    if (currentSession().status === status) return;
    ({ status } = currentSession());
    patch({ conversations: [], current: null, messages: [], pending: [] }); // they are another's
    again();
  });
};

/** Opens the window. Returns how to close it. */
export const viewTalk = (subject: string | null): (() => void) => {
  listen();
  viewed = subject;
  void load(subject);
  return () => {
    viewed = undefined;
  };
};

export const changeQuestion = (changes: Partial<NewQuestion>): void =>
  patch({ question: { ...talk.get().question, ...changes } });

const withoutPending = (requestId: string): readonly PendingQuestion[] =>
  talk.get().pending.filter((each) => each.requestId !== requestId);

const attempt = async (pending: PendingQuestion, wordsOf: (error: unknown) => string): Promise<void> => {
  const { requestId, text, attachments } = pending;
  const { current, question } = talk.get();
  const key = currentSession().status === 'player' ? {} : { guestKey: guestKey() ?? newGuestKey() };
  const { topic, card, email } = question;
  const first = { topic, ...(card && { ref: card.ref }), ...(email !== '' && { email }) };
  patch({ pending: [...withoutPending(requestId), { ...pending, problem: undefined }] });
  try {
    const { conversation, message } = await call('support.send', {
      text,
      attachments: attachments.map(({ uid }) => uid),
      requestId,
      ...(current === null ? first : { conversation: current }),
      ...key,
    });
    const isShown = talk.get().current === current;
    patch({ pending: withoutPending(requestId), conversations: withConversation(conversation) });
    if (!isShown) return;
    patch({ current: conversation.uid, messages: merged(talk.get().messages, [message]) });
    if (current !== null) return;
    patch({ question: emptyQuestion });
    if (key.guestKey !== undefined) void load(null); // from now on this connection hears of the key's conversations
  } catch (error) {
    patch({ pending: [...withoutPending(requestId), { ...pending, problem: wordsOf(error) }] });
    if (error instanceof CallError && error.code === 'SUPPORT_CLOSED' && current !== null) await catchUp(current);
  }
};

/** Sends a message: it is in the list at once, and stays with what went wrong until it is sent again or dropped. */
export const sendQuestion = (
  draft: Pick<PendingQuestion, 'text' | 'attachments'>,
  wordsOf: (error: unknown) => string,
): Promise<void> => attempt({ ...draft, requestId: uuidv7(), problem: undefined }, wordsOf);

/** Sends one again that failed, under its first request: it cannot be there twice. */
export const sendQuestionAgain = (requestId: string, wordsOf: (error: unknown) => string): void => {
  const pending = talk.get().pending.find((each) => each.requestId === requestId);
  if (pending) void attempt(pending, wordsOf);
};

export const dropQuestion = (requestId: string): void => patch({ pending: withoutPending(requestId) });

let saidTypingAt = 0;

/** Tells the house that the player writes, now and then. */
export const sayTyping = (): void => {
  const { current } = talk.get();
  if (current === null || performance.now() - saidTypingAt < SAY_TYPING_MS) return;
  saidTypingAt = performance.now();
  call('support.typing', { conversation: current, ...keyed() }).catch(() => undefined); // it only shows that somebody writes
};

export const closeConversation = async (conversation: string): Promise<void> => {
  const answer = await call('support.close', { conversation, ...keyed() });
  patch({ conversations: withConversation(answer.conversation) });
};

export const rateConversation = async (conversation: string, rating: number, comment: string): Promise<void> => {
  const answer = await call('support.rate', { conversation, rating, comment, ...keyed() });
  patch({ conversations: withConversation(answer.conversation) });
};
