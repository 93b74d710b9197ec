import { createPool } from 'db';
import { randomUUIDv7 } from 'node:crypto';
import { inArena, runClients, shown, type Arena } from './arena.ts';
import { RawSocket } from './raw-socket.ts';

const PLAYERS = 100;
const SECONDS = 64; // over a minute: bonuses are settled every 15 s, and levels are counted every 60 s, with bonuses on or off
const ROUNDS = 3;
const DEPOSIT_MINOR = 100_000_000n; // large enough that its bonus is never fully released
const WANTED = 0.95;

interface Played {
  settled: number;
  refused: number;
  seconds: number;
}

/** Grants all players locked DIC, so that every bet releases some. */
const lockDic = async ({ url, databaseUrl }: Arena, tokens: readonly string[]): Promise<void> => {
  const sockets = await Promise.all(tokens.map((token) => RawSocket.connect(url, token)));
  await Promise.all(sockets.map((socket) => socket.call('bonus.introductory.takeBonus', { code: 1 })));
  const owner = createPool({ connectionString: databaseUrl, max: 1 });
  const { rows } = await owner.query<{ id: bigint }>(`SELECT id FROM app_user WHERE login LIKE 'bench%'`);
  for (const { id } of rows)
    await owner.query(
      `INSERT INTO payment (ref, user_id, code, state, payway_id, method_id, provider, currency_id, course_micro, amount,
         base_minor, transaction_id, created_at, updated_at, done_at)
       VALUES ($1, $2, 1, 2, 4, 4, 'fiat', 2, 1000000, $3, $3, $1, $4, $4, $4)`,
      [randomUUIDv7(), id, DEPOSIT_MINOR, Date.now()],
    );
  await owner.end();
  await Promise.all(sockets.map((socket) => socket.call('bonus.overview', {})));
  for (const socket of sockets) socket.close();
};

/** Settled dice bets a second on a fresh server. */
const turn = async (bonuses: 'on' | 'off'): Promise<number> => {
  let rate = 0;
  await inArena(
    async (arena) => {
      const tokens = await arena.players(PLAYERS);
      await lockDic(arena, tokens);
      const order = { url: arena.url, tokens, seconds: SECONDS, game: 'dice' };
      const { settled, refused, seconds } = await runClients<Played>('./players.ts', order);
      rate = settled / seconds;
      const { rows } = await arena.db.pool.query<{ locked: number; released: number }>(
        `SELECT count(*) FILTER (WHERE kind = 'granted')::int AS locked, count(*) FILTER (WHERE kind = 'released')::int AS released
         FROM bonus_event`,
      );
      console.log(
        `  bonuses ${bonuses}: ${shown(rate)} settled/s, ${refused} refused; ${rows[0]?.locked} bonuses locked, released from ${rows[0]?.released} times`,
      );
    },
    {},
    { BONUSES: bonuses },
    'bench/bonus-server.ts',
  );
  return rate;
};

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Settled dice bets a second with bonuses on and off, in turns, each on a fresh server and database. */
export const benchBonus = async (): Promise<void> => {
  const [on, off]: [number[], number[]] = [[], []];
  console.log(
    `dice.play, ${PLAYERS} players with locked DIC over sockets, ${SECONDS} s a turn, the first one not counted`,
  );
  await turn('on'); // warm-up, not counted
  for (let round = 0; round < ROUNDS; round += 1) {
    const isFirst = round % 2 === 0;
    if (isFirst) on.push(await turn('on'));
    off.push(await turn('off'));
    if (!isFirst) on.push(await turn('on'));
  }
  const ratio = median(on) / median(off);
  console.log(
    `  medians ${shown(median(on))} and ${shown(median(off))}: ratio ${ratio.toFixed(2)} (wanted: at least ${WANTED})`,
  );
};
