import type { FastifyInstance } from 'fastify';
import { Server } from 'socket.io';
import { createAppPushes } from '../core/realtime/app-pushes.ts';
import { createConnectionLimit } from '../core/realtime/connection-limit.ts';
import { watchSlowReaders } from '../core/realtime/connection.ts';
import { guardConnections, sessionIdsOf, socketOptions } from '../core/realtime/connection.ts';
import { watchEndedSessions } from '../core/realtime/ended-sessions.ts';
import type { Players } from '../core/auth/players.ts';
import type { Clock } from '../core/clock.ts';
import type { Geo } from '../core/geo/geo.ts';
import type { NetworkLimit } from '../core/http/network-limit.ts';
import type { Logger } from '../core/observability/logger.ts';
import type { Metrics } from '../core/observability/metrics.ts';

interface Dependencies {
  players: Players;
  log: Logger;
  metrics: Metrics;
  clock: Clock;
  geo: Geo;
  proxies: number;
  networks: NetworkLimit;
  maxOfNetwork: number; // sockets of one network
  publicOrigin: string | undefined;
  botId: string | undefined; // id of the Telegram bot that people sign in with
}

/** Both socket.io servers: the call channel on /micro/socket, the legacy channels on the default path. */
export interface Sockets {
  calls: Server;
  legacy: Server;
  /** Drops every socket of a session, after telling it. */
  endSession(sessionId: string): void;
  /** The sessions whose sockets are open here. */
  sessionIds(): string[];
  close(): Promise<void>;
}

/** Opens both on the HTTP server's port. Handshakes are checked from the first on. */
export const openSockets = (
  app: FastifyInstance,
  { players, log, metrics, clock, geo, proxies, networks, maxOfNetwork, publicOrigin, botId }: Dependencies,
): Sockets => {
  const calls = new Server(app.server, { ...socketOptions, path: '/micro/socket' });
  const legacy = new Server(app.server, { ...socketOptions, path: '/socket.io' });
  const servers = [calls, legacy];
  const connections = createConnectionLimit({ networks, maxOfNetwork, proxies });
  for (const io of servers) guardConnections(io, { players, log, geo, proxies, connections, publicOrigin });
  const pushes = createAppPushes(legacy, clock, botId);
  const ended = watchEndedSessions(servers);
  const stopWatching = watchSlowReaders(servers);
  calls.on('connection', (socket) => {
    metrics.connections.inc();
    socket.on('disconnect', () => metrics.connections.dec());
  });

  return {
    calls,
    legacy,
    endSession: ended.end,
    sessionIds: () => [...new Set(servers.flatMap(sessionIdsOf))],
    async close() {
      pushes.close();
      ended.close();
      stopWatching();
      await Promise.all(servers.map((io) => io.close()));
    },
  };
};
