import { readFileSync } from 'node:fs';
import { io } from 'socket.io-client';
import { quantile, RawSocket } from './raw-socket.ts';

// Runs as a process of its own. Takes {urls, viewers, tokens, perSecond, seconds} as JSON on its standard input; prints
// {sent, delivered, skipped, dropped, p50, p99} as JSON. A message carries the time at which it was sent.

interface Order {
  urls: string[]; // processes of one house
  viewers: number;
  tokens: string[]; // players who talk, in turn
  perSecond: number;
  seconds: number;
}

const SENT_AT = /"message":"m(\d{13})"/g;
const SKIPPED = /"skipped":([1-9]\d*)/;
const DRAIN_MS = 3_000;
const TOGETHER = 50; // sockets that are opened at once

const { urls, viewers, tokens, perSecond, seconds } = JSON.parse(readFileSync(0, 'utf8')) as Order;
const urlOf = (place: number): string => urls[place % urls.length] ?? '';
const delaysMs: number[] = [];
let [skipped, dropped, sent] = [0, 0, 0];

const hear = (packet: string): void => {
  const now = Date.now();
  for (const [, at] of packet.matchAll(SENT_AT)) delaysMs.push(now - Number(at));
  skipped += Number(SKIPPED.exec(packet)?.[1] ?? 0);
};

const view = async (place: number): Promise<RawSocket> => {
  const socket = await RawSocket.connect(urlOf(place));
  await socket.call('chat.open', { room: 'en' });
  socket.onPush = hear;
  socket.onDropped = () => {
    dropped += 1;
  };
  return socket;
};

const watching: RawSocket[] = [];
for (let place = 0; place < viewers; place += TOGETHER)
  watching.push(
    ...(await Promise.all(Array.from({ length: Math.min(TOGETHER, viewers - place) }, (_, n) => view(place + n)))), // oxlint-disable-line no-await-in-loop -- no more than so many handshakes at once
  );

const talkers = tokens.map((token, place) =>
  io(urlOf(place), { path: '/socket.io', extraHeaders: { cookie: `token=${token}` }, forceNew: true }),
);
await Promise.all(talkers.map((talker) => new Promise<void>((resolve) => talker.once('connect', resolve))));

await new Promise<void>((resolve) => {
  const timer = setInterval(() => {
    talkers[sent % talkers.length]?.emit('chat', { type: 'send', payload: { msg: `m${Date.now()}`, room: 'en' } });
    sent += 1;
    if (sent < perSecond * seconds) return;
    clearInterval(timer);
    setTimeout(resolve, DRAIN_MS);
  }, 1_000 / perSecond);
});
for (const socket of watching) {
  socket.onDropped = undefined;
  socket.close();
}
for (const talker of talkers) talker.disconnect();
const delivered = delaysMs.length;
delaysMs.sort((a, b) => a - b);
const figures = { sent, delivered, skipped, dropped, p50: quantile(delaysMs, 0.5), p99: quantile(delaysMs, 0.99) };
process.stdout.write(JSON.stringify(figures), () => process.exit(0));
