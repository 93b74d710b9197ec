import { parse } from 'node:querystring';
import type { Server, Socket } from 'socket.io';
import type { hearsChanges } from '../../../contract/broadcast.ts';
import { GEO_BLOCK, type GeoBlock } from '../../../contract/geo.contract.ts';
import { isLanguage, languages, type Language } from '../../../contract/languages.ts';
import { clientAddressOf, networkOf } from '../auth/client-address.ts';
import type { Players } from '../auth/players.ts';
import { TOKEN_COOKIE } from '../auth/session-tokens.ts';
import { blockAt } from '../geo/geo-block.ts';
import type { Geo } from '../geo/geo.ts';
import { isAllowedOrigin } from '../http/origin.ts';
import { ownCookieName } from '../http/own-cookies.ts';
import type { Logger } from '../observability/logger.ts';
import type { ConnectionLimit } from './connection-limit.ts';
import type { Caller } from './dispatcher.ts';
import { DOCUMENT_ROOM } from './document-clients.ts';

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
  // no connectionStateRecovery: it gives a socket its rooms back, even if its session has changed users
};

interface Dependencies {
  players: Players;
  log: Logger;
  geo: Geo;
  proxies: number; // in front of us, that say truly whom they were asked by
  connections: ConnectionLimit;
  publicOrigin: string | undefined;
}

/** Data of a socket, from its handshake on. */
interface SocketData {
  caller: Caller;
  network: string;
  hasBadToken: boolean;
  geoBlock: GeoBlock | undefined;
}

/** The room of all sockets of a user, by their id and by their public one, and of a session. */
export const userRoom = (userId: bigint): string => `user:${userId}`;
export const playerRoom = (publicId: string): string => `player:${publicId}`;
export const sessionRoom = (sessionId: string): string => `session:${sessionId}`;

/**
 * Checks who connects: the origin first, then the place, then the session. A wrong token is a guest who is told so; who
 * comes from where we do not serve is a guest who is told that, and may do nothing.
 */
export const guardConnections = (io: Server, dependencies: Dependencies): void => {
  const { log, publicOrigin, connections } = dependencies;
  io.engine.opts.allowRequest = (request, done) => {
    const isAllowed = isAllowedOrigin(request.headers, publicOrigin);
    if (isAllowed && connections.admits(request)) done(null, true);
    else done(isAllowed ? 'too many connections' : 'origin not allowed', false);
  };
  connections.count(io);
  io.use((socket, next) => {
    admit(socket, dependencies).then(
      () => next(),
      (error: unknown) => {
        log.error({ err: error }, 'a connection could not be checked');
        next(new Error('unavailable'));
      },
    );
  });
  io.on('connection', (socket) => {
    const { geoBlock } = dataOf(socket);
    if (geoBlock) socket.emit(GEO_BLOCK, geoBlock);
  });
};

const admit = async (socket: Socket, { players, geo, proxies, publicOrigin }: Dependencies): Promise<void> => {
  const { cookie } = socket.handshake.headers;
  const address = clientAddressOf(socket.request, proxies);
  const place = geo.locate(address);
  const name = ownCookieName(TOKEN_COOKIE, publicOrigin?.startsWith('https:') ?? false);
  const token = place.isBlocked ? undefined : cookieOf(cookie, name);
  const signedIn = token === undefined ? undefined : await players.signIn(token);
  const lang = signedIn?.player.lang ?? languageOf(cookie);
  const { hearsChanges: isOurs } = socket.handshake.auth as { [Name in keyof typeof hearsChanges]?: unknown };
  const caller: Caller = {
    player: signedIn?.player,
    sessionId: signedIn?.sessionId,
    sessionExpiresAt: signedIn?.expiresAt ?? 0,
    socketId: socket.id,
    lang,
    country: place.country,
    network: networkOf(address),
    hearsStates: isOurs !== true,
    isGone: () => socket.disconnected,
  };
  const geoBlock = blockAt(address, place, lang);
  const hasBadToken = token !== undefined && signedIn === undefined;
  if (isOurs !== true) await socket.join(DOCUMENT_ROOM);
  socket.data = { caller, network: networkOf(address), hasBadToken, geoBlock } satisfies SocketData;
  if (!signedIn) return;
  const { userId, publicId } = signedIn.player;
  await socket.join([userRoom(userId), playerRoom(publicId), sessionRoom(signedIn.sessionId)]);
};

const dataOf = (socket: Socket): SocketData => socket.data as SocketData;

/** The caller behind a socket; a language changed since shows at once. */
export const callerOf = (socket: Socket): Caller => {
  const { caller } = dataOf(socket);
  return caller.player && caller.player.lang !== caller.lang ? { ...caller, lang: caller.player.lang } : caller;
};

/** True when the socket came with a token that opens no session. */
export const hasBadToken = (socket: Socket): boolean => dataOf(socket).hasBadToken;

/** The network that a socket comes from, behind our proxies. */
export const networkOfSocket = (socket: Socket): string => dataOf(socket).network;

/** True for a socket from where we do not serve: it was told so, and whatever it asks is refused with the code. */
export const isGeoBlocked = (socket: Socket): boolean => dataOf(socket).geoBlock !== undefined;

/** Drops a socket once too much waits to be read by its client. */
const dropSlowReader = (socket: Socket): void => {
  const { transport } = socket.conn as unknown as { transport: { socket?: { bufferedAmount?: number } } };
  if ((transport.socket?.bufferedAmount ?? 0) > MAX_BUFFERED_BYTES) socket.disconnect(true);
};

/** The sessions whose sockets a server has open. */
export const sessionIdsOf = (io: Server): string[] =>
  [...io.of('/').sockets.values()].flatMap((socket) => callerOf(socket).sessionId ?? []);

const CHECK_EVERY_MS = 1000;

/** Drops connections whose client does not read what it is sent. Returns how to stop watching. */
export const watchSlowReaders = (servers: readonly Server[]): (() => void) => {
  const timer = setInterval(() => {
    for (const io of servers) for (const socket of io.of('/').sockets.values()) dropSlowReader(socket);
  }, CHECK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
};
