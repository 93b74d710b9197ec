import { parse } from 'node:querystring';
import type { Server, Socket } from 'socket.io';
import { isLanguage, languages, type Language } from '../../../contract/languages.ts';
import type { Players } from '../auth/players.ts';
import { TOKEN_COOKIE } from '../auth/session-tokens.ts';
import { isAllowedOrigin } from '../http/origin.ts';
import type { Logger } from '../observability/logger.ts';
import type { Caller } from './dispatcher.ts';

/** Frames over this many bytes close the connection that sent them. */
export const MAX_FRAME_BYTES = 16 * 1024;

/** A connection that has this much waiting to be read is dropped: one slow reader must not hold memory. */
const MAX_BUFFERED_BYTES = 1024 * 1024;

const cookieOf = (header: string | undefined, name: string): string | undefined => {
  const value = parse(header ?? '', '; ')[name];
  return Array.isArray(value) ? value[0] : value;
};

const languageOf = (cookieHeader: string | undefined): Language => {
  const chosen = cookieOf(cookieHeader, 'lang');
  return isLanguage(chosen) ? chosen : languages[0];
};

/** Settings that both socket.io servers share. */
export const socketOptions = {
  serveClient: false,
  maxHttpBufferSize: MAX_FRAME_BYTES,
  perMessageDeflate: false,
  httpCompression: false,
  destroyUpgrade: false, // two servers share one HTTP server: each must leave the other's upgrades alone
  transports: ['websocket', 'polling'] as ('websocket' | 'polling')[],
  connectionStateRecovery: { maxDisconnectionDuration: 30_000, skipMiddlewares: false },
};

interface Dependencies {
  players: Players;
  log: Logger;
  publicOrigin: string | undefined;
}

/** The room of all sockets of a user, by their id and by their public one, and of a session. */
export const userRoom = (userId: bigint): string => `user:${userId}`;
export const playerRoom = (publicId: string): string => `player:${publicId}`;
export const sessionRoom = (sessionId: string): string => `session:${sessionId}`;

/** Checks who connects: the origin first, then the session. A wrong token is a guest who is told so. */
export const guardConnections = (io: Server, { players, log, publicOrigin }: Dependencies): void => {
  io.engine.opts.allowRequest = (request, done) => {
    const allowed = isAllowedOrigin(request.headers, publicOrigin);
    done(allowed ? null : 'origin not allowed', allowed);
  };
  io.use((socket, next) => {
    admit(socket, players).then(
      () => next(),
      (error: unknown) => {
        log.error({ err: error }, 'a connection could not be checked');
        next(new Error('unavailable'));
      },
    );
  });
};

const admit = async (socket: Socket, players: Players): Promise<void> => {
  const { cookie } = socket.handshake.headers;
  const token = cookieOf(cookie, TOKEN_COOKIE);
  const signedIn = token === undefined ? undefined : await players.signIn(token);
  const caller: Caller = {
    player: signedIn?.player,
    sessionId: signedIn?.sessionId,
    sessionExpiresAt: signedIn?.expiresAt ?? 0,
    socketId: socket.id,
    lang: signedIn?.player.lang ?? languageOf(cookie),
  };
  socket.data = { caller, hasBadToken: token !== undefined && signedIn === undefined };
  if (!signedIn) return;
  const { userId, publicId } = signedIn.player;
  await socket.join([userRoom(userId), playerRoom(publicId), sessionRoom(signedIn.sessionId)]);
};

/** The caller behind a socket; a language changed since shows at once. */
export const callerOf = (socket: Socket): Caller => {
  const { caller } = socket.data as { caller: Caller };
  return caller.player && caller.player.lang !== caller.lang ? { ...caller, lang: caller.player.lang } : caller;
};

/** Whether the socket came with a token that opens no session. */
export const hasBadToken = (socket: Socket): boolean => (socket.data as { hasBadToken: boolean }).hasBadToken;

/** Drops a socket once too much waits to be read by its client. */
export const dropSlowReader = (socket: Socket): void => {
  const { transport } = socket.conn as unknown as { transport: { socket?: { bufferedAmount?: number } } };
  if ((transport.socket?.bufferedAmount ?? 0) > MAX_BUFFERED_BYTES) socket.disconnect(true);
};

/** The sessions whose sockets a server has open. */
export const sessionIdsOf = (io: Server): string[] =>
  [...io.of('/').sockets.values()].flatMap((socket) => callerOf(socket).sessionId ?? []);
