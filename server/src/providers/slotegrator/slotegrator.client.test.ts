import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { GatewayError } from '../../core/payments/gateways.ts';
import { formOf, queryOf, takeForms } from '../../core/social/sandbox/forms.ts';
import { createSlotegrator, SlotegratorRefusedError } from './slotegrator.client.ts';
import { signatureFault } from './slotegrator.signature.ts';

const merchant = { merchantId: 'shop', merchantKey: 'key' };
let app: FastifyInstance;
let base: string;
let asked: { route: string; fields: Record<string, string> }[] = [];
let answers: object[] = [];
let status = 200;

beforeAll(async () => {
  app = Fastify({ forceCloseConnections: true });
  takeForms(app);
  app.all('/*', (request, reply) => {
    const fields = [...(request.method === 'GET' ? queryOf(request) : formOf(request))];
    asked.push({ route: `${request.method} ${request.url.split('?', 1)[0]}`, fields: Object.fromEntries(fields) });
    const fault = signatureFault(merchant, fields, request.headers, Date.now());
    if (fault === undefined) return reply.status(status).send(answers.shift() ?? {});
    return reply.status(401).send({ name: 'Unauthorized', message: fault, code: 0, status: 401 });
  });
  base = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => {
  [asked, answers, status] = [[], [], 200];
});
afterAll(() => app.close());

const client = (changes = {}) => createSlotegrator({ ...merchant, baseUrl: () => base, pageGapMs: 0, ...changes });

const game = (uuid: string) => ({
  uuid,
  name: `Game ${uuid}`,
  image: 'https://static.example/a.jpg',
  type: 'slots',
  provider: 'Somebody',
  technology: 'HTML5',
  has_lobby: 0,
  is_mobile: '1',
  parameters: { rtp: '96.10', volatility: 'high', reels_count: '5+1', lines_count: 20 },
});
const page = (currentPage: number, uuids: string[]) => ({
  items: uuids.map(game),
  _meta: { totalCount: 3, pageCount: 2, currentPage, perPage: 2 },
});

it('lists all games once, though the list shifts between two pages', async () => {
  answers = [page(1, ['a', 'b']), page(2, ['b', 'c'])];
  const games = await client().listGames();
  expect(games.map(({ uuid }) => uuid)).toEqual(['a', 'b', 'c']);
  expect(games[0]).toMatchObject({ has_lobby: false, is_mobile: true, parameters: { rtp: 96.1, reels_count: '5+1' } });
  const all = { 'per-page': '50', expand: 'tags,parameters,images,related_games' };
  expect(asked.map(({ fields }) => fields)).toEqual([
    { page: '1', ...all },
    { page: '2', ...all },
  ]);
});

it('opens sessions and leaves out what was not given', async () => {
  answers = [{ url: 'https://play.example/1' }, { url: 'https://play.example/2' }];
  const session = { game_uuid: 'a', player_id: '1', player_name: 'Ann B', currency: 'USD', session_id: 's' };
  expect(await client().open({ ...session, return_url: 'https://us.example/casino?a=1&b' })).toBe(
    'https://play.example/1',
  );
  expect(await client().openDemo({ game_uuid: 'a', language: 'tr' })).toBe('https://play.example/2');
  expect(asked).toEqual([
    { route: 'POST /games/init', fields: { ...session, return_url: 'https://us.example/casino?a=1&b' } },
    { route: 'POST /games/init-demo', fields: { game_uuid: 'a', language: 'tr' } },
  ]);
});

it('reads a lobby of one table as one of many', async () => {
  const table = { lobbyData: 'x', name: 'Roulette', isOpen: true, limits: { currency: 'USD', min: 1, max: '100' } };
  answers = [{ lobby: table }, { lobby: [table, table] }];
  const [only] = await client().listTables({ game_uuid: 'a', currency: 'USD' });
  expect(only?.limits).toEqual([{ currency: 'USD', min: 1, max: 100 }]);
  expect(await client().listTables({ game_uuid: 'a', currency: 'USD' })).toHaveLength(2);
});

it('orders free spins, and reads how they stand', async () => {
  const wanted = { player_id: '1', player_name: 'Ann', currency: 'USD', game_uuid: 'a', freespin_id: 'f' };
  await client().setFreespins({ ...wanted, quantity: 10, valid_from: 1, valid_until: 2, bet_id: '0' });
  answers = [{ ...wanted, quantity: 10, quantity_left: 8, total_win: '1.5', is_canceled: 0 }];
  expect(await client().getFreespins('f')).toMatchObject({ quantity_left: 8, total_win: 1.5, is_canceled: false });
  await client().cancelFreespins('f');
  expect(asked.map(({ route }) => route)).toEqual([
    'POST /freespins/set',
    'GET /freespins/get',
    'POST /freespins/cancel',
  ]);
});

it('asks for limits, bets of free spins and its own validation', async () => {
  answers = [
    [{ amount: 1000, currency: 'USD', providers: ['Somebody'] }],
    { denominations: [0.1, '1'], total_bets: [{ bet_id: '0', amount: 10 }] },
    { success: false, log: ['bet: no answer'] },
  ];
  expect(await client().limits()).toEqual([{ amount: '1000', currency: 'USD', providers: ['Somebody'] }]);
  expect(await client().freespinBets({ game_uuid: 'a', currency: 'USD' })).toEqual({
    denominations: ['0.1', '1'],
    bets: [],
    total_bets: [{ bet_id: 0, amount: 10 }],
  });
  expect(await client().selfValidate()).toEqual({ success: false, log: ['bet: no answer'] });
});

it('says what was refused, and with which status', async () => {
  const refused = await client({ merchantKey: 'guess' })
    .limits()
    .catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(SlotegratorRefusedError);
  expect(refused).toMatchObject({ status: 401, message: '401: a wrong signature' });
});

it('throws GatewayError for nonsense, silence and an address that is no web address', async () => {
  answers = [{ url: 'javascript:alert(1)' }];
  await expect(client().openDemo({ game_uuid: 'a' })).rejects.toThrow(GatewayError);
  status = 502;
  await expect(client().limits()).rejects.toThrow(GatewayError);
  await expect(client({ baseUrl: () => 'http://127.0.0.1:1' }).limits()).rejects.toThrow(GatewayError);
});
