import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { GameStart } from '../../../../contract/features/casino.contract.ts';
import type { TestPlayer } from '../../../testing/test-server.ts';
import { openCasino, type Seat, type TestCasino } from './casino-fixtures.ts';

/** An aggregator that opens games, and no more, as its test has it behave. */
export interface TestAggregator {
  url: string;
  behaviour: 'well' | 'slow' | 'refuses' | 'broken';
  address: unknown; // address of frames of games for money
  asked: Record<string, string>[]; // sessions that were asked for
  lobby: readonly object[]; // lobby of every live game
  listed: Record<string, string>[]; // lobbies that were asked for
  /** Answers who was kept waiting. */
  release(): void;
  /** Nobody listens any more. */
  stop(): Promise<void>;
  /** Listens again, where it did before. */
  start(): Promise<void>;
}

/** A closed table and an open one. */
export const LOBBY = [
  { lobbyData: 'closed', name: 'Closed', isOpen: false },
  {
    lobbyData: 'main',
    name: 'Main',
    isOpen: true,
    dealerName: 'Irina',
    limits: { currency: 'RUB', min: 10, max: 500 },
  },
];

const isClosedTable = (table: object, id: string | undefined): boolean =>
  'lobbyData' in table && table.lobbyData === id && 'isOpen' in table && !table.isOpen;

const createApp = (aggregator: TestAggregator): FastifyInstance => {
  const app = Fastify({ forceCloseConnections: true });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.post('/games/init', async (request, reply) => {
    const asked = request.body as Record<string, string>;
    aggregator.asked.push(asked);
    if (aggregator.behaviour === 'slow')
      await new Promise<void>((resolve) => Object.assign(aggregator, { release: resolve }));
    if (aggregator.behaviour === 'broken') return reply.status(502).send('oops');
    const isClosed = aggregator.lobby.some((table) => isClosedTable(table, asked['lobby_data']));
    if (aggregator.behaviour === 'refuses' || isClosed) {
      const refusal = { name: 'Not found', message: 'no such game', code: 0, status: 404 };
      return reply.status(404).send(refusal);
    }
    return { url: aggregator.address };
  });
  app.post('/games/init-demo', () => ({ url: 'https://frames.example/demo' }));
  app.get('/games/lobby', (request) => {
    aggregator.listed.push(request.query as Record<string, string>);
    return { lobby: aggregator.lobby };
  });
  return app;
};

export const FRAME = 'https://frames.example/game';

export const openTestAggregator = async (): Promise<TestAggregator> => {
  let app: FastifyInstance | undefined;
  let port = 0;
  const aggregator: TestAggregator = {
    url: '',
    behaviour: 'well',
    address: FRAME,
    asked: [],
    lobby: LOBBY,
    listed: [],
    release: () => undefined,
    async stop() {
      await app?.close();
      app = undefined;
    },
    async start() {
      app = createApp(aggregator);
      aggregator.url = await app.listen({ port, host: '127.0.0.1' });
      port = Number(new URL(aggregator.url).port);
    },
  };
  await aggregator.start();
  return aggregator;
};

/** A casino whose games need a deposit, and a new player for each test. */
export interface OpeningSite {
  aggregator: TestAggregator;
  casino: TestCasino;
  player: TestPlayer;
  sql: TestCasino['server']['database']['owner']['query'];
  /** Credits a deposit that came from nowhere. */
  deposit(daysAgo: number, player?: { userId: bigint }): Promise<unknown>;
  open(payload?: object): Promise<GameStart>;
  /** The code with which a game is not opened. */
  codeOf(payload?: object): Promise<unknown>;
  /** The player in an opened session, for callbacks. */
  seatOf(start: GameStart): Seat;
}

/** Starts it for the tests of a file. */
export const useOpeningSite = (): OpeningSite => {
  const site = {} as OpeningSite;
  const calls: Pick<OpeningSite, 'deposit' | 'open' | 'codeOf' | 'seatOf'> = {
    deposit: (daysAgo, { userId } = site.player) =>
      site.sql(
        `INSERT INTO payment (ref, user_id, code, state, payway_id, method_id, provider, currency_id, course_micro, amount, base_minor,
           transaction_id, created_at, updated_at, done_at)
         VALUES (gen_random_uuid(), $1, 1, 2, 4, 4, 'fiat', 2, 1000000, 100000, 100000, gen_random_uuid(), $2, $2, $2)`,
        [userId, Date.now() - daysAgo * 86_400_000],
      ),
    open: (payload) => site.player.call('games.openGame', { gameId: 'g1', ...payload }),
    codeOf: async (payload) => (await site.player.refusal('games.openGame', { gameId: 'g1', ...payload })).code,
    seatOf: ({ sessionId, gameId }) => ({
      player: site.player,
      session: {
        playerId: site.aggregator.asked[0]?.['player_id'] ?? '',
        currency: 'RUB',
        sessionId: sessionId ?? '',
        gameUuid: gameId,
      },
    }),
  };
  Object.assign(site, calls);
  beforeAll(async () => {
    site.aggregator = await openTestAggregator();
    site.casino = await openCasino({ SLOTEGRATOR_URL: site.aggregator.url, CASINO_DEPOSIT_DAYS: '7' });
    const { owner } = site.casino.server.database;
    site.sql = owner.query.bind(owner);
  });
  beforeEach(async () => {
    Object.assign(site.aggregator, { behaviour: 'well', address: FRAME, asked: [], listed: [], lobby: LOBBY });
    site.player = await site.casino.server.player();
  });
  afterAll(async () => {
    site.aggregator.release();
    await site.casino.server.close(); // without the laws of the ledger: deposits came from nowhere
    await site.aggregator.stop();
  });
  return site;
};
