import { createUser } from 'db';
import { randomUUIDv7 } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { hashPassword } from '../core/auth/passwords.ts';
import { playerReads } from '../testing/player-reads.ts';
import { inArena, runClients, shown, type Arena } from './arena.ts';
import { quantile, RawSocket } from './raw-socket.ts';

const ATTACKERS = 10;
const DEAREST = 20;
const CALLS_PER_SECOND = 50;
const SECONDS = 10;
const CALM_AGAIN_MS = 2000;
const BETTORS = 4;
const PASSWORD = 'Glasshouse1';

interface Attack {
  asked: number;
  answered: number;
  ms: Record<string, number>;
}

/** Milliseconds of `work` done again and again until the time is over. */
const timesOf = async (work: () => Promise<unknown>, { endMs, everyMs }: { endMs: number; everyMs: number }) => {
  const times: number[] = [];
  while (performance.now() < endMs) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
    await pause(everyMs);
  }
  return times;
};

const p99 = (times: readonly number[][]): number =>
  quantile(
    times.flat().toSorted((a, b) => a - b),
    0.99,
  );

interface Figures {
  dice: number;
  signIn: number;
  ready: number;
}

/** Measures the service of others meanwhile: p99 in milliseconds of a dice bet, a sign-in and /readyz. */
const watch = async (url: string, bettors: readonly RawSocket[], seconds: number): Promise<Figures> => {
  const endMs = performance.now() + seconds * 1000;
  const bet = (socket: RawSocket) => () =>
    socket.call('dice.play', { bet: '1', percent: 50, bet_type: 'less', requestId: randomUUIDv7() });
  let visitors = 0;
  const signIn = async (): Promise<void> => {
    visitors += 1;
    const answer = await fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: url,
        'x-forwarded-for': `203.0.113.${visitors % 250}`,
      },
      body: JSON.stringify({ login: 'visitor', password: PASSWORD }),
    });
    if (!answer.ok) throw new Error(`sign-in answered ${answer.status}: ${await answer.text()}`);
    await answer.text();
  };
  const ready = async (): Promise<void> => {
    const { status } = await fetch(`${url}/readyz`);
    if (status !== 200) throw new Error(`/readyz answered ${status}`);
  };
  const [signIns, readies, ...bets] = await Promise.all([
    timesOf(signIn, { endMs, everyMs: 100 }),
    timesOf(ready, { endMs, everyMs: 50 }),
    ...bettors.map((socket) => timesOf(bet(socket), { endMs, everyMs: 25 })),
  ]);
  return { dice: p99(bets), signIn: p99([signIns]), ready: p99([readies]) };
};

const print = (title: string, { dice, signIn, ready }: Figures): void =>
  console.log(
    `  ${title}: p99 of dice ${dice.toFixed(1)} ms, sign-in ${signIn.toFixed(0)} ms, /readyz ${ready.toFixed(1)} ms`,
  );

const attackWith = async ({ url, db, players }: Arena): Promise<void> => {
  const tokens = await players(ATTACKERS + BETTORS);
  const passwordHash = await hashPassword(PASSWORD);
  await createUser(db.pool, { login: 'visitor', passwordHash, demoCreditMinor: 0n, at: Date.now() });
  const attackers = tokens.slice(0, ATTACKERS);
  const bettors = await Promise.all(tokens.slice(ATTACKERS).map((token) => RawSocket.connect(url, token)));
  const order = { url, tokens: attackers, reads: playerReads(1), perSecond: 0, seconds: SECONDS };
  const { ms } = await runClients<Attack>('./attackers.ts', order);
  const dearest = order.reads.toSorted((a, b) => (ms[b.name] ?? 0) - (ms[a.name] ?? 0)).slice(0, DEAREST);
  console.log(`  the dearest: ${dearest.map(({ name }) => `${name} ${(ms[name] ?? 0).toFixed(1)}`).join(', ')} ms`);
  await watch(url, bettors, 2); // code and caches warm up
  const calm = await watch(url, bettors, SECONDS);
  const [attack, during] = await Promise.all([
    runClients<Attack>('./attackers.ts', { ...order, reads: dearest, perSecond: CALLS_PER_SECOND }),
    pause(1500).then(() => watch(url, bettors, SECONDS - 1.5)), // the attackers' program needs a moment to start
  ]);
  await pause(CALM_AGAIN_MS);
  const after = await watch(url, bettors, SECONDS / 2);
  for (const socket of bettors) socket.close();
  console.log(
    `${ATTACKERS} accounts ask for these ${CALLS_PER_SECOND} times a second each: ${shown(attack.asked)} calls, ${shown(attack.answered)} answered`,
  );
  print('calm', calm);
  print('during', during);
  print(`${CALM_AGAIN_MS / 1000} s after`, after);
  const times = Math.max(during.dice / calm.dice, during.signIn / calm.signIn);
  console.log(`  at most ${times.toFixed(1)} times as long (wanted: at most 2)`);
};

/** Ten accounts ask for the dearest calls as often as they may: how long others wait meanwhile, and two seconds later. */
export const benchHostile = (): Promise<void> =>
  inArena(attackWith, {}, { CALLS_PER_SECOND: String(CALLS_PER_SECOND), TRUST_PROXY: '1' });
