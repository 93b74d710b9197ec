import Fastify, { type FastifyInstance } from 'fastify';

/** An aggregator that opens games, and no more, as its test has it behave. */
export interface TestAggregator {
  url: string;
  behaviour: 'well' | 'slow' | 'refuses' | 'broken';
  address: unknown; // of frames of games for money
  asked: Record<string, string>[]; // sessions that were asked for
  lobby: readonly object[]; // of every live game
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
