import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { searchText, typedOtherwise } from '../../core/search-text.ts';
import { createTestPlayer } from '../../testing/fixtures.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/index.ts';
import { gameRepository, type ListedGame } from '../catalogue/catalogue.repository.ts';
import { loadShelf, type GameList } from '../catalogue/shelf.ts';
import { countGames } from './figures.ts';
import { importGames, type SuppliedGame } from './import-games.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());
beforeEach(() => db.owner.query('TRUNCATE provider, provider_game, slot_hour, slot_player, slot_round CASCADE'));

const NOW = Date.UTC(2026, 5, 10, 12);

const game = (identifier: string, changes: Partial<SuppliedGame> = {}): SuppliedGame => ({
  identifier,
  phoneIdentifier: null,
  title: `Game ${identifier}`,
  provider: 'Amber Forge',
  category: 'slots',
  kind: 'slots',
  image: `/p/${identifier}`,
  pictureSource: null,
  rtpHundredths: 9550,
  onDesktop: true,
  onMobile: true,
  hasLobby: false,
  ...changes,
});

const gamesIn = async (list: GameList): Promise<ListedGame[]> => {
  const shelf = await loadShelf(db.pool);
  return gameRepository(db.orm.em.fork()).byIds(shelf.list({ list, isMobile: false }).map(({ id }) => id));
};

const listed = async (list: 'all' | 'hot' | 'new' | 'popular' = 'all'): Promise<string[]> => {
  return (await gamesIn(list)).map(({ identifier }) => identifier);
};

const found = async (typed: string): Promise<string[]> => {
  const games = await gameRepository(db.orm.em.fork()).search(typed, { isMobile: false, most: 20 });
  return games.map(({ title }) => title);
};

it('imports games in their order, and later changes of them', async () => {
  const first = [game('b'), game('a', { provider: 'Zinc' }), game('c')];
  expect(await importGames(db.pool, first, NOW)).toEqual({ added: 3, changed: 0, gone: 0, isPartial: false });
  expect(await listed()).toEqual(['b', 'c', 'a']); // providers in the order of their first games
  expect(await importGames(db.pool, first, NOW)).toEqual({ added: 0, changed: 0, gone: 0, isPartial: false });
  const renamed = [game('b', { title: 'Renamed' }), ...first.slice(1), game('d')];
  expect(await importGames(db.pool, renamed, NOW + 1)).toMatchObject({ added: 1, changed: 1 });
  expect(await listed()).toEqual(['d', 'b', 'c', 'a']); // the newest first
});

it('hides games that are gone, shows them again when they return, and distrusts a list that lacks most', async () => {
  const all = ['a', 'b', 'c', 'd'].map((id) => game(id));
  await importGames(db.pool, all, NOW);
  expect(await importGames(db.pool, all.slice(1), NOW)).toMatchObject({ gone: 1, isPartial: false });
  expect(await listed()).toEqual(['b', 'c', 'd']);
  expect(await importGames(db.pool, all, NOW)).toMatchObject({ changed: 1 });
  expect(await listed()).toEqual(['a', 'b', 'c', 'd']);
  expect(await importGames(db.pool, all.slice(3), NOW)).toMatchObject({ gone: 0, isPartial: true });
  expect(await listed()).toHaveLength(4);
});

it('counts a new game towards wagering unless it keeps less than a deposit adds, or is a table that states nothing', async () => {
  await importGames(
    db.pool,
    [
      game('slot', { rtpHundredths: 9750 }),
      game('silent slot', { rtpHundredths: null }),
      game('roulette', { category: 'live', rtpHundredths: 9730 }),
      game('generous', { rtpHundredths: 9751 }),
      game('blackjack', { category: 'live', rtpHundredths: 9950 }),
      game('silent table', { category: 'live', rtpHundredths: null }),
    ],
    NOW,
  );
  const { rows } = await db.owner.query('SELECT identifier FROM provider_game WHERE counts ORDER BY id');
  expect(rows.map(({ identifier }) => identifier as unknown)).toEqual(['slot', 'silent slot', 'roulette']);
});

it('keeps the operator’s settings', async () => {
  await importGames(db.pool, [game('a'), game('b')], NOW);
  await db.owner.query(
    `UPDATE provider_game SET hidden = identifier = 'a', sort_order = -5, is_special = true, counts = false`,
  );
  await importGames(db.pool, [game('a', { title: 'Other' }), game('b')], NOW);
  expect(await listed()).toEqual(['b']);
  const { rows } = await db.owner.query('SELECT DISTINCT sort_order, is_special, counts FROM provider_game');
  expect(rows).toEqual([{ sort_order: -5, is_special: true, counts: false }]);
});

it.each([
  ['Book of Ra', 'буук оф ра'],
  ['Джангл', 'jungle'],
  ['Phoenix', 'fenix'],
  ['Çılgın Şans', 'cilgin sans'],
  ['Sweet Bonanza', 'свит бонанза'],
])('spells %s and %s alike, or nearly so', (name, typed) => {
  const [one, other] = [searchText(name), searchText(typed)];
  const shared = [...one].filter((letter) => other.includes(letter)).length;
  expect(shared / one.length).toBeGreaterThan(0.7);
});

it('converts text typed in the other keyboard layout', () => {
  expect(typedOtherwise('ыцууе')).toBe('sweet');
  expect(typedOtherwise('lhfrjy')).toBe('дракон');
});

it.each([
  ['heron roulette', 'Heron Roulette'],
  ['херон рулетка', 'Heron Roulette'],
  ['rouletta heron', 'Heron Roulette'],
  ['скараб', 'Scarab Night'],
  ['scrab nigt', 'Scarab Night'],
  ['cherry leger', 'Cherry Ledger'],
  ['черри', 'Cherry Ledger'],
  ['ЫСФКФИ', 'Scarab Night'], // scarab on a Cyrillic keyboard
  ['pearl', 'Pearl Dive'],
  ['жемчуг', 'Жемчужина'],
])('finds what %s means', async (typed, title) => {
  const names = [
    'Scarab Night',
    'Cherry Ledger',
    'Heron Roulette',
    'Pearl Dive',
    'Quiet Orbit',
    'Жемчужина',
    'Mint Parade',
  ];
  await importGames(
    db.pool,
    names.map((name, index) => game(`g${index}`, { title: name, provider: index % 2 ? 'Blue Heron' : 'Amber Forge' })),
    NOW,
  );
  expect((await found(typed))[0]).toBe(title);
});

it('finds games by provider, and nothing when nothing is similar', async () => {
  await importGames(db.pool, [game('a', { provider: 'Blue Heron' }), game('b', { provider: 'Zinc' })], NOW);
  expect(await found('blue heron')).toEqual(['Game a']);
  expect(await found('wxqzv')).toEqual([]);
  expect(await found('%%%')).toEqual([]);
});

it.each(['blabla', 'zzzzzz', 'aaaa', 'hjkl', 'rtyui', 'mnbvc', 'фыва', 'asdasd', 'йцукен', 'lorem ipsum'])(
  'finds nothing for %s, although names share letters with it',
  async (nonsense) => {
    const names = ['Oak Table Blackjack', 'Jade Abacus', 'Cut and Carat', 'Caravan Gold', 'Forge Keno', 'Tide Tables'];
    await importGames(
      db.pool,
      names.map((title, index) => game(`g${index}`, { title })),
      NOW,
    );
    expect(await found(nonsense)).toEqual([]);
  },
);

it('finds names by their digits, however often one is repeated', async () => {
  await importGames(db.pool, [game('a', { title: 'Lucky 777' }), game('b')], NOW);
  expect(await found('777')).toEqual(['Lucky 777']);
});

const playRound = (userId: bigint, identifier: string, { stake = 100, payout = 0, at = NOW } = {}): Promise<unknown> =>
  db.owner.query(
    `INSERT INTO slot_round (id, user_id, game_id, session_id, sent_id, account_kind, currency, course_micro, counts, stake,
       payout, state, ending, started_at, last_at)
     SELECT overlay($1::uuid::text PLACING lpad(to_hex($6::bigint >> 16), 8, '0') || '-' || lpad(to_hex($6::bigint & 65535), 4, '0')
       FROM 1 FOR 13)::uuid, $2, id, $1::uuid, $1::text, 'real', 'RUB', 1000000, true, $4, $5, 'settled', 'provider', $6, $6
     FROM provider_game WHERE identifier = $3`,
    [randomUUIDv7(), userId, identifier, stake, payout, at],
  );

it('computes new, hot and popular games and measured returns from play', async () => {
  const [one, two] = [await createTestPlayer(db), await createTestPlayer(db)];
  await importGames(
    db.pool,
    Array.from({ length: 12 }, (_, index) => game(`g${String(index).padStart(2, '0')}`)),
    NOW,
  );
  await db.owner.query(
    `UPDATE provider_game SET created_at = to_timestamp($1 / 1000.0) - interval '31 days'
    WHERE identifier IN ('g00', 'g01')`,
    [NOW],
  );
  await playRound(one.userId, 'g11', { stake: 500, payout: 450 });
  await playRound(one.userId, 'g10', { stake: 1_000 });
  await playRound(one.userId, 'g09');
  await playRound(two.userId, 'g09', { payout: 190 });
  await countGames(db.pool, NOW);
  await countGames(db.pool, NOW); // idempotent
  expect(await listed('new')).not.toContain('g00');
  expect(await listed('new')).toHaveLength(7); // one game in four, at least a carousel
  expect((await listed('hot')).slice(0, 3)).toEqual(['g10', 'g11', 'g09']); // by stakes
  expect(await listed('hot')).toHaveLength(7); // filled up to the size of a carousel
  expect(await listed('popular')).toContain('g09');
  const game09 = (await gamesIn('all')).find(({ identifier }) => identifier === 'g09');
  expect(game09?.measured).toEqual({ rounds: 2n, stakedMinor: 200n, paidMinor: 190n });
  await countGames(db.pool, NOW + 25 * 3_600_000);
  expect((await gamesIn('hot'))[0]?.amountMinor).toBe(0n);
});

it('fills lists of a new house up with games of all providers, others for each list', async () => {
  const many = Array.from({ length: 40 }, (_, index) =>
    game(`g${String(index).padStart(2, '0')}`, { provider: `House ${Math.floor(index / 5)}` }),
  );
  await importGames(db.pool, many, NOW);
  await db.owner.query(`UPDATE provider_game SET sort_order = -id WHERE identifier IN ('g03', 'g04', 'g09')`); // placed by staff
  await countGames(db.pool, NOW);
  expect(await listed('popular')).toEqual(['g00', 'g05', 'g10', 'g15', 'g20', 'g25', 'g30']);
  expect(await listed('hot')).toEqual(['g02', 'g07', 'g12', 'g17', 'g22', 'g27', 'g32']);
  expect(await listed('new')).toEqual(many.slice(30).map(({ identifier }) => identifier));
});
