import type { Server } from 'socket.io';
import { z } from 'zod';
import type { Bus } from '../bus/bus.ts';
import { playerRoom, userRoom } from '../realtime/connection.ts';

/** A message that no page has asked for: `socket.on(channel, { type, payload })` of the call connection. */
export interface Push {
  channel: string;
  type: string;
  payload: object;
  field?: 'bet'; // under which the payload travels, where the specification has its own name for it; only `here`
}

/** Tells pages. */
export interface Pushes {
  toAll(push: Push): void;
  toUser(userId: bigint, push: Push): void;
  toPlayer(publicId: string, push: Push): void;
  /** To the connections that joined a room. */
  toRoom(room: string, push: Push): void;
}

export interface FeaturePushes {
  /** To the pages that are connected to this process. */
  here: Pushes;
  /** To all pages. Travels between processes: send less than 7,000 bytes of JSON, and not for every bet. */
  everywhere: Pushes;
  /** The connection hears of a room from now on. */
  join(socketId: string, room: string): void;
  leave(socketId: string, room: string): void;
}

const TOPIC = 'push';
const messageSchema = z.object({
  room: z.string().nullable(), // null: everybody
  channel: z.string(),
  type: z.string(),
  payload: z.record(z.string(), z.unknown()),
});

const pushesBy = (send: (room: string | null, push: Push) => void): Pushes => ({
  toAll: (push) => send(null, push),
  toUser: (userId, push) => send(userRoom(userId), push),
  toPlayer: (publicId, push) => send(playerRoom(publicId), push),
  toRoom: (room, push) => send(`area:${room}`, push),
});

interface Dependencies {
  calls: Server;
  bus: Bus;
  failed(error: unknown): void; // hears of what could not be handed to the other processes
  /** Says the same to document clients, where the specification has another place for it. `room` null: everybody. */
  toDocuments(room: string | null, push: Push): void;
}

/** Pushes over the call connection. */
export const createFeaturePushes = ({ calls, bus, failed, toDocuments }: Dependencies): FeaturePushes => {
  const emit = (room: string | null, push: Push): void => {
    const { channel, type, payload, field = 'payload' } = push;
    (room === null ? calls : calls.to(room)).emit(channel, { type, [field]: payload });
    toDocuments(room, push);
  };
  bus.subscribe(TOPIC, (message) => {
    const { room, ...push } = messageSchema.parse(message);
    emit(room, push);
  });
  return {
    here: pushesBy(emit),
    everywhere: pushesBy((room, push) => {
      emit(room, push);
      bus.publish(TOPIC, { room, ...push }).catch(failed);
    }),
    join: (socketId, room) => calls.in(socketId).socketsJoin(`area:${room}`),
    leave: (socketId, room) => calls.in(socketId).socketsLeave(`area:${room}`),
  };
};
