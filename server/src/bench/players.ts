import { readFileSync } from 'node:fs';
import { randomUUIDv7 } from 'node:crypto';
import { isAnswer, quantile, RawSocket } from './raw-socket.ts';

// Runs as a process of its own, so that the clients' work is not done on the server's event loop.
// Takes {url, tokens, seconds, game} as JSON on its standard input; prints {settled, refused, seconds, p50, p95, p99} as JSON.

interface Order {
  url: string;
  tokens: string[];
  seconds: number;
  game: keyof typeof games;
}

/** One call of a game after the other, as a player would make them. */
const games = {
  dice: () => async (socket: RawSocket) => {
    const bet = { bet: '1', percent: 50, bet_type: 'less', requestId: randomUUIDv7() };
    return isAnswer(await socket.call('dice.play', bet));
  },
  // a game, three cells, the win, unless a mine ends it
  mines: () => {
    let opened = -1; // no game
    return async (socket: RawSocket) => {
      const isNew = opened < 0;
      const packet = isNew
        ? await socket.call('mines.createGame', { bet: 100, minesLength: 2, requestId: randomUUIDv7() })
        : opened < 3
          ? await socket.call('mines.openSector', { sectorKey: opened })
          : await socket.call('mines.takeWin', {});
      opened = packet.includes('"finished":true') ? -1 : opened + 1;
      return isAnswer(packet);
    };
  },
  // reads the ranking
  tournament: () => async (socket: RawSocket) => isAnswer(await socket.call('tournament.daily.getInfo', {})),
} as const;

const order = JSON.parse(readFileSync(0, 'utf8')) as Order;
const sockets = await Promise.all(order.tokens.map((token) => RawSocket.connect(order.url, token)));
const latenciesMs: number[] = [];
let settled = 0;
let refused = 0;

const plays = new Map(sockets.map((socket) => [socket, games[order.game]()]));

const playUntil = async (socket: RawSocket, endMs: number, count: boolean): Promise<void> => {
  const play = plays.get(socket);
  if (!play) return;
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
for (const socket of sockets) socket.close();
latenciesMs.sort((a, b) => a - b);
process.stdout.write(
  JSON.stringify({
    settled,
    refused,
    seconds,
    p50: quantile(latenciesMs, 0.5),
    p95: quantile(latenciesMs, 0.95),
    p99: quantile(latenciesMs, 0.99),
  }),
);
