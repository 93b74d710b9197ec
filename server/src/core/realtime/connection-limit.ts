import type { IncomingMessage } from 'node:http';
import type { Server } from 'socket.io';
import { clientAddressOf, networkOf } from '../auth/client-address.ts';
import type { NetworkLimit } from '../http/network-limit.ts';

/** Bounds what one network may open. Share one among all servers of a process. */
export interface ConnectionLimit {
  /** True when the client may open one more. */
  admits(request: IncomingMessage): boolean;
  /** Counts the connections of a server. */
  count(io: Server): void;
}

export interface ConnectionLimitOptions {
  networks: NetworkLimit;
  maxOfNetwork: number; // open at the same time
  proxies: number; // in front of us, that say truly whom they were asked by
}

const HANDSHAKE_COST = 5; // calls: a handshake reads a session and a player

/** Counts by network, an IPv6 one by its /64. It keeps a number for each network that has a connection, and no more. */
export const createConnectionLimit = ({ networks, maxOfNetwork, proxies }: ConnectionLimitOptions): ConnectionLimit => {
  const open = new Map<string, number>();
  const networkBehind = (request: IncomingMessage): string => networkOf(clientAddressOf(request, proxies));

  const add = (network: string, change: 1 | -1): void => {
    const count = (open.get(network) ?? 0) + change;
    if (count > 0) open.set(network, count);
    else open.delete(network);
  };

  return {
    admits(request) {
      const network = networkBehind(request);
      return (open.get(network) ?? 0) < maxOfNetwork && networks.take(network, HANDSHAKE_COST) === 0;
    },
    count(io) {
      io.engine.on(
        'connection',
        (connection: { request: IncomingMessage; once(event: 'close', f: () => void): void }) => {
          const network = networkBehind(connection.request);
          add(network, 1);
          connection.once('close', () => add(network, -1));
        },
      );
    },
  };
};
