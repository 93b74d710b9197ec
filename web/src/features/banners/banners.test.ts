import type { BonusOffer } from 'server/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import type * as Banners from './banners.ts';
import { hex, type ColorName } from '../../core/tokens/tokens.ts';
import { houseGames } from '../../games/registry.ts';

let module: typeof Banners;
let banners: Banners.Banners;
beforeEach(async () => {
  vi.resetModules(); // the module remembers who was told of a banner
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

const offer = (bonus: string, code: number | string | null, isTaken = 0): BonusOffer => ({
  bonus,
  section: 'limited',
  choice: {},
  prize: null,
  refusal: code === null ? null : { code, msg: '' },
  figures: { isTaken },
  terms: 1,
});
const shown = (...offers: BonusOffer[]): string[] => [...module.passingBanners({ isClosed: false, offers }).keys()];

test('a passing offer has a banner while there is something to do for it', () => {
  expect(shown()).toEqual([]);
  expect(shown(offer('newyear', 'NEWYEAR_NO_TICKETS'), offer('xRepost', 'REPOST_CONDITIONS'))).toEqual([
    'newyear',
    'xRepost',
  ]);
  expect(shown(offer('vkRepost', 'BONUS_TAKEN'), offer('xRepost', 'BONUS_TAKEN'))).toEqual([]);
  expect(shown(offer('ton', 2, 1), offer('ton', 2))).toEqual(['ton']); // no friend has come yet
  expect(shown(offer('ton', 2, 1), offer('ton', 2, 1))).toEqual([]);
  expect(shown(offer('partner', 2), offer('partner', null))).toEqual(['partners']);
  expect(shown(offer('partner', 2))).toEqual([]);
  const closed = { isClosed: true, offers: [offer('newyear', null)] };
  expect([...module.passingBanners(closed).keys()]).toEqual([]);
});

test('an offer that is left out is reported once', () => {
  const { shownBanners } = module;
  const empty = site([], []);
  shownBanners(banners, empty);
  shownBanners(banners, empty);
  expect(empty.warn).toHaveBeenCalledTimes(banners.size);
  expect(empty.warn).toHaveBeenCalledWith('the banner airdrop is left out: there is no dialog airdrop');
});

test('the stylesheet has each gradient', async () => {
  const { readFileSync } = await import('node:fs');
  const css = readFileSync(`${import.meta.dirname}/../../core/banner/banner-face.module.css`, 'utf8');
  for (const { gradient } of [...banners.values(), ...Object.values(module.passing)]) {
    const token: ColorName = gradient === 'gold' ? 'vip' : gradient;
    expect(css).toContain(`.${gradient} {\n  --tone: var(--c-${token});`);
    expect(hex(token)).toMatch(/^#/);
  }
});
