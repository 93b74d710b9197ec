import type { Server } from 'socket.io';
import { playerRoom, userRoom } from '../core/realtime/connection.ts';
import type { SignedInCaller } from '../core/realtime/dispatcher.ts';
import { STUDIO_ROOM } from './live-configs.ts';
import { watchRoom } from './shared-tables.ts';

/** Pushes of the call connection to one player. */
export interface PlayerPushes {
  /** To the caller's other connections: the one that called has its answer. */
  toOtherDevices(channel: string): (caller: SignedInCaller, type: string, payload: object) => void;
  toPlayer(publicId: string, channel: string, type: string, payload: object): void;
  /** The connection hears of one room from now on. */
  watch(socketId: string, channel: string, roundId: string): void;
  /** The connection hears of changes in the studio from now on. */
  watchStudio(socketId: string): void;
}

export const createPlayerPushes = (calls: Server): PlayerPushes => ({
  toOtherDevices: (channel) => (caller, type, payload) => {
    const room = userRoom(caller.player.userId);
    if ((calls.of('/').adapter.rooms.get(room)?.size ?? 0) < 2) return; // most players have one: nothing to write out
    calls.to(room).except(caller.socketId).emit(channel, { type, payload });
  },
  toPlayer: (publicId, channel, type, payload) => {
    calls.to(playerRoom(publicId)).emit(channel, { type, payload });
  },
  watch: (socketId, channel, roundId) => calls.in(socketId).socketsJoin(watchRoom(channel, roundId)),
  watchStudio: (socketId) => calls.in(socketId).socketsJoin(STUDIO_ROOM),
});
