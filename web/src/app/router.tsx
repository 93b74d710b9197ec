import type { ComponentType } from 'react';
import { createBrowserRouter, redirect, type RouteObject } from 'react-router';
import { page } from '../core/features/feature.ts';
import type { WebFeatures } from '../core/features/features.ts';
import { label, texts } from '../core/i18n/messages.ts';
import { refererLink, rememberReferer } from '../core/session/referer.ts';
import { Layout } from './layout/layout.tsx';
import { FrameError, PageError } from './pages/error-page.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { Preloader } from './preloader.tsx';
import { ownAddresses, partRoutes, type SiteParts } from './site-routes.tsx';

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
const invitation = (path: string, param: 'id' | 'hashids', homePage: LoadPage): RouteObject => ({
  ...page(path, 'site', homePage),
  loader: ({ params: { referer = '' }, request }) => {
    const link = refererLink(referer, new URL(request.url).searchParams);
    rememberReferer(param === 'id' ? { id: link } : { hashids: link });
    return null;
  },
});

const pagesOf = (parts: SiteParts): RouteObject[] => {
  const homePage = homePageOf(parts.features);
  return [
    page(ownAddresses.main, 'site', homePage),
    invitation(ownAddresses.invitation, 'id', homePage),
    invitation(ownAddresses.shortInvitation, 'id', homePage),
    invitation(ownAddresses.namedInvitation, 'hashids', homePage),
    ...partRoutes(parts),
    { path: ownAddresses.gallery, lazy: galleryPage },
    { path: '*', Component: NotFoundPage, handle: { title: label(texts('app', 'shell'), 'title.notFound') } },
  ];
};

/** Every address of the site. A page loads when it is first visited. */
const routesOf = (parts: SiteParts): RouteObject[] => [
  { path: ownAddresses.start, loader: () => redirect(ownAddresses.main) },
  { path: ownAddresses.game, loader: () => redirect(parts.games.all[0]?.path ?? ownAddresses.main) },
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
