import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server, type Socket as ServerSocket } from 'socket.io';
import type { Socket } from 'socket.io-client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CallError, isConnectionLoss } from './call-error.ts';
import { createCall, createLegacy, openSocket } from './requests.ts';

let io: Server;
let client: Socket;
let server: ServerSocket;

beforeEach(async () => {
  const http = createServer();
  io = new Server(http);
  const connected = new Promise<ServerSocket>((resolve) => io.on('connection', resolve));
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  client = openSocket('/socket.io', `http://127.0.0.1:${(http.address() as AddressInfo).port}`);
  client.connect();
  server = await connected;
  if (!client.connected) await new Promise<void>((resolve) => client.once('connect', resolve));
});

afterEach(async () => {
  client.disconnect();
  await io.close();
});

const failure = async (promise: Promise<unknown>): Promise<CallError> => {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof CallError)) throw new Error(`expected a CallError, got ${String(error)}`);
  return error;
};

test('a call resolves with its answer and measures the round trip', async () => {
  const trips: number[] = [];
  server.on('call', (name: string, payload: unknown, callback: (error: null, result: unknown) => void) => {
    callback(null, { name, payload });
  });
  const answer = await createCall(client, (ms) => trips.push(ms))('games.config', { game: 'dice' });
  expect(answer).toEqual({ name: 'games.config', payload: { game: 'dice' } });
  expect(trips).toHaveLength(1);
});

test('a refused call rejects with its code and the server’s sentence', async () => {
  server.on('call', (_name: string, _payload: unknown, callback: (error: object) => void) => {
    callback({ code: 'MAX_BET', msg: 'too much' });
  });
  const error = await failure(createCall(client, () => undefined)('fairness.seeds', {}));
  expect(error).toMatchObject({ code: 'MAX_BET', msg: 'too much' });
  expect(isConnectionLoss(error)).toBe(false);
});

test('a connection that breaks under a call rejects it at once as lost', async () => {
  server.on('call', () => server.disconnect(true));
  const error = await failure(createCall(client, () => undefined)('fairness.seeds', {}));
  expect(error.code).toBe('offline');
  expect(isConnectionLoss(error)).toBe(true);
});

test('a call without an answer ends with a timeout', async () => {
  const error = await failure(createCall(client, () => undefined)('fairness.seeds', {}, 30));
  expect(error.code).toBe('timeout');
});

test('a call made without a connection is sent once there is one', async () => {
  client.disconnect();
  io.on('connection', (socket) =>
    socket.on('call', (_name: string, _payload: unknown, callback: (error: null, result: string) => void) => {
      callback(null, 'late');
    }),
  );
  const answer = createCall(client, () => undefined)('fairness.seeds', {});
  client.connect();
  expect(await answer).toBe('late');
});

test('legacy requests side by side each get their own answer', async () => {
  server.on(
    'cash',
    ({ type, payload, requestId }: { type: string; payload: { currencyId: number }; requestId: string }) => {
      const answer = { type, payload: { success: true, data: payload }, requestId };
      setImmediate(() => server.emit('cash', answer));
      server.emit('cash', { type, payload: { success: true, data: 'a push of nobody' } });
    },
  );
  const legacy = createLegacy(client);
  const answers = await Promise.all([1, 2, 3].map((currencyId) => legacy('cash:changeCurrencies', { currencyId })));
  expect(answers).toEqual([{ currencyId: 1 }, { currencyId: 2 }, { currencyId: 3 }]);
});

test('a refused legacy request rejects with its code', async () => {
  server.on('user', ({ type, requestId }: { type: string; requestId: string }) => {
    server.emit('user', { type, payload: { success: false, code: 2, msg: 'sign in' }, requestId });
  });
  expect(await failure(createLegacy(client)('user:updateUser', {}))).toMatchObject({ code: 2, msg: 'sign in' });
});

test('a connection that breaks under a legacy request rejects it and leaves no listener behind', async () => {
  server.on('user', () => server.disconnect(true));
  const before = client.listeners('disconnect').length;
  expect((await failure(createLegacy(client)('user:updateUser', {}))).code).toBe('offline');
  expect(client.listeners('user')).toHaveLength(0);
  expect(client.listeners('disconnect')).toHaveLength(before);
});

test('a connection that the server closed is opened again', async () => {
  const again = new Promise((resolve) => io.on('connection', resolve));
  server.disconnect(true);
  await again;
});
