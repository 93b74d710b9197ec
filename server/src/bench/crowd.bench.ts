import { availableParallelism, loadavg } from 'node:os';
import { startServerProcess, type ServerProcess } from '../testing/server-process.ts';
import { hasRedis, startTestRedis } from '../testing/test-redis.ts';
import { inArena, runClients, shown, valueOf } from './arena.ts';
import type { Heard } from './crowd-clients.ts';

const { CROWD_VIEWERS = '250 1000 2500 5000 10000', CROWD_PROCESSES = '1 2 3', CROWD_BETTORS = '2000' } = process.env;
const numbers = (text: string): number[] => text.split(' ').map(Number);
const TALKERS = 110; // one talks every 5.5 s: the pause is 5 s
const DICE = 100;
const DICE_PER_SECOND = 500;
const MESSAGES_PER_SECOND = 20;
const MAX_SECONDS = 45;
const MAX_DELAY_MS = 1000; // p99 of draws and messages, above which no more viewers are tried
const WATCH_MS = 500;

interface Watched {
  cpuSeconds: number;
  residentBytes: number; // at the most
}

/** Watches what server processes use until it is told to stop. */
const watch = (servers: readonly { metricsUrl: string }[]): (() => Promise<Watched>) => {
  const read = async () => {
    const all = await Promise.all(servers.map(async ({ metricsUrl }) => (await fetch(metricsUrl)).text()));
    const sum = (name: string): number => all.reduce((total, text) => total + valueOf(text, name), 0);
    return { cpu: sum('process_cpu_seconds_total'), resident: sum('process_resident_memory_bytes') };
  };
  const first = read();
  let most = 0;
  const timer = setInterval(() => {
    void read().then(
      ({ resident }) => (most = Math.max(most, resident)),
      () => undefined,
    );
  }, WATCH_MS);
  return async () => {
    clearInterval(timer);
    const [before, after] = [await first, await read()];
    return { cpuSeconds: after.cpu - before.cpu, residentBytes: Math.max(most, after.resident) };
  };
};

const ms = ({ p50, p99 }: { p50: number; p99: number }): string => `p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`;

/** Prints a step; true when more viewers may be tried. */
const report = (processes: number, heard: Heard, idle: Watched, used: Watched): boolean => {
  const { dice, battle, viewers, seconds } = heard;
  const sockets = viewers + DICE + TALKERS + battle.settled + battle.refused;
  const cores = used.cpuSeconds / seconds;
  const perMinute = (heard.bytesPerViewer / seconds) * 60;
  console.log(
    `${processes} process${processes === 1 ? '' : 'es'}, ${shown(viewers)} viewers, ${shown(sockets)} sockets:`,
  );
  console.log(`  draw at the viewers ${ms(heard.draw)}; messages ${ms(heard.chat)}; ${heard.dropped} viewers dropped`);
  console.log(
    `  dice ${(dice.settled / seconds).toFixed(0)} bets/s, ${ms(dice)}, ${dice.refused} refused; battle ${shown(battle.settled)} bets, ${ms(battle)}, ${battle.refused} refused`,
  );
  console.log(
    `  ${shown((used.residentBytes - idle.residentBytes) / sockets)} bytes of memory a socket; ${shown(perMinute)} bytes a viewer and minute, ${shown(heard.battleBytesPerViewer)} of the battle a round`,
  );
  console.log(
    `  servers used ${cores.toFixed(2)} of ${availableParallelism()} cores beside clients and PostgreSQL; load ${loadavg()[0]?.toFixed(1)}`,
  );
  const isBorne = heard.dropped === 0 && heard.draw.p99 <= MAX_DELAY_MS && heard.chat.p99 <= MAX_DELAY_MS;
  if (!isBorne)
    console.log(
      '  more viewers are not tried: the processors, which servers, database and clients share, are what limits',
    );
  return isBorne;
};

/** A crowd of viewers beside dice, a battle and a chat, over one, two and three processes. */
export const benchCrowd = async (): Promise<void> => {
  const redis = hasRedis() ? await startTestRedis() : undefined;
  const environment: Record<string, string> = redis ? { REDIS_URL: redis.url } : {};
  console.log(`what processes tell each other goes over ${redis ? 'Redis' : 'notifications of the database'}`);
  try {
    for (const processes of numbers(CROWD_PROCESSES)) await benchProcesses(processes, environment); // oxlint-disable-line no-await-in-loop -- steps must not disturb one another
  } finally {
    await redis?.close();
  }
};

const benchProcesses = (processes: number, environment: Record<string, string>): Promise<void> =>
  inArena(
    async ({ url, metricsUrl, dataDir, players }) => {
      const tokens = await players(TALKERS + DICE + Number(CROWD_BETTORS));
      const [talkers, dice] = [tokens.slice(0, TALKERS), tokens.slice(TALKERS, TALKERS + DICE)];
      const battle = tokens.slice(TALKERS + DICE);
      const others: ServerProcess[] = [];
      for (let more = 1; more < processes; more += 1)
        others.push(await startServerProcess({ DATA_DIR: dataDir, ...environment })); // oxlint-disable-line no-await-in-loop -- the first one has made the keys
      const servers = [{ url, metricsUrl }, ...others];
      const urls = servers.map((server) => server.url);
      try {
        const stopIdle = watch(servers);
        const alone = await runClients<{ settled: number }>('./players.ts', {
          url,
          tokens: dice,
          seconds: 5,
          game: 'dice',
        });
        const idle = await stopIdle();
        console.log(
          `${processes}: ${((idle.cpuSeconds / alone.settled) * 1e6).toFixed(0)} µs of the servers' processors a dice bet without viewers`,
        );
        for (const viewers of numbers(CROWD_VIEWERS)) {
          const order = { urls, viewers, talkers, dice, battle, maxSeconds: MAX_SECONDS };
          const rates = { dicePerSecond: DICE_PER_SECOND, messagesPerSecond: MESSAGES_PER_SECOND };
          const stop = watch(servers);
          const heard = await runClients<Heard>('./crowd-clients.ts', { ...order, ...rates }); // oxlint-disable-line no-await-in-loop -- as above
          if (!report(processes, heard, idle, await stop())) break; // oxlint-disable-line no-await-in-loop -- as above
        }
      } finally {
        await Promise.all(others.map((server) => server.stop()));
      }
    },
    {},
    environment,
  );
