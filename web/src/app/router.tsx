import type { ComponentType } from 'react';
import { createBrowserRouter, redirect, type RouteObject } from 'react-router';
import { page } from '../core/features/feature.ts';
import type { WebFeatures } from '../core/features/features.ts';
import type { WebGames } from '../core/games/games.ts';
import { label } from '../core/i18n/messages.ts';
import { rememberReferer } from '../core/session/referer.ts';
import { gamePages } from './game-pages.tsx';
import { Layout } from './layout/layout.tsx';
import { officeRoutes } from './office/office-pages.tsx';
import { FrameError, PageError } from './pages/error-page.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { Preloader } from './preloader.tsx';
import { settingsRoutes } from './settings/settings-pages.tsx';
import { shellMessages } from './shell.messages.ts';

type LoadPage = () => Promise<ComponentType>;

/** The main page, whose parts come with it. */
const homePageOf =
  ({ home }: WebFeatures): LoadPage =>
  async () => {
    const [{ HomePage }, ...parts] = await Promise.all([
      import('./pages/home-page.tsx'),
      ...home.map(async ({ load, ...placed }) => ({ ...placed, View: await load() })),
    ]);
    return () => <HomePage parts={parts} />;
  };

const galleryPage = async () => (await import('./gallery/gallery-route.tsx')).galleryRoute();

/** The home page, by the link of the player who invited its visitor. */
const invitation = (param: 'id' | 'hashids', homePage: LoadPage): RouteObject => ({
  ...page(param === 'id' ? '/ref/:referer' : '/ads/:referer', 'site', homePage),
  loader: ({ params: { referer = '' } }) => {
    rememberReferer(param === 'id' ? { id: referer } : { hashids: referer });
    return null;
  },
});

/** What the application is made of. */
export interface SiteParts {
  readonly games: WebGames;
  readonly features: WebFeatures;
}

const pagesOf = ({ games, features }: SiteParts): RouteObject[] => {
  const homePage = homePageOf(features);
  return [
    page('/main', 'site', homePage),
    invitation('id', homePage),
    invitation('hashids', homePage),
    ...gamePages(games),
    ...features.routes,
    ...settingsRoutes(features.settings),
    ...officeRoutes(features.office),
    { path: '/dev/gallery/*', lazy: galleryPage },
    { path: '*', Component: NotFoundPage, handle: { title: label(shellMessages, 'title.notFound') } },
  ];
};

/** Every address of the site. A page loads when it is first visited. */
const routesOf = (parts: SiteParts): RouteObject[] => [
  { path: '/', loader: () => redirect('/main') },
  { path: '/game', loader: () => redirect(parts.games.all[0]?.path ?? '/main') },
  {
    Component: Layout,
    ErrorBoundary: FrameError,
    HydrateFallback: Preloader,
    children: [{ ErrorBoundary: PageError, children: pagesOf(parts) }],
  },
];

/** The router over the browser's history. */
export const createRouter = (parts: SiteParts): ReturnType<typeof createBrowserRouter> =>
  createBrowserRouter(routesOf(parts));
