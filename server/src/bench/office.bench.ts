import { finance, rollUpStats, sessionRepository, type Database } from 'db';
import { randomUUIDv7 } from 'node:crypto';
import { newToken, tokenHash } from '../core/auth/session-tokens.ts';
import { inArena, shown, type Arena } from './arena.ts';
import { countHouse, fillHouse, HOUSE_DAYS, type HouseSize } from './office-data.ts';
import { looksOf, type Look } from './office-looks.ts';
import { isAnswer, quantile, RawSocket } from './raw-socket.ts';

const SIZES: Readonly<Record<string, HouseSize>> = {
  tiny: { players: 10_000, bets: 100_000 },
  small: { players: 100_000, bets: 1_000_000 },
  full: { players: 1_000_000, bets: 10_000_000 },
};
const BOUND_MS = 300;
const LOOKS = 40;
const EMPTY_LOOKS = 15;
const BETTORS = 5;
const BET_EVERY_MS = 50; // pause of each bettor: 100 bets a second
const QUIET_MS = 10_000;

interface Times {
  p50: number; // ms
  p99: number;
}

const timesOf = (values: number[]): Times => {
  const sorted = values.toSorted((one, other) => one - other);
  return { p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99) };
};

const signIn = async ({ orm, pool }: Database, login: string): Promise<string> => {
  const { rows } = await pool.query<{ id: bigint }>('SELECT id FROM app_user WHERE login = $1', [login]);
  if (!rows[0]) throw new Error(`there is no account ${login}`);
  const token = newToken();
  const expiresAt = new Date(Date.now() + 6 * 3_600_000);
  await sessionRepository(orm.em.fork()).create({ userId: rows[0].id, tokenHash: tokenHash(token), expiresAt });
  return token;
};

/** Players who bet at a steady pace, and how long each bet took. */
const startBets = async ({ url, players }: Arena): Promise<{ take: () => number[]; stop: () => Promise<void> }> => {
  const tokens = await players(BETTORS);
  const sockets = await Promise.all(tokens.map((token) => RawSocket.connect(url, token)));
  let taken: number[] = [];
  let isOn = true;
  const bet = async (socket: RawSocket): Promise<void> => {
    while (isOn) {
      const started = performance.now();
      await socket.call('dice.play', { bet: '1', percent: 50, bet_type: 'less', requestId: randomUUIDv7() });
      taken.push(performance.now() - started);
      await new Promise((resolve) => setTimeout(resolve, BET_EVERY_MS));
    }
  };
  const bets = sockets.map(bet);
  return {
    take: () => {
      const times = taken;
      taken = [];
      return times;
    },
    async stop() {
      isOn = false;
      await Promise.all(bets);
      for (const socket of sockets) socket.close();
    },
  };
};

const time = async (socket: RawSocket, { name, call, payload }: Look, times: number): Promise<Times> => {
  const taken: number[] = [];
  for (let index = 0; index < times; index += 1) {
    const started = performance.now();
    const answer = await socket.call(call, payload(index));
    taken.push(performance.now() - started);
    if (!isAnswer(answer)) throw new Error(`${name} (${call}) was refused: ${answer.slice(0, 300)}`);
  }
  return timesOf(taken);
};

const countDays = async ({ pool }: Database): Promise<number> => {
  const days = await finance.daysToCount(pool, Date.now(), HOUSE_DAYS * 2);
  for (const day of days) await finance.countDay(pool, day, Date.now());
  return days.length;
};

const ms = (value: number): string => value.toFixed(1).padStart(8);

const lookAt = async (arena: Arena, size: HouseSize): Promise<void> => {
  const { db, url, databaseUrl } = arena;
  const now = Date.now();
  const staff = await RawSocket.connect(url, await signIn(db, 'admin01'));
  const bets = await startBets(arena);
  const empty = new Map<string, Times>();
  for (const look of looksOf({ now, players: size.players, heavy: 'gen1' }))
    if (!look.name.startsWith('page of')) empty.set(look.name, await time(staff, look, EMPTY_LOOKS));
  const filled = await fillHouse(databaseUrl, size, now);
  const { playersSeconds, daySeconds } = await countHouse(db, {
    rollUp: (ids) => rollUpStats(db.pool, ids),
    countDays: () => countDays(db),
  });
  console.log(
    `${shown(size.players)} players, ${shown(size.bets)} bets made in ${shown(filled)} s; figures of players counted in ${shown(playersSeconds)} s, a day in ${daySeconds.toFixed(1)} s`,
  );
  bets.take();
  await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
  const quiet = bets.take();
  let slow = 0;
  console.log(`      p50      p99   times an empty house`);
  for (const look of looksOf({ now, players: size.players, heavy: 'gen1' })) {
    await time(staff, look, 2);
    const taken = await time(staff, look, LOOKS);
    const alternative = empty.get(look.name);
    const ratio = alternative ? `${(taken.p50 / alternative.p50).toFixed(1)} times` : '-';
    if (taken.p99 > BOUND_MS) slow += 1;
    console.log(
      `${ms(taken.p50)} ${ms(taken.p99)}   ${ratio.padEnd(12)} ${look.name}${taken.p99 > BOUND_MS ? '   OVER THE BOUND' : ''}`,
    );
  }
  const beside = bets.take();
  await bets.stop();
  staff.close();
  const [before, during] = [timesOf(quiet), timesOf(beside)];
  console.log(
    `bets alone: p50 ${before.p50.toFixed(1)} ms, p99 ${before.p99.toFixed(1)} ms; beside the looks: p50 ${during.p50.toFixed(1)} ms, p99 ${during.p99.toFixed(1)} ms, ${(during.p50 / before.p50).toFixed(2)} times`,
  );
  console.log(`${slow} lists took more than ${BOUND_MS} ms at p99`);
};

/** Lists, searches and pages of the office in a house of a month, beside bets; `OFFICE_SCALE=full` for 10⁶ players and 10⁷ bets. */
export const benchOffice = (): Promise<void> => {
  const size = SIZES[process.env['OFFICE_SCALE'] ?? 'small'];
  if (!size)
    throw new Error(`OFFICE_SCALE is ${process.env['OFFICE_SCALE']}: choose one of ${Object.keys(SIZES).join(', ')}`);
  return inArena((arena) => lookAt(arena, size));
};
