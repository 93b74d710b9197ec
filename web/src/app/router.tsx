import { createBrowserRouter, redirect, type RouteObject } from 'react-router';
import { gamePaths } from '../core/games/game-catalogue.ts';
import { gamePages } from './game-pages.tsx';
import { Layout } from './layout/layout.tsx';
import type { RouteHandle, TitleKey } from './layout/use-title.ts';
import { FrameError, PageError } from './pages/error-page.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { Preloader } from './preloader.tsx';

const title = (key: TitleKey): RouteHandle => ({ title: key });

const homePage = async () => ({ Component: (await import('./pages/home-page.tsx')).HomePage });
const fairnessPage = async () => ({ Component: (await import('./pages/fairness-page.tsx')).FairnessPage });

const roundPage = async () => {
  const [{ RoundScreen }, { replays }] = await Promise.all([
    import('../features/fairness/round-screen.tsx'),
    import('./replays.ts'),
  ]);
  return { Component: () => <RoundScreen replays={replays} /> };
};

const pages: RouteObject[] = [
  { path: '/main', lazy: homePage, handle: title('title.main') },
  ...gamePages,
  { path: '/fairness', lazy: fairnessPage, handle: title('title.fairness') },
  { path: '/fairness/:game/:id', lazy: roundPage, handle: title('title.round') },
  { path: '*', Component: NotFoundPage, handle: title('title.notFound') },
];

/** Every address of the site. A page loads when it is first visited. */
export const routes: RouteObject[] = [
  { path: '/', loader: () => redirect('/main') },
  { path: '/game', loader: () => redirect(gamePaths.dice) },
  {
    Component: Layout,
    ErrorBoundary: FrameError,
    HydrateFallback: Preloader,
    children: [{ ErrorBoundary: PageError, children: pages }],
  },
];

/** The router over the browser's history. */
export const createRouter = (): ReturnType<typeof createBrowserRouter> => createBrowserRouter(routes);
