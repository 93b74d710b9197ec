import { type RouteObject, redirect } from 'react-router';
import { type RouteHandle, page, type OfficePage, type SettingsTab } from '../core/features/feature.ts';
import type { WebFeatures } from '../core/features/features.ts';
import type { WebGames } from '../core/games/games.ts';
import type { WebGame } from '../core/games/web-game.ts';
import { label, texts } from '../core/i18n/messages.ts';

const gamePage = ({ id, screen }: WebGame, path: string): RouteObject => ({
  path,
  handle: { game: id } satisfies RouteHandle,
  async lazy() {
    const [Screen, { gameSlots }] = await Promise.all([screen(), import('./game-slots.tsx')]);
    return { Component: () => <Screen slots={gameSlots} /> };
  },
});

/** A gamePage per game, at each of its addresses. */
const gamePages = ({ all }: WebGames): RouteObject[] =>
  all.flatMap((game) => [game.path, ...(game.morePaths ?? [])].map((path) => gamePage(game, path)));

/** /office with the pages of all areas; nothing where there is none. */
export const officeRoutes = (pages: readonly OfficePage[]): RouteObject[] => {
  if (pages.length === 0) return [];
  const layout = async () => {
    const { OfficeLayout } = await import('./pages/office-layout.tsx');
    return () => <OfficeLayout pages={pages} />;
  };
  const children = pages.flatMap(({ path, label: title, load, below = {} }) => [
    page(path, title, load),
    ...Object.entries(below).map(([rest, loadBelow]) => page(`${path}/${rest}`, title, loadBelow)),
  ]);
  return [
    { ...page('/office', label(texts('app', 'shell'), 'office'), layout), children: [{ index: true }, ...children] },
  ];
};

const title = label(texts('settings', 'titles'), 'title');

/** /settings with the tabs of all areas; nothing where there is none. */
export const settingsRoutes = (tabs: readonly SettingsTab[]): RouteObject[] => {
  const [first] = tabs;
  if (!first) return [];
  const layout = async () => {
    const { SettingsLayout } = await import('./pages/settings-layout.tsx');
    return () => <SettingsLayout tabs={tabs} />;
  };
  const children = tabs.map(({ path, load }) => page(path, title, load));
  const start = { index: true, loader: () => redirect(`/settings/${first.path}`) } as const;
  return [{ ...page('/settings', title, layout), children: [start, ...children] }];
};

/** Parts of the application. */
export interface SiteParts {
  readonly games: WebGames;
  readonly features: WebFeatures;
}

/** Addresses that belong to no game and no area. */
export const ownAddresses = {
  start: '/',
  game: '/game',
  main: '/main',
  invitation: '/ref/:referer',
  shortInvitation: '/r/:referer',
  namedInvitation: '/ads/:referer',
  gallery: '/dev/gallery/*',
} as const;

/** The pages of games and areas. */
export const partRoutes = ({ games, features }: SiteParts): RouteObject[] => [
  ...gamePages(games),
  ...features.routes,
  ...settingsRoutes(features.settings),
  ...officeRoutes(features.office),
];

const addressesIn = (routes: readonly RouteObject[], above = ''): string[] =>
  routes.flatMap(({ path, children }) => {
    const address = path === undefined ? above : path.startsWith('/') ? path : `${above}/${path}`;
    return [address, ...addressesIn(children ?? [], address)];
  });

/** Every address of the site, as the router writes them; any other is answered with 404. */
export const addressesOf = (parts: SiteParts): string[] => [
  ...new Set([...Object.values(ownAddresses), ...addressesIn(partRoutes(parts))]),
];
