import { beforeEach, expect, test, vi } from 'vitest';
import type * as Banners from './banners.ts';
import { hex, type ColorName } from '../../core/tokens/tokens.ts';
import { houseGames } from '../../games/registry.ts';

let module: typeof Banners;
let banners: Banners.Banners;
beforeEach(async () => {
  vi.resetModules(); // who was told of a banner is remembered by the module
  module = await import('./banners.ts');
  const games = await Promise.all(houseGames.all.map(async (game) => ({ game, parts: await game.parts() })));
  banners = module.bannersWith(games);
});

const site = (modals: string[], pages: string[]) => ({
  isModal: (name: string) => modals.includes(name),
  isPage: (path: string) => pages.includes(path),
  warn: vi.fn<(message: string) => void>(),
});

test('every banner leads to where the specification says', () => {
  const ways = [...banners].map(([key, { modal, link }]) => [key, modal ? 'dialog' : 'page', link].join(' '));
  expect(ways.toSorted()).toEqual([
    'airdrop dialog airdrop',
    'battle page /game/battle',
    'cashback dialog cashback',
    'dice page /game/dice',
    'get_bonus page /cash/crypto',
    'mines page /game/mines',
    'robbery dialog robbery',
    'tournament dialog tournament',
    'vipClub dialog vipclub',
    'welcome page /cash/deposit',
    'wheel page /game/wheeloffortune',
  ]);
});

test('only games are for guests too', () => {
  const open = [...banners].flatMap(([key, { forPlayers }]) => (forPlayers ? [] : [key]));
  expect(open).toEqual(['dice', 'mines', 'battle', 'wheel']);
});

test('a banner is shown where its dialog or its page exists', () => {
  const { shownBanners } = module;
  expect(shownBanners(banners, site([], []))).toEqual([]);
  expect(shownBanners(banners, site(['cashback'], ['/game/dice', '/cash/crypto']))).toEqual([
    'dice',
    'cashback',
    'get_bonus',
  ]);
  expect(shownBanners(banners, site(['/game/dice'], ['cashback']))).toEqual([]);
});

test('what is left out is told of once', () => {
  const { shownBanners } = module;
  const empty = site([], []);
  shownBanners(banners, empty);
  shownBanners(banners, empty);
  expect(empty.warn).toHaveBeenCalledTimes(banners.size);
  expect(empty.warn).toHaveBeenCalledWith('the banner airdrop is left out: there is no dialog airdrop');
});

test('the stylesheet has each gradient', async () => {
  const { readFileSync } = await import('node:fs');
  const css = readFileSync(`${import.meta.dirname}/banners.module.css`, 'utf8');
  for (const { gradient } of banners.values()) {
    const token: ColorName = gradient === 'gold' ? 'vip' : gradient;
    expect(css).toContain(`.${gradient} {\n  --tone: var(--c-${token});`);
    expect(hex(token)).toMatch(/^#/);
  }
});
