import { readFileSync } from 'node:fs';
import { io } from 'socket.io-client';
import { isAnswer, quantile, RawSocket } from './raw-socket.ts';

// Everybody of `npm run bench -- crowd`, in a process of its own. Takes an Order as JSON on its standard input, prints
// Heard as JSON. Shares the clock of the servers: delays are from the time that a message carries.

interface Order {
  urls: string[]; // processes of one house
  viewers: number;
  talkers: string[]; // tokens
  dice: string[];
  battle: string[];
  dicePerSecond: number;
  messagesPerSecond: number;
  maxSeconds: number; // when no battle ends
}

interface Quantiles {
  p50: number;
  p99: number;
}

/** Figures of one step. Times in ms. */
export interface Heard {
  seconds: number;
  viewers: number;
  dropped: number;
  draw: Quantiles;
  chat: Quantiles;
  dice: Quantiles & { settled: number; refused: number };
  battle: Quantiles & { settled: number; refused: number };
  bytesPerViewer: number;
  battleBytesPerViewer: number;
}

const TOGETHER = 50; // sockets that are opened at once
const BETTING_MS = 10_000; // within the countdown of 15 s
const TICK_MS = 20;
const SENT_AT = /"message":"m(\d{13})"/g;
const DRAWN_AT = /"outcome\.drawn".*?"at":(\d+)|"at":(\d+),"beacon":/;

const order = JSON.parse(readFileSync(0, 'utf8')) as Order;
const urlOf = (place: number): string => order.urls[place % order.urls.length] ?? '';
const openAll = async (count: number, tokenOf: (place: number) => string | undefined): Promise<RawSocket[]> => {
  const sockets: RawSocket[] = [];
  for (let from = 0; from < count; from += TOGETHER) {
    const batch = Array.from({ length: Math.min(TOGETHER, count - from) }, (_, n) =>
      RawSocket.connect(urlOf(from + n), tokenOf(from + n)),
    );
    sockets.push(...(await Promise.all(batch))); // oxlint-disable-line no-await-in-loop -- no more than so many handshakes at once
  }
  return sockets;
};
const quantilesOf = (values: number[]): Quantiles => {
  values.sort((a, b) => a - b);
  return { p50: quantile(values, 0.5), p99: quantile(values, 0.99) };
};

const [drawMs, chatMs, diceMs, battleMs]: [number[], number[], number[], number[]] = [[], [], [], []];
let [dropped, bytes, battleBytes, settled] = [0, 0, 0, 0];
const firstEnd = Promise.withResolvers<void>();

const hear = (packet: string): void => {
  const now = Date.now();
  bytes += packet.length;
  for (const [, at] of packet.matchAll(SENT_AT)) chatMs.push(now - Number(at));
  if (!packet.startsWith('42["battle"')) return;
  battleBytes += packet.length;
  const [, at, other] = packet.includes('"outcome.drawn"') ? (DRAWN_AT.exec(packet) ?? []) : [];
  if (at !== undefined || other !== undefined) drawMs.push(now - Number(other ?? at));
  if (packet.includes('"round.settled"') && (settled += 1) >= order.viewers) firstEnd.resolve();
};

const viewers = await openAll(order.viewers, () => undefined);
for (const viewer of viewers) {
  viewer.onPush = hear;
  viewer.onDropped = () => {
    dropped += 1;
  };
}
await Promise.all(viewers.map((viewer) => viewer.call('chat.open', { room: 'en' })));
const diceSockets = await openAll(order.dice.length, (place) => order.dice[place]);
const battleSockets = await openAll(order.battle.length, (place) => order.battle[place]);
const talkers = order.talkers.map((token, place) =>
  io(urlOf(place), { path: '/socket.io', extraHeaders: { cookie: `token=${token}` }, forceNew: true }),
);
await Promise.all(talkers.map((talker) => new Promise<void>((resolve) => talker.once('connect', resolve))));

const counts = { dice: { settled: 0, refused: 0 }, battle: { settled: 0, refused: 0 } };
const bet = async (socket: RawSocket, game: 'dice' | 'battle', payload: object, into: number[]): Promise<void> => {
  const began = performance.now();
  const ok = isAnswer(await socket.call(game === 'dice' ? 'dice.play' : 'battle.bet', payload));
  into.push(performance.now() - began);
  counts[game][ok ? 'settled' : 'refused'] += 1;
};

const began = performance.now();
let isOver = false;
const free = [...diceSockets];
let asked = 0;
const ticking = setInterval(() => {
  const due = ((performance.now() - began) / 1000) * order.dicePerSecond;
  while (asked < due) {
    asked += 1;
    const socket = free.pop();
    if (!socket) continue; // all of them wait: an open loop counts what came in time
    void bet(socket, 'dice', { bet: '1', percent: 50, bet_type: 'less' }, diceMs).finally(() => free.push(socket));
  }
}, TICK_MS);
let said = 0;
const talking = setInterval(() => {
  talkers[(said += 1) % Math.max(1, talkers.length)]?.emit('chat', {
    type: 'send',
    payload: { msg: `m${Date.now()}`, room: 'en' },
  });
}, 1000 / order.messagesPerSecond);
const betting = Promise.all(
  battleSockets.map(async (socket, index) => {
    await new Promise((resolve) => void setTimeout(resolve, (BETTING_MS * index) / battleSockets.length));
    if (!isOver) await bet(socket, 'battle', { bet: 1000, team: index % 2 === 0 ? 'red' : 'blue' }, battleMs);
  }),
);
await Promise.race([firstEnd.promise, new Promise((resolve) => void setTimeout(resolve, order.maxSeconds * 1000))]);
isOver = true;
clearInterval(ticking);
clearInterval(talking);
await Promise.race([betting, new Promise((resolve) => void setTimeout(resolve, 5000))]);

const heard: Heard = {
  seconds: (performance.now() - began) / 1000,
  viewers: viewers.length,
  dropped,
  draw: quantilesOf(drawMs),
  chat: quantilesOf(chatMs),
  dice: { ...quantilesOf(diceMs), ...counts.dice },
  battle: { ...quantilesOf(battleMs), ...counts.battle },
  bytesPerViewer: bytes / Math.max(1, viewers.length),
  battleBytesPerViewer: battleBytes / Math.max(1, viewers.length),
};
process.stdout.write(JSON.stringify(heard), () => process.exit(0));
