import { createBrowserRouter, redirect, type RouteObject } from 'react-router';
import { Layout } from './layout/layout.tsx';
import type { RouteHandle } from './layout/use-title.ts';
import { FrameError, PageError } from './pages/error-page.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { Preloader } from './preloader.tsx';

const title = (key: RouteHandle['title']): RouteHandle => ({ title: key });

const homePage = async () => ({ Component: (await import('./pages/home-page.tsx')).HomePage });
const fairnessPage = async () => ({ Component: (await import('./pages/fairness-page.tsx')).FairnessPage });

const dicePage = async () => {
  const [{ DiceScreen }, { gameSlots }] = await Promise.all([
    import('../games/dice/dice-screen.tsx'),
    import('./game-slots.tsx'),
  ]);
  return { Component: () => <DiceScreen slots={gameSlots} /> };
};

const roundPage = async () => {
  const [{ RoundScreen }, { replays }] = await Promise.all([
    import('../features/fairness/round-screen.tsx'),
    import('./replays.ts'),
  ]);
  return { Component: () => <RoundScreen replays={replays} /> };
};

const pages: RouteObject[] = [
  { path: '/main', lazy: homePage, handle: title('title.main') },
  { path: '/game/dice', lazy: dicePage, handle: title('title.dice') },
  { path: '/fairness', lazy: fairnessPage, handle: title('title.fairness') },
  { path: '/fairness/:game/:id', lazy: roundPage, handle: title('title.round') },
  { path: '*', Component: NotFoundPage, handle: title('title.notFound') },
];

/** Every address of the site. A page loads when it is first visited. */
export const routes: RouteObject[] = [
  { path: '/', loader: () => redirect('/main') },
  { path: '/game', loader: () => redirect('/game/dice') },
  {
    Component: Layout,
    ErrorBoundary: FrameError,
    HydrateFallback: Preloader,
    children: [{ ErrorBoundary: PageError, children: pages }],
  },
];

/** The router over the browser's history. */
export const createRouter = (): ReturnType<typeof createBrowserRouter> => createBrowserRouter(routes);
