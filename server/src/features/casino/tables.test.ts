import { casino as store } from 'db';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { GameTable } from '../../../contract/features/casino.contract.ts';
import { LOBBY, useOpeningSite } from './testing/opening-site.ts';
import { DONE, newId, REFUSED, supplied } from './testing/casino-fixtures.ts';

const site = useOpeningSite();
const limits = [
  { currency: 'USD', min: 1, max: 50 },
  { currency: 'RUB', min: 10.5, max: 500 },
];
const garden = { lobbyData: 'garden', name: 'Garden', isOpen: true, dealerName: 'Marco', limits };
const [closed, main] = LOBBY;

let lists = 0;
let gameId = '';
const tablesOf = async (payload: object = {}): Promise<GameTable[]> =>
  (await site.player.call<{ tables: GameTable[] }>('games.getTables', { gameId, ...payload })).tables;
const openSessions = async (): Promise<unknown[]> =>
  (await site.sql('SELECT id FROM slot_session WHERE user_id = $1 AND ended_at IS NULL', [site.player.userId])).rows;

beforeAll(() =>
  store.importGames(
    site.casino.server.db.pool,
    Array.from({ length: 40 }, (_, index) => ({
      ...supplied(`live-${index}`),
      phoneIdentifier: `phone-${index}`,
      category: 'live' as const,
      hasLobby: index > 0,
    })),
    Date.now(),
  ),
);
beforeEach(async () => {
  lists += 1;
  gameId = `live-${lists}`; // no other test has looked at its tables
  site.aggregator.lobby = [...LOBBY, garden];
  await site.deposit(1);
});

describe('games.getTables', () => {
  it('lists open and closed tables with limits in the player’s currency', async () => {
    expect(await tablesOf()).toEqual([
      { id: 'closed', name: 'Closed', isOpen: false, dealer: null, min: null, max: null },
      { id: 'main', name: 'Main', isOpen: true, dealer: 'Irina', min: 10, max: 500 },
      { id: 'garden', name: 'Garden', isOpen: true, dealer: 'Marco', min: 10.5, max: 500 },
    ]);
    expect(site.aggregator.listed).toEqual([{ game_uuid: gameId, currency: 'RUB' }]);
  });

  it('is empty for a game without a lobby, and refuses currencies in which nothing is played', async () => {
    expect(await tablesOf({ gameId: 'live-0' })).toEqual([]);
    const { userId } = await site.casino.server.account();
    await site.sql('UPDATE app_user SET target_currency_id = 6 WHERE id = $1', [userId]); // DIC
    site.player = await site.casino.server.again({ userId });
    expect(await site.player.refusal('games.getTables', { gameId })).toMatchObject({ code: 4 });
    expect(site.aggregator.listed).toEqual([]);
  });

  it('asks the aggregator once for many players', async () => {
    await Promise.all(Array.from({ length: 20 }, () => tablesOf()));
    await (await site.casino.server.player()).call('games.getTables', { gameId });
    expect(site.aggregator.listed).toHaveLength(1);
  });
});

describe('a live game', () => {
  it('opens at its first open table, and says at which', async () => {
    expect(await site.open({ gameId })).toMatchObject({ table: { id: 'main', name: 'Main' }, hasTables: true });
    expect(site.aggregator.asked).toMatchObject([{ lobby_data: 'main' }]);
  });

  it('opens at the chosen table', async () => {
    expect(await site.open({ gameId, table: 'garden' })).toMatchObject({ table: { id: 'garden', name: 'Garden' } });
    expect(site.aggregator.asked).toMatchObject([{ lobby_data: 'garden' }]);
  });

  it.each([
    ['has one table', [main], { table: { id: 'main' }, hasTables: false }],
    ['has only a closed one', [closed], { table: { id: 'closed' }, hasTables: false }, 1],
    ['has an empty lobby', [], { table: null, hasTables: false }],
  ])('a live game that %s offers no choice', async (_name, lobby, start, code?: number) => {
    site.aggregator.lobby = lobby as object[];
    if (code === undefined) expect(await site.open({ gameId })).toMatchObject(start);
    else expect(await site.codeOf({ gameId })).toBe(code);
  });

  it('joins the table of the edition that it opens', async () => {
    await site.open({ gameId, isMobile: true, table: 'garden' });
    await tablesOf({ isMobile: true });
    const edition = `phone-${lists}`;
    expect(site.aggregator.asked).toMatchObject([{ game_uuid: edition }]);
    expect(site.aggregator.listed).toMatchObject([{ game_uuid: edition }]);
  });

  it('has no table in demo mode', async () => {
    expect(await site.open({ gameId, isDemo: true, table: 'garden' })).toMatchObject({ table: null, hasTables: false });
    expect(site.aggregator.listed).toEqual([]);
  });

  it.each(['closed', 'cellar', 'MAIN', ' main', '', '"><script>'])(
    'is not opened at a table that is closed or not listed: %j. The open session goes on',
    async (table) => {
      const { sessionId } = await site.open({ gameId });
      site.aggregator.asked = [];
      expect(await site.codeOf({ gameId, table })).toBe(1);
      expect(site.aggregator.asked).toEqual([]);
      expect(await openSessions()).toEqual([{ id: sessionId }]);
    },
  );

  it('without a lobby is not opened at any table', async () => {
    expect(await site.codeOf({ gameId: 'live-0', table: 'main' })).toBe(1);
    expect([site.aggregator.asked, site.aggregator.listed]).toEqual([[], []]);
  });

  it('answers 1 when a table closes between the list and the choice, and lists it as closed', async () => {
    const [, , seen] = await tablesOf();
    expect(seen).toMatchObject({ id: 'garden', isOpen: true });
    site.aggregator.lobby = [...LOBBY, { ...garden, isOpen: false }];
    expect(await site.codeOf({ gameId, table: 'garden' })).toBe(1);
    expect((await tablesOf())[2]).toMatchObject({ id: 'garden', isOpen: false });
    expect(await openSessions()).toEqual([]);
  });

  it('answers 5 when the provider does not list or open its tables', async () => {
    await tablesOf();
    site.aggregator.behaviour = 'broken';
    expect(await site.codeOf({ gameId, table: 'garden' })).toBe(5);
    await site.aggregator.stop();
    onTestFinished(() => site.aggregator.start());
    expect(await site.codeOf({ gameId, table: 'garden' })).toBe(5);
    expect(await site.player.refusal('games.getTables', { gameId })).toMatchObject({ code: 5 });
  });
});

it('a round that is in play at one table is paid after its player has moved to another', async () => {
  const atMain = site.seatOf(await site.open({ gameId }));
  const before = await site.casino.balance(atMain);
  expect(await site.casino.bet(atMain, newId(), '10')).toEqual(DONE);
  const atGarden = site.seatOf(await site.open({ gameId, table: 'garden' }));
  expect(await site.casino.bet(atMain, newId(), '10', { round_id: 'r2' })).toEqual(REFUSED);
  expect(await site.casino.bet(atGarden, newId(), '10', { round_id: 'r3' })).toEqual(DONE);
  expect(await site.casino.win(atMain, newId(), '25', { finished: 'true' })).toEqual(DONE);
  expect(await site.casino.balance(atMain)).toBe(before - 10_00n + 25_00n - 10_00n);
  expect(await site.player.call('games.closeGame', { sessionId: atMain.session.sessionId })).toMatchObject({
    played: { rounds: 1, open: 0, staked: 1000, paid: 2500 },
  });
});
