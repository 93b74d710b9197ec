import type { Server } from 'socket.io';
import { dropSlowReader } from './connection.ts';

const CHECK_EVERY_MS = 1000;

/** Drops connections whose client does not read what it is sent. Returns how to stop watching. */
export const watchSlowReaders = (servers: readonly Server[]): (() => void) => {
  const timer = setInterval(() => {
    for (const io of servers) for (const socket of io.of('/').sockets.values()) dropSlowReader(socket);
  }, CHECK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
};
