import type { Server, Socket } from 'socket.io';
import { callerOf, sessionRoom } from './connection.ts';

const CHECK_EVERY_MS = 1000;
const REMEMBERED = 10_000;

/** Drops the sockets of sessions that have ended. */
export interface EndedSessions {
  /** Drops every socket of a session, after telling it; also those whose handshake is being checked right now. */
  end(sessionId: string): void;
  close(): void;
}

const drop = (socket: Socket): void => {
  socket.emit('app', { type: 'invalidToken', payload: { success: true } });
  socket.disconnect(true);
};

const hasExpired = (socket: Socket): boolean => {
  const { sessionId, sessionExpiresAt } = callerOf(socket);
  return sessionId !== undefined && sessionExpiresAt <= Date.now();
};

/** Watches both servers: a session also ends by its age. */
export const watchEndedSessions = (servers: readonly Server[]): EndedSessions => {
  const lately = new Set<string>(); // the oldest first
  for (const io of servers) {
    io.on('connection', (socket) => {
      if (lately.has(callerOf(socket).sessionId ?? '')) drop(socket);
    });
  }
  const timer = setInterval(() => {
    for (const io of servers) for (const socket of io.of('/').sockets.values()) if (hasExpired(socket)) drop(socket);
  }, CHECK_EVERY_MS);
  timer.unref();

  return {
    end(sessionId) {
      lately.add(sessionId);
      const [oldest] = lately;
      if (lately.size > REMEMBERED && oldest !== undefined) lately.delete(oldest);
      for (const io of servers) {
        io.to(sessionRoom(sessionId)).emit('app', { type: 'invalidToken', payload: { success: true } });
        io.in(sessionRoom(sessionId)).disconnectSockets(true);
      }
    },
    close: () => clearInterval(timer),
  };
};
