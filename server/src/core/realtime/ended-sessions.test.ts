import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { io, type Socket } from 'socket.io-client';
import { expect, it, onTestFinished } from 'vitest';
import type { Player, SignedIn } from '../auth/players.ts';
import { createLogger } from '../observability/logger.ts';
import { guardConnections, socketOptions } from './connection.ts';
import { watchEndedSessions } from './ended-sessions.ts';

const player = { userId: 7n, publicId: 'public', lang: 'en' } as Player;

/** A server of sockets whose sessions are what the test says. */
const open = async (signIn: () => Promise<SignedIn>) => {
  const http = createServer();
  const server = new Server(http, socketOptions);
  guardConnections(server, {
    players: { signIn, refresh: async () => undefined, refreshAll: async () => undefined },
    log: createLogger('silent'),
    geo: { locate: () => ({ country: undefined, isBlocked: false }) },
    proxies: 0,
    connections: { admits: () => true, count: () => undefined },
    publicOrigin: undefined,
  });
  const ended = watchEndedSessions([server]);
  await new Promise<void>((listening) => void http.listen(0, '127.0.0.1', listening));
  onTestFinished(async () => {
    ended.close();
    await server.close();
  });
  const connect = (): Socket => {
    const socket = io(`http://127.0.0.1:${(http.address() as AddressInfo).port}`, {
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      extraHeaders: { cookie: 'token=of-the-session' },
    });
    onTestFinished(() => void socket.disconnect());
    return socket;
  };
  return { ended, connect };
};

const dropped = (socket: Socket): Promise<string[]> =>
  new Promise((resolve) => {
    const ended: string[] = [];
    socket.on('app', ({ type }: { type: string }) => ended.push(type));
    socket.once('disconnect', () => resolve(ended));
  });

it('a socket is dropped whose session ends while its handshake is being checked', async () => {
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<SignedIn>();
  const { ended, connect } = await open(() => {
    asked.resolve();
    return answer.promise;
  });
  const drop = dropped(connect());
  await asked.promise;
  ended.end('session');
  answer.resolve({ sessionId: 'session', expiresAt: Date.now() + 60_000, player });
  expect(await drop).toEqual(['invalidToken']);
});

it('a socket is dropped when its session expires, and another stays', async () => {
  const lives = [60_000, 300];
  const { connect } = await open(async () => {
    const life = lives.pop() ?? 0;
    return { sessionId: `for ${life} ms`, expiresAt: Date.now() + life, player };
  });
  const expiring = connect();
  const drop = dropped(expiring);
  await new Promise((resolve) => void expiring.once('connect', () => resolve(undefined)));
  const staying = connect();
  await new Promise((resolve) => void staying.once('connect', () => resolve(undefined)));
  expect(await drop).toEqual(['invalidToken']);
  expect(staying.connected).toBe(true);
});
