import { casino, catalogue, houseAccountId, type Database } from 'db';
import { openSession } from '../features/casino/testing/casino-fixtures.ts';
import { createCatalogueHandlers } from '../features/catalogue/catalogue.handlers.ts';
import type { FarSession } from '../providers/slotegrator/sandbox/far-wallet.ts';
import { inArena, runClients, shown, type Arena } from './arena.ts';
import { quantile } from './raw-socket.ts';
import type { SlotFigures, SlotOrder } from './slot-callbacks.ts';

const GAMES = 10_000;
const PLAYERS = 100;
const RATE = 200; // bets a second
const SECONDS = 20;
const LOOKS = 300;
const MERCHANT = { merchantId: 'bench', merchantKey: 'of the bench, and of nothing else' };
const SLOTEGRATOR = {
  SLOTEGRATOR_URL: 'http://127.0.0.1:9', // a closed port: nothing is called
  SLOTEGRATOR_MERCHANT_ID: MERCHANT.merchantId,
  SLOTEGRATOR_MERCHANT_KEY: MERCHANT.merchantKey,
};

const SYLLABLES = [
  'am',
  'ber',
  'dra',
  'gon',
  'for',
  'est',
  'he',
  'ron',
  'lan',
  'tern',
  'pe',
  'arl',
  'qu',
  'est',
  'ru',
  'by',
  'sil',
  'ver',
];
const NAMED = ['lantern ruby', 'book of moon', 'golden dragon', 'heron pearls', 'ocean king', 'jungle night'];
const typed = ['lantern rubi', 'бук оф мун', 'goldn dragn', 'херон перлс', 'щсуфт лштп', 'джангл найт'];

/** About as many different words as a real catalogue has, each in a few titles. */
const wordOf = (index: number): string => {
  const at = (place: number): string => SYLLABLES[place % SYLLABLES.length] ?? '';
  return at(index) + at(Math.floor(index / 18) * 5) + at(Math.floor(index / 324) * 7);
};
const titleOf = (index: number): string =>
  NAMED[index] ?? `${wordOf(index * 31)} ${wordOf(index * 17 + 5)} ${index % 100}`;

const supplyMany = (db: Database): Promise<unknown> =>
  casino.importGames(
    db.pool,
    Array.from({ length: GAMES }, (_, index): casino.SuppliedGame => ({
      identifier: index === 0 ? 'g1' : `bench-${index}`,
      phoneIdentifier: null,
      title: titleOf(index),
      provider: `House ${index % 120}`,
      category: index % 10 === 0 ? 'live' : 'slots',
      kind: 'slots',
      image: '',
      pictureSource: null,
      rtpHundredths: 9600,
      onDesktop: true,
      onMobile: true,
      hasLobby: false,
    })),
    Date.now(),
  );

interface Times {
  p50: number; // ms, as the other
  p99: number;
}

/** Times many sequential calls. */
const timed = async (name: string, look: (index: number) => Promise<unknown>): Promise<Times> => {
  for (let index = 0; index < 10; index += 1) await look(index);
  const times: number[] = [];
  for (let index = 0; index < LOOKS; index += 1) {
    const started = performance.now();
    await look(index);
    times.push(performance.now() - started);
  }
  const sum = times.reduce((total, time) => total + time, 0);
  times.sort((one, other) => one - other);
  const [p50, p99] = [quantile(times, 0.5), quantile(times, 0.99)];
  console.log(`  ${name}: ${shown((LOOKS * 1000) / sum)} a second, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`);
  return { p50, p99 };
};

const GUEST = { player: undefined, sessionId: undefined, sessionExpiresAt: 0, socketId: 'bench', lang: 'en' } as const;
const PAGE = 100;
const FAR_DOWN = 8_000;

// Page of the catalogue without a process's cached lists: all games above it are sorted and skipped.
const byOffset = `
SELECT g.*, p.title AS provider, p.sort_order AS "order", count(*) OVER () AS total
FROM provider_game g JOIN provider p ON p.id = g.provider_id
WHERE g.category = 'slots' AND NOT g.hidden AND NOT g.gone AND NOT p.hidden AND g.on_desktop
ORDER BY p.sort_order, p.title, g.sort_order, g.created_at DESC, g.id LIMIT ${PAGE} OFFSET ${FAR_DOWN}`;

/** Pages of the lobby as its calls answer them. */
const readPages = async ({ db }: Arena): Promise<void> => {
  const calls = createCatalogueHandlers({
    db,
    em: () => db.orm.em.fork(),
    currencies: { shown: () => undefined },
    gameRules: { off: () => [] },
  });
  const stretch = (from: number) => ({
    isMobile: false,
    minLimit: from,
    maxLimit: from + PAGE,
    category: 'slots' as const,
  });
  const pageOf = (from: number) =>
    timed(`a page of ${PAGE} slots from the ${from + 1}st on`, () =>
      Promise.resolve(calls['games.getGames'].handle(stretch(from), GUEST)),
    );
  const first = await pageOf(0);
  const far = await pageOf(FAR_DOWN);
  const offset = await timed('the same far down by OFFSET', () => db.pool.query(byOffset));
  const times = (one: number, other: number): string => `${(one / other).toFixed(2)} times`;
  console.log(
    `  far down takes ${times(far.p50, first.p50)} the first page at p50, ${times(far.p99, first.p99)} at p99; OFFSET ${times(offset.p50, far.p50)} and ${times(offset.p99, far.p99)} of it`,
  );
  await timed('a page of a provider', () =>
    Promise.resolve(calls['games.getPage'].handle({ ...stretch(0), provider: 'House 7' }, GUEST)),
  );
  await timed('counts of all lists and providers', () => Promise.resolve(calls['games.getCounts'].handle({}, GUEST)));
  await timed('lists read again after a change', () => catalogue.loadShelf(db.pool));
};

const look = async ({ db }: Arena): Promise<void> => {
  await supplyMany(db);
  await db.pool.query('ANALYZE provider_game');
  const games = () => catalogue.gameRepository(db.orm.em.fork());
  const asked = (index: number): string => typed[index % typed.length] ?? '';
  const found = await Promise.all(
    typed.map(async (text) => (await games().search(text, { isMobile: false, most: 1 }))[0]),
  );
  const right = found.filter((game, index) => game?.title === NAMED[index]).length;
  console.log(
    `of ${typed.length} misspelt, transliterated and mistyped names the first one found is right ${right} times`,
  );
  console.log(`${shown(GAMES)} games, one question after the other`);
  await timed('search that forgives (pg_trgm)', (index) => games().search(asked(index), { isMobile: false, most: 20 }));
  await timed('ILIKE over all games, which finds none of these words', (index) =>
    db.pool.query('SELECT * FROM provider_game WHERE title ILIKE $1 AND NOT hidden LIMIT 20', [`%${asked(index)}%`]),
  );
};

const callBack = async ({ db, url, players }: Arena): Promise<void> => {
  await players(PLAYERS);
  await houseAccountId(db.pool, 'house.providers');
  const { rows } = await db.pool.query<{ id: bigint }>(`SELECT id FROM app_user WHERE login LIKE 'bench%'`);
  const sessions: FarSession[] = [];
  for (const { id } of rows) sessions.push(await openSession(db, id));
  const order: SlotOrder = {
    url: `${url}/api/slotegrator/callback`,
    merchant: MERCHANT,
    sessions,
    perSecond: RATE,
    seconds: SECONDS,
  };
  await runClients<SlotFigures>('./slot-callbacks.ts', { ...order, seconds: 3 });
  const { bets, wins, refused } = await runClients<SlotFigures>('./slot-callbacks.ts', order);
  const line = (name: string, { count, p50, p99, max }: SlotFigures['bets']): string =>
    `  ${name}: ${shown(count / SECONDS)} a second, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, at most ${max.toFixed(1)} ms`;
  console.log(
    `callbacks of ${PLAYERS} players' games, ${RATE} bets a second and a win for every third, ${refused} refused`,
  );
  console.log(line('bets', bets));
  console.log(line('wins', wins));
};

/** Search and lists over 10,000 provider games, and wallet callbacks at 200 bets a second. */
export const benchCasino = (): Promise<void> =>
  inArena(
    async (arena) => {
      await look(arena);
      await readPages(arena);
      await callBack(arena);
    },
    {},
    SLOTEGRATOR,
  );
