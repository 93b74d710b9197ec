import { dayOf, loadCurrencies, type Database } from 'db';
import { createCurrencies } from '../features/cash/currencies.ts';
import { loadStanding, type StandingTools } from '../features/tournament/standing.ts';
import { openTournamentDay } from '../features/tournament/tournament-day.ts';
import { inArena, runClients, shown, valueOf } from './arena.ts';

const VIEWERS = 100;
const ENTRANTS = 5_000;
const SECONDS = 8;
const LANES = 8; // parallel requests without the cache

interface Answered {
  settled: number;
  refused: number;
  seconds: number;
  p50: number;
  p95: number;
}

/** Registers players for today, each with bets. */
const enter = async ({ pool }: Database, day: number): Promise<void> => {
  await pool.query(
    `WITH entrant AS (
       INSERT INTO app_user (public_id, nick, nick_key) SELECT 'entrant' || n, 'entrant' || n, 'entrant' || n FROM generate_series(1, $2) n
       RETURNING id
     ), played AS (
       INSERT INTO played_day (user_id, day, staked, paid, reached_at) SELECT id, $1, 100 + id * 7919 % 100003, 0, id FROM entrant
     )
     INSERT INTO tournament_entry (day, user_id, registered_at) SELECT $1, id, id FROM entrant`,
    [day, ENTRANTS],
  );
};

/** Standings a second when each queries the database. */
const withoutCache = async (tools: StandingTools): Promise<{ rate: number; ms: number }> => {
  const ends = performance.now() + SECONDS * 1000;
  let answered = 0;
  const ask = async (): Promise<void> => {
    while (performance.now() < ends) {
      await loadStanding(tools);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: LANES }, ask));
  const started = performance.now();
  await loadStanding(tools);
  return { rate: answered / SECONDS, ms: performance.now() - started };
};

/** `tournament.daily.getInfo` per second over sockets, against the same query without its cache. */
export const benchTournament = (): Promise<void> =>
  inArena(async ({ url, db, players, metrics }) => {
    const clock = { now: () => Date.now() };
    const tools = { db, clock, currencies: await createCurrencies(() => loadCurrencies(db.pool)) };
    const { day } = await openTournamentDay(tools, clock.now());
    await enter(db, dayOf(clock.now()));
    const tokens = await players(VIEWERS);
    const busy = async (): Promise<number> => valueOf(await metrics(), 'process_cpu_seconds_total');
    const busyBefore = await busy();
    const order = { url, tokens, seconds: SECONDS, game: 'tournament' };
    const asked = await runClients<Answered>('./players.ts', order);
    const busyMs = ((await busy()) - busyBefore) * 1000;
    const direct = await withoutCache(tools);
    const rate = asked.settled / asked.seconds;
    console.log(
      `tournament.daily.getInfo of day ${day}, ${shown(ENTRANTS)} players take part, ${VIEWERS} look: ${shown(rate)} answers/s, ${asked.refused} refused`,
    );
    console.log(`  latency p50 ${asked.p50.toFixed(1)} ms, p95 ${asked.p95.toFixed(1)} ms`);
    console.log(`  without the cache, ${LANES} at a time, no sockets: ${shown(direct.rate)} standings/s`);
    console.log(
      `  ratio ${(rate / direct.rate).toFixed(0)}; one standing takes ${direct.ms.toFixed(0)} ms, once a second; ${((busyMs * 1000) / asked.settled).toFixed(0)} µs of the server's processor time an answer, warming up included`,
    );
  });
