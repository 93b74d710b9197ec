import { chat } from 'db';
import { chatRooms, MAX_CHAT_BATCH, type ChatRoom } from '../../../contract/features/chat.contract.ts';
import type { FeatureTools } from '../../core/features/feature.ts';
import { shownMessage } from './chat-view.ts';

const TOPIC = 'chat';
const GATHER_MS = 100; // between two pushes of a room: a burst leaves together, a message after a pause at once

/** Room of the sockets that hear of a room of the chat. */
export const socketRoom = (room: ChatRoom): string => `chat:${room}`;

interface Tail {
  revision: number; // up to here everything was pushed
  lookedAt: number; // performance.now() at the last look
  timer: NodeJS.Timeout | undefined;
  work: Promise<void>;
}

type Tools = Pick<FeatureTools, 'db' | 'em' | 'bus' | 'pushes' | 'log'>;

/** Pushes what is new in the rooms to the viewers of this process, from the database and in its order. */
export interface RoomTails {
  /** Something was committed in a room, by this process: all processes look. */
  changed(room: ChatRoom): void;
  close(): Promise<void>;
}

export const openRoomTails = async ({ db, em, bus, pushes, log }: Tools): Promise<RoomTails> => {
  const revisions = await chat.chatRevisions(em());
  const tails = new Map<ChatRoom, Tail>(
    chatRooms.map((room) => [
      room,
      { revision: revisions.get(room) ?? 0, lookedAt: -GATHER_MS, timer: undefined, work: Promise.resolve() },
    ]),
  );

  /** More than a push carries is only counted: viewers ask for it when they want to see it. */
  const pushNew = async (room: ChatRoom, tail: Tail): Promise<void> => {
    const { revision } = tail;
    const rows = await chat.chatChangesSince(db.pool, { room, revision, limit: MAX_CHAT_BATCH + 1 });
    const newest = rows.at(-1);
    if (!newest) return;
    const isTooMuch = rows.length > MAX_CHAT_BATCH;
    const reached = isTooMuch ? ((await chat.chatRevisions(em())).get(room) ?? newest.revision) : newest.revision;
    tail.revision = reached;
    const messages = isTooMuch ? [] : rows.map(shownMessage);
    const skipped = isTooMuch ? reached - revision : 0;
    const payload = { room, messages, revision: reached, skipped };
    pushes.here.toRoom(socketRoom(room), { channel: 'chat', type: 'messages', payload });
  };

  const look = (room: ChatRoom): void => {
    const tail = tails.get(room);
    if (!tail || tail.timer) return;
    const restMs = Math.max(0, tail.lookedAt + GATHER_MS - performance.now());
    tail.timer = setTimeout(() => {
      tail.timer = undefined;
      tail.lookedAt = performance.now();
      tail.work = tail.work
        .then(() => pushNew(room, tail))
        .catch((error: unknown) => log.warn({ err: error, room }, 'messages were not pushed: they are with the next'));
    }, restMs);
  };

  bus.subscribe(TOPIC, (message) => look(message as ChatRoom));
  bus.onGap(() => chatRooms.forEach(look));
  return {
    changed(room) {
      look(room);
      bus
        .publish(TOPIC, room)
        .catch((error: unknown) => log.warn({ err: error }, 'a message between processes was lost'));
    },
    async close() {
      for (const tail of tails.values()) clearTimeout(tail.timer);
      await Promise.all([...tails.values()].map(({ work }) => work));
    },
  };
};
