import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import type { PlayerRead } from '../testing/player-reads.ts';

// Runs as a process of its own: accounts that ask for these calls, each as often as a connection may, or once each and timed.
// Takes {url, tokens, reads, perSecond, seconds} as JSON on its standard input; prints {asked, answered, ms} as JSON.

interface Order {
  url: string;
  tokens: string[];
  reads: PlayerRead[];
  perSecond: number; // calls of each account; 0: one call after another, each once
  seconds: number;
}

const MAX_WAIT_MS = 5000;
const order = JSON.parse(readFileSync(0, 'utf8')) as Order;

const connect = (token: string, at: number, path: string): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const extraHeaders = { cookie: `token=${token}`, 'x-forwarded-for': `198.51.100.${at}` }; // each from a network of its own
    const socket = io(order.url, {
      path,
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      extraHeaders,
    });
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', reject);
  });

let requests = 0;

/** Asks on the connection that a name belongs to; whether it was answered and not refused. */
const askOver =
  (calls: Socket, legacy: Socket) =>
  ({ name, payload }: PlayerRead): Promise<boolean> =>
    new Promise((resolve) => {
      const [channel = '', type] = name.split(':');
      if (type === undefined) {
        calls.emit('call', name, payload, (error: unknown) => resolve(!error));
        return;
      }
      const requestId = String((requests += 1));
      const hear = (message: { requestId?: string; payload: { success: boolean } }): void => {
        if (message.requestId !== requestId) return;
        legacy.off(channel, hear);
        resolve(message.payload.success);
      };
      legacy.on(channel, hear);
      legacy.emit(channel, { type, payload, requestId });
    });

const ms: Record<string, number> = {};
let asked = 0;
let answered = 0;

/** The same, given up after a while: a figure must end. */
const within = (ask: ReturnType<typeof askOver>) => (read: PlayerRead) =>
  Promise.race([ask(read), pause(MAX_WAIT_MS, false, { ref: false })]);

const measure = async (ask: ReturnType<typeof askOver>): Promise<void> => {
  for (const read of order.reads) {
    const started = performance.now();
    await ask(read);
    ms[read.name] = (ms[read.name] ?? 0) + (performance.now() - started) / order.tokens.length;
  }
};

const attack = async (ask: ReturnType<typeof askOver>): Promise<void> => {
  const started = performance.now();
  for (let count = 0; performance.now() - started < order.seconds * 1000; count += 1) {
    const read = order.reads[count % order.reads.length];
    if (!read) return;
    asked += 1;
    void ask(read).then((isAnswered) => (answered += Number(isAnswered)));
    await pause(Math.max(0, started + ((count + 1) * 1000) / order.perSecond - performance.now()));
  }
};

const asks = await Promise.all(
  order.tokens.map(async (token, at) =>
    within(askOver(await connect(token, at + 1, '/micro/socket'), await connect(token, at + 1, '/socket.io'))),
  ),
);
if (order.perSecond === 0) for (const ask of asks) await measure(ask);
else await Promise.all(asks.map(attack));
process.stdout.write(JSON.stringify({ asked, answered, ms }), () => process.exit(0)); // its sockets close in the middle of their work
