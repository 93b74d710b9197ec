import { beforeEach, expect, test, vi } from 'vitest';
import type * as Banners from './banners.ts';
import { hex, type ColorName } from '../../core/tokens/tokens.ts';

let module: typeof Banners;
beforeEach(async () => {
  vi.resetModules(); // who was told of a banner is remembered by the module
  module = await import('./banners.ts');
});

const site = (modals: string[], pages: string[]) => ({
  isModal: (name: string) => modals.includes(name),
  isPage: (path: string) => pages.includes(path),
  warn: vi.fn<(message: string) => void>(),
});

test('every banner leads to where the specification says', () => {
  const { banners, bannerKeys } = module;
  const ways = bannerKeys.map((key) => [key, banners[key].modal ? 'dialog' : 'page', banners[key].link].join(' '));
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
  const { banners, bannerKeys } = module;
  const open = bannerKeys.filter((key) => !banners[key].forPlayers);
  expect(open).toEqual(['dice', 'mines', 'battle', 'wheel']);
});

test('a banner is shown where its dialog or its page exists', () => {
  const { shownBanners } = module;
  expect(shownBanners(site([], []))).toEqual([]);
  expect(shownBanners(site(['cashback'], ['/game/dice', '/cash/crypto']))).toEqual(['dice', 'cashback', 'get_bonus']);
  expect(shownBanners(site(['/game/dice'], ['cashback']))).toEqual([]);
});

test('what is left out is told of once', () => {
  const { shownBanners, bannerKeys } = module;
  const empty = site([], []);
  shownBanners(empty);
  shownBanners(empty);
  expect(empty.warn).toHaveBeenCalledTimes(bannerKeys.length);
  expect(empty.warn).toHaveBeenCalledWith('the banner airdrop is left out: there is no dialog airdrop');
});

test('the stylesheet has each gradient', async () => {
  const { readFileSync } = await import('node:fs');
  const css = readFileSync(`${import.meta.dirname}/banners.module.css`, 'utf8');
  const { banners, bannerKeys } = module;
  for (const key of bannerKeys) {
    const { gradient } = banners[key];
    const token: ColorName = gradient === 'gold' ? 'vip' : gradient;
    expect(css).toContain(`.${gradient} {\n  --tone: var(--c-${token});`);
    expect(hex(token)).toMatch(/^#/);
  }
});
