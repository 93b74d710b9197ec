import { randomUUIDv7 } from 'node:crypto';
import { io, type Socket } from 'socket.io-client';

// Runs as a process of its own, so that the clients' work is not done on the server's event loop.
// Takes {url, tokens, seconds} as JSON in its first argument; prints {settled, refused, latenciesMs} as JSON.

interface Order {
  url: string;
  tokens: string[];
  seconds: number;
}

const connect = (url: string, token: string): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = io(url, {
      path: '/micro/socket',
      transports: ['websocket'],
      extraHeaders: { cookie: `token=${token}` },
      reconnection: false,
      forceNew: true,
    });
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', reject);
  });

const play = (socket: Socket): Promise<boolean> =>
  new Promise((resolve) => {
    const bet = { bet: '1', percent: 50, bet_type: 'less', requestId: randomUUIDv7() };
    socket.emit('call', 'dice.play', bet, (error: unknown) => resolve(error === null));
  });

const order = JSON.parse(process.argv[2] ?? '') as Order;
const sockets = await Promise.all(order.tokens.map((token) => connect(order.url, token)));
const latenciesMs: number[] = [];
let settled = 0;
let refused = 0;

const playUntil = async (socket: Socket, endMs: number, count: boolean): Promise<void> => {
  while (performance.now() < endMs) {
    const started = performance.now();
    const ok = await play(socket);
    if (!count) continue;
    latenciesMs.push(performance.now() - started);
    if (ok) settled += 1;
    else refused += 1;
  }
};

const playAll = async (seconds: number, count: boolean): Promise<number> => {
  const started = performance.now();
  await Promise.all(sockets.map((socket) => playUntil(socket, started + seconds * 1000, count)));
  return (performance.now() - started) / 1000;
};

await playAll(2, false); // code and caches warm up
const seconds = await playAll(order.seconds, true);
for (const socket of sockets) socket.disconnect();
latenciesMs.sort((a, b) => a - b);
const at = (share: number): number =>
  latenciesMs[Math.min(latenciesMs.length - 1, Math.floor(latenciesMs.length * share))] ?? 0;
process.stdout.write(JSON.stringify({ settled, refused, seconds, p50: at(0.5), p95: at(0.95), p99: at(0.99) }));
