import { randomUUIDv7 } from 'node:crypto';
import { WebSocket } from 'ws';

// Runs as a process of its own, so that the clients' work is not done on the server's event loop.
// Takes {url, tokens, seconds} as JSON in its first argument; prints {settled, refused, latenciesMs} as JSON.

interface Order {
  url: string;
  tokens: string[];
  seconds: number;
}

/** A player's socket. Speaks just enough of the socket.io protocol to call and be answered, so that what is measured is the server. */
class PlayerSocket {
  readonly #socket: WebSocket;
  #answered: ((ok: boolean) => void) | undefined;
  #calls = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data) => this.#receive(String(data)));
  }

  static async connect(url: string, token: string): Promise<PlayerSocket> {
    const address = `${url.replace('http', 'ws')}/micro/socket/?EIO=4&transport=websocket`;
    const socket = new WebSocket(address, { headers: { cookie: `token=${token}` }, perMessageDeflate: false });
    await new Promise<void>((resolve, reject) => {
      socket.once('error', reject);
      socket.on('message', (data) => {
        const packet = String(data);
        if (packet.startsWith('0')) socket.send('40'); // opened: join the main namespace
        if (packet.startsWith('40')) resolve();
      });
    });
    socket.removeAllListeners('message');
    return new PlayerSocket(socket);
  }

  play(): Promise<boolean> {
    const bet = { bet: '1', percent: 50, bet_type: 'less', requestId: randomUUIDv7() };
    this.#calls += 1;
    return new Promise((resolve) => {
      this.#answered = resolve;
      this.#socket.send(`42${this.#calls}${JSON.stringify(['call', 'dice.play', bet])}`);
    });
  }

  close(): void {
    this.#socket.close();
  }

  #receive(packet: string): void {
    if (packet === '2') this.#socket.send('3'); // ping, pong
    if (packet.startsWith('43')) this.#answered?.(packet.includes('[null,')); // [error, answer]
  }
}

const order = JSON.parse(process.argv[2] ?? '') as Order;
const sockets = await Promise.all(order.tokens.map((token) => PlayerSocket.connect(order.url, token)));
const latenciesMs: number[] = [];
let settled = 0;
let refused = 0;

const playUntil = async (socket: PlayerSocket, endMs: number, count: boolean): Promise<void> => {
  while (performance.now() < endMs) {
    const started = performance.now();
    const ok = await socket.play();
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
for (const socket of sockets) socket.close();
latenciesMs.sort((a, b) => a - b);
const at = (share: number): number =>
  latenciesMs[Math.min(latenciesMs.length - 1, Math.floor(latenciesMs.length * share))] ?? 0;
process.stdout.write(JSON.stringify({ settled, refused, seconds, p50: at(0.5), p95: at(0.95), p99: at(0.99) }));
