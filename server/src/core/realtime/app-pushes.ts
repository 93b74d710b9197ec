import type { Server, Socket } from 'socket.io';
import type { Clock } from '../clock.ts';
import { hasBadToken } from './connection.ts';

const SERVER_TIME_EVERY_MS = 10_000;
const MIN_ONLINE_INTERVAL_MS = 1000;

/** Messages to every connection on channel `app`: the server's time, who is online, that its token opens nothing. */
export interface AppPushes {
  close(): void;
}

const push = (to: { emit(channel: string, message: object): unknown }, type: string, data?: object): void => {
  to.emit('app', { type, payload: { success: true, ...(data && { data, ...data }) } });
};

/** Serves the legacy connection; `online` counts it, one per open page. `botId`: of the Telegram bot, if there is one. */
export const createAppPushes = (io: Server, clock: Clock, botId?: string): AppPushes => {
  let onlineTimer: NodeJS.Timeout | undefined;

  const online = (): { online: number } => ({ online: io.of('/').sockets.size });
  const onlineChanged = (): void => {
    onlineTimer ??= setTimeout(() => {
      onlineTimer = undefined;
      push(io, 'online', online());
    }, MIN_ONLINE_INTERVAL_MS);
  };

  const greet = (socket: Socket): void => {
    push(socket, 'serverTime', { serverTime: clock.now() });
    push(socket, 'online', online());
    if (hasBadToken(socket)) push(socket, 'invalidToken');
    if (botId !== undefined)
      socket.emit('loadBotID', { type: 'loadBotID', payload: { success: true, data: { botId } } });
    onlineChanged();
    socket.on('disconnect', onlineChanged);
  };

  io.on('connection', greet);
  const ticking = setInterval(() => {
    if (io.of('/').sockets.size === 0) return;
    push(io, 'serverTime', { serverTime: clock.now() });
  }, SERVER_TIME_EVERY_MS);
  ticking.unref();

  return {
    close() {
      clearTimeout(onlineTimer);
      clearInterval(ticking);
    },
  };
};
