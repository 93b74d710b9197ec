import { randomUUID } from 'node:crypto';
import { casino } from 'db';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CarouselGame, CatalogueGame, CatalogueProvider } from '../../../contract/features/catalogue.contract.ts';
import type { CatalogueEvent, OfficeGame, OfficeProvider } from '../../../contract/features/office-games.contract.ts';
import { startTestServer, type TestPlayer, type TestServer } from '../../testing/test-server.ts';

const NOBODY = {
  SLOTEGRATOR_URL: 'http://127.0.0.1:9', // an aggregator that does not answer
  SLOTEGRATOR_MERCHANT_ID: 'shop',
  SLOTEGRATOR_MERCHANT_KEY: 'of the tests of the catalogue, and of nothing else',
};

let server: TestServer;
let second: TestServer; // another process on the same database
let staff: TestPlayer;
let players: TestPlayer[]; // one of each process
let player: TestPlayer; // connected to another process than the staff
beforeAll(async () => {
  server = await startTestServer(NOBODY);
  second = await startTestServer(NOBODY, { beside: server });
  staff = await server.player({ roles: ['finance'] });
  player = await second.player();
  players = [await server.player(), player];
});
afterAll(async () => {
  await second.close();
  await server.close();
});

const NOW = Date.now();
const supplied = (identifier: string, provider: string, title: string): casino.SuppliedGame => ({
  identifier,
  phoneIdentifier: null,
  title,
  provider,
  category: 'slots',
  kind: 'slots',
  image: '',
  pictureSource: null,
  rtpHundredths: 9550,
  onDesktop: true,
  onMobile: true,
  hasLobby: false,
});
const games = [
  supplied('lantern', 'Amber Forge', 'Lantern Ruby'),
  supplied('pearl', 'Amber Forge', 'Pearl Dive'),
  supplied('scarab', 'Blue Heron', 'Scarab Night'),
  supplied('orbit', 'Cobalt', 'Quiet Orbit'),
];
const supply = (): Promise<unknown> => casino.importGames(server.db.pool, games, NOW);

beforeEach(async () => {
  await server.database.owner.query('TRUNCATE provider, provider_game, catalogue_event CASCADE');
  await supply();
  await casino.countGames(server.db.pool, NOW);
});

const isMobile = false;
const slots = { isMobile, minLimit: 0, maxLimit: 100, category: 'slots' };
const listedFor = async (who: TestPlayer, payload: object = {}): Promise<string[]> =>
  (await who.call<{ games: CatalogueGame[] }>('games.getPage', { ...slots, ...payload })).games.map(
    ({ identifier }) => identifier,
  );
/** Lists of each process. */
const listed = (payload: object = {}): Promise<string[][]> =>
  Promise.all(players.map((who) => listedFor(who, payload)));
const found = async (search: string): Promise<string[]> =>
  (await player.call<{ games: CatalogueGame[] }>('slotegrator.carousel.searchGame', { search })).games.map(
    ({ identifier }) => identifier,
  );

interface Listed {
  games: OfficeGame[];
  total: number;
}
const office = (payload: object = {}): Promise<Listed> =>
  staff.call<Listed>('officeGames.list', { from: 0, ...payload });
const gameOf = async (identifier: string): Promise<OfficeGame> => {
  const game = (await office()).games.find((each) => each.identifier === identifier);
  if (!game) throw new Error(`staff see no game ${identifier}`);
  return game;
};
const providers = async (): Promise<OfficeProvider[]> =>
  (await staff.call<{ providers: OfficeProvider[] }>('officeGames.providers', {})).providers;
const reason = 'as agreed';
const change = async (identifier: string, after: object): Promise<unknown> =>
  staff.call('officeGames.changeGame', { id: (await gameOf(identifier)).id, after, reason });
const changeProvider = async (title: string, after: object): Promise<unknown> => {
  const id = (await providers()).find((each) => each.title === title)?.id;
  return staff.call('officeGames.changeProvider', { id, after, reason });
};
const trail = async (): Promise<CatalogueEvent[]> =>
  (await staff.call<{ events: CatalogueEvent[] }>('officeGames.trail', {})).events;

const ALL = ['lantern', 'pearl', 'scarab', 'orbit'];
const without = (...away: string[]): string[] => ALL.filter((identifier) => !away.includes(identifier));
const opening = async (gameId: string): Promise<unknown> =>
  (await player.refusal('games.openGame', { gameId, isDemo: true })).code;

describe('a game that staff hide', () => {
  it('is not listed, found or opened in any process, until it is shown again', async () => {
    expect(await listed()).toEqual([ALL, ALL]);
    await change('scarab', { hidden: true });
    expect(await listed()).toEqual([without('scarab'), without('scarab')]);
    expect(await listed({ category: 'new' })).toEqual([without('scarab'), without('scarab')]);
    expect(await found('scarab')).toEqual([]);
    expect(await opening('scarab')).toBe(1);
    const carousel = await player.call<{ games: CarouselGame[] }>('slotegrator.carousel.loadPopularSlots', {});
    expect(carousel.games.map(({ title }) => title)).not.toContain('Scarab Night');
    await change('scarab', { hidden: false });
    expect(await listed()).toEqual([ALL, ALL]);
    expect(await found('scarab')).toEqual(['scarab']);
    expect(await opening('scarab')).toBe(5); // asked for, and not answered
  });

  it('takes all games of its provider along when that is hidden', async () => {
    await changeProvider('Amber Forge', { hidden: true });
    expect(await listed()).toEqual([without('lantern', 'pearl'), without('lantern', 'pearl')]);
    expect(await found('pearl')).toEqual([]);
    expect(await opening('pearl')).toBe(1);
    const counts = await player.call<{ providers: CatalogueProvider[] }>('games.getCounts', {});
    expect(counts.providers.map(({ title }) => title)).toEqual(['Blue Heron', 'Cobalt']);
    expect(await gameOf('pearl')).toMatchObject({ hidden: false, providerHidden: true });
    await changeProvider('Amber Forge', { hidden: false });
    expect(await listed()).toEqual([ALL, ALL]);
  });

  it('leaves its place in a list to the next one at once', async () => {
    const more = Array.from({ length: 8 }, (_, index) => supplied(`more${index}`, 'Cobalt', `More ${index}`));
    await casino.importGames(server.db.pool, [...games, ...more], NOW);
    await casino.countGames(server.db.pool, NOW);
    expect((await listed({ category: 'popular' }))[1]).toHaveLength(7);
    await change('lantern', { hidden: true });
    expect((await listed({ category: 'popular' }))[1]).toHaveLength(7);
  });
});

describe('the decisions of staff', () => {
  it('is the order of providers, which lists are sorted by', async () => {
    await changeProvider('Cobalt', { place: 1 });
    expect(await listed()).toEqual([
      ['orbit', 'lantern', 'pearl', 'scarab'],
      ['orbit', 'lantern', 'pearl', 'scarab'],
    ]);
    await changeProvider('Cobalt', { place: 9_999 }); // the last one there is
    expect((await providers()).map(({ title }) => title)).toEqual(['Amber Forge', 'Blue Heron', 'Cobalt']);
    expect((await trail())[0]).toMatchObject({ before: { place: 1 }, after: { place: 3 } });
  });

  it('is the special list and the badges, and never which games are new, hot or popular', async () => {
    await change('pearl', { special: true, cashback: true, tournament: true });
    expect(await listed({ category: 'special' })).toEqual([['pearl'], ['pearl']]);
    const { games: page } = await player.call<{ games: CatalogueGame[] }>('games.getPage', slots);
    expect(page.find(({ identifier }) => identifier === 'pearl')).toMatchObject({ cashback: true, tournament: true });
    const { lists } = await gameOf('pearl');
    await change('pearl', { new: false, isHot: false, popular: false });
    expect((await gameOf('pearl')).lists).toEqual(lists);
    expect(await trail()).toHaveLength(1);
  });

  it('is which games stand at the top of their provider; the others make room and close up', async () => {
    const atTop = async (): Promise<unknown[]> =>
      (await office({ state: 'placed' })).games.map(({ identifier, place }) => [identifier, place]);
    await change('pearl', { place: 1 });
    const first = ['pearl', 'lantern', 'scarab', 'orbit'];
    expect(await listed()).toEqual([first, first]);
    expect(await listed({ provider: 'Amber Forge' })).toEqual([first.slice(0, 2), first.slice(0, 2)]);
    expect((await office()).games.map(({ identifier }) => identifier)).toEqual(first);
    await change('lantern', { place: 1 });
    expect(await atTop()).toEqual([
      ['lantern', 1],
      ['pearl', 2],
    ]);
    await change('lantern', { place: 999 }); // the last there is
    expect((await trail())[0]).toMatchObject({ before: { place: 1 }, after: { place: 2 } });
    games.unshift(supplied('fresh', 'Amber Forge', 'Fresh Sand'));
    await casino.importGames(server.db.pool, games, NOW + 1);
    games.shift();
    const withFresh = ['pearl', 'lantern', 'fresh', 'scarab', 'orbit'];
    expect(await listed()).toEqual([withFresh, withFresh]);
    await change('pearl', { place: 0 });
    expect(await atTop()).toEqual([['lantern', 1]]);
    expect((await trail())[0]).toMatchObject({ subject: 'Pearl Dive', before: { place: 1 }, after: { place: 0 } });
  });

  it.each(['new', 'hot', 'popular'])('never moves a game in or into the %s games', async (category) => {
    const more = Array.from({ length: 12 }, (_, index) => supplied(`more${index}`, 'Cobalt', `More ${index}`));
    await casino.importGames(server.db.pool, [...games, ...more], NOW);
    await casino.countGames(server.db.pool, NOW);
    const before = await listed({ category });
    await change('pearl', { place: 1 });
    await change('more11', { place: 1 });
    expect(await listed({ category })).toEqual(before);
  });

  it('is whether stakes count towards wagering, which players are shown', async () => {
    await change('pearl', { counts: false });
    const { games: page } = await player.call<{ games: CatalogueGame[] }>('games.getPage', slots);
    expect(page.filter(({ counts }) => !counts).map(({ identifier }) => identifier)).toEqual(['pearl']);
    expect((await office({ state: 'uncounted' })).games.map(({ identifier }) => identifier)).toEqual(['pearl']);
    expect((await trail())[0]).toMatchObject({ before: { counts: true }, after: { counts: false }, reason });
    await supply();
    expect(await gameOf('pearl')).toMatchObject({ counts: false });
  });

  it('stays when games are imported again', async () => {
    await change('scarab', { hidden: true, special: true });
    await changeProvider('Cobalt', { place: 1, hidden: true });
    games.unshift(supplied('fresh', 'Dune', 'Fresh Sand'));
    await supply();
    games.shift();
    expect(await gameOf('scarab')).toMatchObject({ hidden: true, special: true, gone: false });
    expect((await providers()).map(({ title, hidden }) => [title, hidden])).toEqual([
      ['Cobalt', true],
      ['Amber Forge', false],
      ['Blue Heron', false],
      ['Dune', false],
    ]);
    expect((await listed())[1]).toEqual(['lantern', 'pearl', 'fresh']);
  });

  it('stands in the trail with who, when and why, once for what has changed', async () => {
    const other = await second.player({ roles: ['admin'] });
    await change('pearl', { hidden: true, special: false });
    await change('pearl', { hidden: true });
    const { id } = await gameOf('pearl');
    await other.call('officeGames.changeGame', { id, after: { hidden: false }, reason: 'mended' });
    const [nick, otherNick] = await Promise.all(
      [staff, other].map(async ({ userId }) => {
        const { rows } = await server.db.pool.query<{ nick: string }>('SELECT nick FROM app_user WHERE id = $1', [
          userId,
        ]);
        return rows[0]?.nick;
      }),
    );
    const shared = {
      subject: 'Pearl Dive',
      ownGame: null,
      isProvider: false,
      id: expect.any(Number),
      at: expect.any(Number),
    };
    expect(await trail()).toEqual([
      { ...shared, actor: otherNick, before: { hidden: true }, after: { hidden: false }, reason: 'mended' },
      { ...shared, actor: nick, before: { hidden: false }, after: { hidden: true }, reason },
    ]);
  });

  it('is decided one after the other, however many decide at once', async () => {
    const { id } = await gameOf('orbit');
    const titles = ['Amber Forge', 'Blue Heron', 'Cobalt'];
    await Promise.all([
      ...Array.from({ length: 10 }, () =>
        staff.call('officeGames.changeGame', { id, after: { hidden: true }, reason }),
      ),
      ...titles.map((title) => changeProvider(title, { place: 1 })),
      supply(),
      casino.countGames(second.db.pool, NOW),
    ]);
    expect((await trail()).filter(({ isProvider }) => !isProvider)).toHaveLength(1);
    expect((await providers()).map(({ title }) => title).toSorted()).toEqual(titles);
    expect(await listed()).toEqual([expect.not.arrayContaining(['orbit']), expect.not.arrayContaining(['orbit'])]);
  });

  it('needs a reason and a record that there is', async () => {
    const { id } = await gameOf('orbit');
    const refusal = (payload: object, name = 'changeGame') => staff.refusal(`officeGames.${name}`, payload);
    expect(await refusal({ id, after: { hidden: true } })).toMatchObject({ code: 400, field: 'reason' });
    expect(await refusal({ id: 999_999, after: { hidden: true }, reason })).toMatchObject({ code: 404 });
    expect(await refusal({ id: 999_999, after: { place: 1 }, reason }, 'changeProvider')).toMatchObject({ code: 404 });
    expect(await trail()).toEqual([]);
  });
});

describe('the list of staff', () => {
  it('finds as players do, also what they are not shown', async () => {
    await change('scarab', { hidden: true });
    for (const search of ['scrab nigt', 'скараб', 'ЫСФКФИ', 'blue heron'])
      expect([search, (await office({ search })).games.map(({ identifier }) => identifier)]).toEqual([
        search,
        ['scarab'],
      ]);
    expect(await office({ search: '%%%' })).toEqual({ games: [], total: 0 });
    expect(await office({ search: ' ' })).toMatchObject({ total: 4 });
  });

  it('is narrowed by provider, category and what was decided', async () => {
    await change('pearl', { hidden: true, special: true });
    await changeProvider('Cobalt', { hidden: true });
    await casino.importGames(server.db.pool, games.slice(1), NOW); // lantern is gone
    const narrowed = async (payload: object): Promise<string[]> =>
      (await office(payload)).games.map(({ identifier }) => identifier);
    expect(await narrowed({ state: 'listed' })).toEqual(['scarab']);
    expect(await narrowed({ state: 'hidden' })).toEqual(['pearl', 'orbit']);
    expect(await narrowed({ state: 'gone' })).toEqual(['lantern']);
    expect(await narrowed({ state: 'special' })).toEqual(['pearl']);
    expect(await narrowed({ category: 'live' })).toEqual([]);
    const [first] = await providers();
    expect(await narrowed({ providerId: first?.id })).toEqual(['lantern', 'pearl']);
    expect(await narrowed({ providerId: first?.id, search: 'pearl' })).toEqual(['pearl']);
    expect(await office({ from: 3 })).toMatchObject({ games: [{ identifier: 'orbit' }], total: 4 });
    expect(first).toMatchObject({ title: 'Amber Forge', games: 1, hiddenGames: 1 });
  });
});

describe('many games at once', () => {
  const many = (payload: object) => staff.call<{ changed: number }>('officeGames.changeMany', { reason, ...payload });

  it('get the same marks, each with a line in the trail, unless others fit by now', async () => {
    const [first] = await providers();
    const filter = { providerId: first?.id };
    const { total } = await office(filter);
    await change('pearl', { cashback: true });
    const after = { cashback: true, counts: false };
    const stale = { filter, expected: total + 1, after, reason };
    expect(await staff.refusal('officeGames.changeMany', stale)).toMatchObject({ code: 409 });
    expect(await many({ filter, expected: total, after })).toEqual({ changed: total });
    const { games: found } = await office(filter);
    expect(found.every(({ cashback, counts }) => cashback && !counts)).toBe(true);
    const lines = (await trail()).slice(0, total);
    expect(lines.map(({ subject }) => subject).toSorted()).toEqual(found.map(({ title }) => title).toSorted());
    expect(
      lines.find(({ subject }) => subject === found.find(({ identifier }) => identifier === 'pearl')?.title),
    ).toMatchObject({
      before: { counts: true },
      after: { counts: false },
    });
    expect(await many({ filter, expected: total, after })).toEqual({ changed: 0 });
    expect((await office({ providerId: (await providers())[1]?.id })).games.every(({ counts }) => counts)).toBe(true);
    await many({ filter, expected: total, after: { cashback: false, counts: true } });
  });
});

describe('the rules of games by place', () => {
  const none = { country: null, currency: null, isOff: false, minBet: null, maxBet: null };
  const off = (identifier: string, where: object = {}) =>
    staff.call('officeGames.switchOff', { identifier, country: null, currency: null, reason, ...where });
  const propose = (rules: readonly object[]) => ({
    subject: 'gameRules',
    key: 'gameRules',
    after: { rules },
    reason,
  });
  const agree = async (rules: readonly object[]): Promise<void> => {
    const { id } = await staff.call<{ id: number }>('officeBonus.propose', propose(rules));
    const colleague = await server.player({ roles: ['finance'] });
    await colleague.call('officeBonus.decideChange', { id, isApproved: true, reason });
  };
  const roll = (bet: string) => player.refusal('dice.play', { bet, percent: 50, bet_type: 'less' });
  const unavailable = async () => (await player.call<{ games: object[] }>('games.getUnavailable', {})).games;

  it('one person switches a game off at once, in every process; an open round ends by the rules it began with', async () => {
    const bet = { bet: 1000, minesLength: 2, requestId: randomUUID() };
    const first = await player.call('mines.createGame', bet);
    await off('mines');
    await expect.poll(unavailable).toEqual([{ game: 'mines', why: 'everywhere' }]);
    expect((await player.refusal('mines.createGame', { bet: 1000, minesLength: 2 })).code).toBe('WAIT_CANCEL_ROUND');
    expect(await player.call('mines.createGame', bet)).toEqual(first); // taken before: repeated, it is answered as it was
    await player.call('mines.openSector', { sectorKey: 0 });
    expect((await trail())[0]).toMatchObject({ ownGame: 'mines', before: {}, after: { off: '' }, reason });
    await agree([]);
    await expect.poll(unavailable).toEqual([]);
  });

  it('a game of a provider does not open in a currency, and one that nobody has cannot be switched off', async () => {
    await off('scarab', { currency: 'RUB' });
    await expect.poll(unavailable).toEqual([{ game: 'scarab', why: 'currency' }]);
    expect(await opening('scarab')).toBe(4);
    expect(
      (await staff.refusal('officeGames.switchOff', { identifier: 'nobodys', country: null, currency: null, reason }))
        .code,
    ).toBe(404);
    await agree([]);
    await expect.poll(() => opening('scarab')).toBe(5);
  });

  it('all games of a provider are off where it is, and no other’s', async () => {
    await off('provider:Amber Forge', { currency: 'RUB' });
    await expect
      .poll(async () => (await unavailable()).map((each) => (each as { game: string }).game).toSorted())
      .toEqual(['lantern', 'pearl']);
    expect(await opening('pearl')).toBe(4);
    expect((await trail())[0]).toMatchObject({ subject: 'Amber Forge', isProvider: true, after: { off: 'RUB' } });
    await agree([{ ...none, game: 'provider:Amber Forge', currency: 'RUB', maxBet: '5.00' }]);
    await expect.poll(unavailable).toEqual([]);
    const wrong = propose([{ ...none, game: 'provider:Nobody', currency: 'RUB', maxBet: '5.00' }]);
    const { id } = await staff.call<{ id: number }>('officeBonus.propose', wrong);
    const colleague = await server.player({ roles: ['finance'] });
    const refused = await colleague.refusal('officeBonus.decideChange', { id, isApproved: true, reason });
    expect(refused).toMatchObject({ code: 400, field: 'rules.0.game' });
    await colleague.call('officeBonus.decideChange', { id, isApproved: false, reason });
    await agree([]);
  });

  it('a stake outside a currency’s limits is refused with the limit, and only two people set them', async () => {
    await agree([{ ...none, game: 'dice', currency: 'RUB', minBet: '2.00', maxBet: '5.50' }]);
    await expect.poll(async () => (await roll('1.99')).code).toBe('BET_BELOW');
    expect(await roll('5.51')).toMatchObject({ code: 'BET_ABOVE', limit: '5.50', currency: 'RUB' });
    await player.call('dice.play', { bet: '5.50', percent: 50, bet_type: 'less' });
    for (const [wrong, field] of [
      [{ game: 'dice', maxBet: '5.00' }, 'currency'],
      [{ game: 'dice', currency: 'XYZ', isOff: true }, 'currency'],
      [{ game: 'dice', currency: 'RUB', minBet: '5.00', maxBet: '4.99' }, 'maxBet'],
      [{ game: 'dice' }, 'isOff'],
    ] as const)
      expect(await staff.refusal('officeBonus.propose', propose([{ ...none, ...wrong }]))).toMatchObject({
        code: 400,
        field: `rules.0.${field}`,
      });
    const { id } = await staff.call<{ id: number }>('officeBonus.propose', propose([]));
    expect((await staff.refusal('officeBonus.decideChange', { id, isApproved: true, reason })).code).toBe(
      'OWN_PROPOSAL',
    );
    await staff.call('officeBonus.decideChange', { id, isApproved: false, reason });
  });
});
