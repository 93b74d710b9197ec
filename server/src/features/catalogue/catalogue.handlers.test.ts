import { casino } from 'db';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GAME_LINK, LIST_RULES } from '../../../contract/features/catalogue-values.ts';
import type { CarouselGame, CatalogueGame } from '../../../contract/features/catalogue.contract.ts';
import { startTestServer, type TestPlayer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let guest: TestPlayer;
beforeAll(async () => {
  server = await startTestServer();
  guest = await server.guest();
});
afterAll(() => server.close());

const sql = (text: string, values: unknown[] = []): Promise<unknown> => server.database.owner.query(text, values);

beforeEach(async () => {
  await sql('TRUNCATE provider, provider_game CASCADE');
  await sql(`INSERT INTO provider (id, title, sort_order) VALUES (1, 'Second', 20), (2, 'First', 10)`);
});

const COLUMNS = ['provider_id', 'category', 'is_new', 'is_hot', 'is_popular', 'is_special', 'on_mobile', 'hidden'];

/** Stores a game; by default a slot of the first provider, in no list. */
const store = (identifier: string, fields: Record<string, unknown> = {}): Promise<unknown> => {
  const row: Record<string, unknown> = { provider_id: 2, category: 'slots', ...fields };
  const names = [...COLUMNS, 'amount', 'created_at'].filter((name) => name in row);
  const places = names.map((_, index) => `$${index + 2}`);
  return sql(
    `INSERT INTO provider_game (identifier, title, image, ${names.join(', ')})
     VALUES ($1::text, 'Game ' || $1::text, '/pictures/' || $1::text, ${places.join(', ')})`,
    [identifier, ...names.map((name) => row[name])],
  );
};

/** Stores slots `g000`, `g001`, …, the first being the newest. */
const storeMany = (count: number, flags = ''): Promise<unknown> =>
  sql(
    `INSERT INTO provider_game (provider_id, category, identifier, title, image, created_at ${flags && `, ${flags}`})
     SELECT 2, 'slots', 'g' || lpad(n::text, 3, '0'), 'Game', '', now() - n * interval '1 hour' ${flags && ', true'}
     FROM generate_series(0, $1 - 1) n`,
    [count],
  );

const carousel = async (name: string, payload?: unknown): Promise<CarouselGame[]> =>
  (await guest.call<{ success: true; games: CarouselGame[] }>(`slotegrator.carousel.${name}`, payload)).games;

const namesIn = async (name: string, payload?: unknown): Promise<string[]> =>
  (await carousel(name, payload)).map(({ link }) => link.slice(12));

interface GamesAnswer {
  success: boolean;
  desktop: { category: Record<string, CatalogueGame[]>; categoryCount: Record<string, number> };
}

const getGames = (payload: object): Promise<GamesAnswer> =>
  guest.call('games.getGames', { isMobile: false, minLimit: 0, maxLimit: 100, ...payload });

const listed = async (payload: object): Promise<string[]> =>
  Object.values((await getGames(payload)).desktop.category).flatMap((games) => games.map((game) => game.identifier));

it('tells players the rules that lists are worked out by', () => {
  const { countMinutes: _countMinutes, ...rules } = LIST_RULES;
  expect(rules).toEqual(casino.listRules);
});

describe('a carousel', () => {
  it('is empty without games', async () => {
    expect(await guest.call('slotegrator.carousel.loadHotGames')).toEqual({ success: true, games: [] });
  });

  it('has a game’s picture, names, and a link of twelve characters and the identifier', async () => {
    await store('starry', { is_popular: true });
    expect(GAME_LINK).toHaveLength(12);
    expect(await carousel('loadPopularSlots')).toEqual([
      {
        image: '/pictures/starry',
        link: '/slots/game/starry',
        title: 'Game starry',
        provider: 'First',
        favorite: false,
        new: false,
        cashback: false,
        tournament: false,
        counts: true,
        rtp: 0,
        measured: null,
      },
    ]);
  });

  it('shows each list’s own games', async () => {
    await store('slot', { is_popular: true });
    await store('table', { is_popular: true, category: 'live' });
    await store('fresh', { is_new: true });
    await store('burning', { is_hot: true });
    expect(await namesIn('loadPopularSlots')).toEqual(['slot']);
    expect(await namesIn('loadPopularLive')).toEqual(['table']);
    expect((await namesIn('loadPopularGames')).toSorted()).toEqual(['slot', 'table']);
    expect(await namesIn('loadNewGames')).toEqual(['fresh']);
    expect(await namesIn('loadHotGames')).toEqual(['burning']);
  });

  it('is sorted by provider, then by age', async () => {
    await store('old', { is_new: true, created_at: '2020-01-01' });
    await store('young', { is_new: true, created_at: '2024-01-01' });
    await store('other', { is_new: true, created_at: '2025-01-01', provider_id: 1 });
    expect(await namesIn('loadNewGames')).toEqual(['young', 'old', 'other']);
  });

  it('a carousel of hot games is sorted by amount', async () => {
    await store('little', { is_hot: true, amount: 5 });
    await store('much', { is_hot: true, amount: 700, provider_id: 1 });
    await store('more', { is_hot: true, amount: 60 });
    expect(await namesIn('loadHotGames')).toEqual(['much', 'more', 'little']);
  });

  it('has at most seven games, without hidden ones and, on a phone, without desktop-only ones', async () => {
    await storeMany(9, 'is_popular');
    expect(await namesIn('loadPopularSlots', {})).toHaveLength(7);
    await sql(`UPDATE provider_game SET hidden = identifier = 'g000', on_mobile = identifier <> 'g001'`);
    expect((await namesIn('loadPopularSlots', { isMobile: false }))[0]).toBe('g001');
    expect((await namesIn('loadPopularSlots', { isMobile: true }))[0]).toBe('g002');
  });

  it.each(['yes', 1, null])('refuses isMobile %j', async (isMobile) => {
    expect(await guest.refusal('slotegrator.carousel.loadNewGames', { isMobile })).toMatchObject({
      code: 400,
      field: 'isMobile',
    });
  });
});

describe('games.getGames', () => {
  it('answers slots and live games when no category is named', async () => {
    await store('slot');
    await store('table', { category: 'live', provider_id: 1 });
    const { success, desktop } = await getGames({});
    expect(success).toBe(true);
    expect(desktop.categoryCount).toEqual({ slots: 1, live: 1 });
    expect(desktop.category['slots']?.map(({ identifier }) => identifier)).toEqual(['slot']);
    expect(desktop.category['live']).toEqual([
      {
        id: expect.any(Number) as number,
        identifier: 'table',
        title: 'Game table',
        url: '/pictures/table',
        category: 'live',
        provider: { title: 'Second', order: 20 },
        favorite: false,
        new: false,
        cashback: false,
        tournament: false,
        counts: true,
        rtp: 0,
        measured: null,
        hide: false,
        amount: 0,
        createdAt: expect.any(Number) as number,
      },
    ]);
  });

  it('pages through a category without a gap or a repetition', async () => {
    await storeMany(230);
    const pages = await Promise.all(
      [0, 100, 200, 300].map((from) => listed({ category: 'slots', minLimit: from, maxLimit: from + 100 })),
    );
    expect(pages.map((page) => page.length)).toEqual([100, 100, 30, 0]);
    expect(new Set(pages.flat()).size).toBe(230);
    expect(pages.flat()).toEqual(pages.flat().toSorted());
    expect((await getGames({ category: 'slots', maxLimit: 1 })).desktop.categoryCount).toEqual({ slots: 230 });
  });

  it.each([
    ['new', 'getNewGames'],
    ['hot', 'getHotList'],
  ])('lists at most five hundred %s games, and counts no more', async (category, whole) => {
    await storeMany(510, `is_${category}`);
    expect((await getGames({ category })).desktop.categoryCount).toEqual({ [category]: 500 });
    expect(await listed({ category, minLimit: 450, maxLimit: 550 })).toHaveLength(50);
    expect(await listed({ category, minLimit: 500, maxLimit: 600 })).toEqual([]);
    expect(await namesIn(whole)).toHaveLength(500);
    // counts are kept for a second
    await expect
      .poll(() => guest.call('games.getCounts', {}), { timeout: 3_000 })
      .toMatchObject({ categoryCount: { slots: 510, [category]: 500 } });
  });

  it('neither counts nor lists hidden games or, on a phone, desktop-only ones', async () => {
    await store('seen', { is_special: true });
    await store('hidden', { is_special: true, hidden: true });
    await store('wide', { is_special: true, on_mobile: false });
    expect((await listed({ category: 'special' })).toSorted()).toEqual(['seen', 'wide']);
    const { desktop } = await getGames({ category: 'special', isMobile: true });
    expect(desktop.categoryCount).toEqual({ special: 1 });
    expect(desktop.category['special']?.map(({ identifier }) => identifier)).toEqual(['seen']);
  });

  it.each([
    [{ minLimit: -1 }, 'minLimit'],
    [{ minLimit: 0.5 }, 'minLimit'],
    [{ minLimit: 100 }, 'maxLimit'],
    [{ maxLimit: 101 }, 'maxLimit'],
    [{ maxLimit: '100' }, 'maxLimit'],
    [{ isMobile: undefined }, 'isMobile'],
    [{ category: 'favorite' }, 'category'],
    [{ category: 'toString' }, 'category'],
  ])('refuses %j', async (wrong, field) => {
    const payload = { isMobile: false, minLimit: 0, maxLimit: 100, ...wrong };
    expect(await guest.refusal('games.getGames', payload)).toMatchObject({ code: 400, field });
  });
});

describe('games.getCounts', () => {
  beforeEach(async () => {
    await store('slot', { is_new: true });
    await store('reel', { is_new: true, is_hot: true });
    await store('other', { provider_id: 1, is_hot: true });
    await store('cards', { category: 'table', is_new: true });
    await store('keno', { provider_id: 1, category: 'lottery' });
  });

  it.each([
    // the asked list and filters, then what is left by provider, kind and feature
    [{}, { First: 3, Second: 2 }, { slots: 3, table: 1, lottery: 1 }, { new: 3, hot: 2, counts: 5 }],
    [{ category: 'slots' }, { First: 2, Second: 1 }, { slots: 3 }, { new: 2, hot: 2, counts: 3 }],
    [{ kind: 'slots' }, { First: 2, Second: 1 }, { slots: 3, table: 1, lottery: 1 }, { new: 2, hot: 2, counts: 3 }],
    [{ provider: 'First' }, { First: 3, Second: 2 }, { slots: 2, table: 1 }, { new: 3, hot: 1, counts: 3 }],
    [{ features: ['new'], kind: 'table' }, { First: 1 }, { slots: 2, table: 1 }, { new: 1, counts: 1 }],
    [{ features: ['new', 'hot'] }, { First: 1 }, { slots: 1 }, { new: 1, hot: 1, counts: 1 }],
  ])('counts what each filter would leave of %j', async (asked, providers, kinds, features) => {
    type Counts = Record<'kinds' | 'features', Record<string, number>> & {
      providers: { title: string; games: number }[];
    };
    const counts = await guest.call<Counts>('games.getCounts', asked);
    const some = (all: Record<string, number>) =>
      Object.fromEntries(Object.entries(all).filter(([, games]) => games > 0));
    expect(some(Object.fromEntries(counts.providers.map(({ title, games }) => [title, games])))).toEqual(providers);
    expect([some(counts.kinds), some(counts.features)]).toEqual([kinds, features]);
    const { games, total } = await guest.call<{ games: CatalogueGame[]; total: number }>('games.getPage', {
      isMobile: false,
      minLimit: 0,
      maxLimit: 100,
      ...asked,
    });
    expect([games.length, total]).toEqual([features.counts, features.counts]); // the number on a filter is that of its page
  });

  it('does not count tables, crash and keno among slots', async () => {
    expect(await guest.call('games.getCounts', {})).toMatchObject({
      categoryCount: { slots: 3, live: 0, table: 1, instant: 0, lottery: 1 },
    });
    expect((await listed({ category: 'slots' })).toSorted()).toEqual(['other', 'reel', 'slot']);
  });
});

describe('games.getRows', () => {
  interface Rows {
    rows: { category: string | null; provider: string | null; count: number; games: CatalogueGame[] }[];
    total: number;
  }
  const read = (from: number): Promise<Rows> => guest.call('games.getRows', { from });

  it('answers a row for each list and each provider that has games, six at a time, each with its number of games', async () => {
    await storeMany(30, 'is_popular');
    await store('table', { provider_id: 1, category: 'table', is_new: true, is_hot: true, is_special: true });
    const first = await read(0);
    expect(first.total).toBe(8);
    expect(first.rows.map(({ category, count, games }) => [category, count, games.length])).toEqual([
      ['popular', 30, 12],
      ['hot', 1, 1],
      ['new', 1, 1],
      ['special', 1, 1],
      ['slots', 30, 12],
      ['table', 1, 1],
    ]);
    const rest = await read(6);
    expect(rest.rows.map(({ provider, count, games }) => [provider, count, games.length])).toEqual([
      ['First', 30, 12],
      ['Second', 1, 1],
    ]);
    expect((await read(8)).rows).toEqual([]);
  });
});

describe('slotegrator.carousel.searchGame', () => {
  const search = (text: string): Promise<{ games: CatalogueGame[] }> =>
    guest.call('slotegrator.carousel.searchGame', { search: text });

  it('answers twenty games at most', async () => {
    await storeMany(30);
    await sql(`UPDATE provider_game SET search = 'game'`);
    expect((await search('game')).games).toHaveLength(20);
  });

  it('takes three letters and more, spaces around them not counted', async () => {
    await store('starry');
    await sql(`UPDATE provider_game SET search = 'starry night'`);
    for (const short of ['', 'st', '  st  ', 's'])
      expect(await guest.refusal('slotegrator.carousel.searchGame', { search: short })).toMatchObject({
        code: 400,
        field: 'search',
      });
    expect((await search(' sta ')).games).toHaveLength(1);
    expect((await search('wxqzv')).games).toEqual([]);
  });
});

describe('slotegrator.carousel.getProviderGame', () => {
  it('answers a page of a provider’s games, and how many there are', async () => {
    await storeMany(130);
    await store('other', { provider_id: 1 });
    const { games, count } = await guest.call<{ games: CatalogueGame[]; count: number }>(
      'slotegrator.carousel.getProviderGame',
      { providerName: 'First', categoryName: 'slots' },
    );
    expect([games.length, count]).toEqual([100, 130]);
    expect(await guest.call('slotegrator.carousel.getProviderGame', { providerName: 'Nobody' })).toMatchObject({
      games: [],
      count: 0,
    });
  });
});
