import { readFileSync } from 'node:fs';
import { isAnswer, quantile, RawSocket } from './raw-socket.ts';

// Viewers and bettors of one battle, in a process of their own. Takes {url, tokens, viewers} as JSON on its
// standard input; prints {accepted, refused, bet: {p50, p99}, draw: {p50, p99}, viewers, dropped, bytesPerViewer} as JSON.

interface Order {
  url: string;
  tokens: string[]; // one a bettor
  viewers: number;
}

const AT_ONCE = 100; // connections being opened
const BETTING_MS = 11_000; // within the countdown of 15 s

const inBatches = async <T>(items: readonly T[], work: (item: T) => Promise<RawSocket>): Promise<RawSocket[]> => {
  const done: RawSocket[] = [];
  for (let from = 0; from < items.length; from += AT_ONCE) {
    done.push(...(await Promise.all(items.slice(from, from + AT_ONCE).map(work))));
  }
  return done;
};

const order = JSON.parse(readFileSync(0, 'utf8')) as Order;
const bettors = await inBatches(order.tokens, (token) => RawSocket.connect(order.url, token));
const viewers = await inBatches(Array.from({ length: order.viewers }), () => RawSocket.connect(order.url));

const drawMs: number[] = [];
let bytes = 0;
const settled = Promise.withResolvers<void>();
let over = 0; // viewers that have seen the end, or were dropped
let dropped = 0;
const end = (): void => {
  over += 1;
  if (over === viewers.length) settled.resolve();
};
for (const viewer of viewers) {
  viewer.onDropped = () => {
    dropped += 1;
    end();
  };
  viewer.onPush = (packet) => {
    if (!packet.startsWith('42["battle"')) return;
    bytes += packet.length;
    if (packet.includes('"outcome.drawn"')) {
      const at = Number(/"at":(\d+),"beacon":/.exec(packet)?.[1]);
      drawMs.push(performance.timeOrigin + performance.now() - at);
    }
    if (packet.includes('"round.settled"')) {
      viewer.onDropped = undefined;
      end();
    }
  };
}

const latenciesMs: number[] = [];
let accepted = 0;
let refused = 0;

const bet = async (socket: RawSocket, index: number): Promise<void> => {
  const startedAt = performance.now();
  const answer = await socket.call('battle.bet', { bet: 1000, team: index % 2 === 0 ? 'red' : 'blue' });
  latenciesMs.push(performance.now() - startedAt);
  if (isAnswer(answer)) accepted += 1;
  else refused += 1;
};

const start = performance.now();
await Promise.all(
  bettors.map(async (socket, index) => {
    const wait = Math.max(0, start + (BETTING_MS * index) / bettors.length - performance.now());
    await new Promise((resolve) => void setTimeout(resolve, wait));
    await bet(socket, index);
  }),
);
await settled.promise;
for (const socket of [...bettors, ...viewers]) socket.close();
for (const values of [latenciesMs, drawMs]) values.sort((a, b) => a - b);
process.stdout.write(
  JSON.stringify({
    accepted,
    refused,
    bet: { p50: quantile(latenciesMs, 0.5), p99: quantile(latenciesMs, 0.99) },
    draw: { p50: quantile(drawMs, 0.5), p99: quantile(drawMs, 0.99) },
    viewers: viewers.length,
    dropped,
    bytesPerViewer: Math.round(bytes / viewers.length),
  }),
);
