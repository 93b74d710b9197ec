import { createBrowserRouter, redirect, type RouteObject } from 'react-router';
import type { WebGames } from '../core/games/games.ts';
import { rememberReferer } from '../core/session/referer.ts';
import { takeLinkToken } from '../features/auth/link-token.ts';
import { gamePages } from './game-pages.tsx';
import { helpdeskRoute } from './helpdesk-pages.tsx';
import { Layout } from './layout/layout.tsx';
import type { RouteHandle, TitleKey } from './layout/use-title.ts';
import { FrameError, PageError } from './pages/error-page.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { Preloader } from './preloader.tsx';
import { settingsRoute } from './settings/settings-pages.tsx';
import { studioRoutes } from './studio/studio-pages.tsx';

const title = (key: TitleKey): RouteHandle => ({ title: key });

const homePage = async () => ({ Component: (await import('./pages/home-page.tsx')).HomePage });
const casinoPage = async () => ({
  Component: (await import('../features/catalogue/category-screen.tsx')).CategoryScreen,
});
const fairnessPage = async () => ({ Component: (await import('./pages/fairness-page.tsx')).FairnessPage });

const telegramPage = async () => ({
  Component: (await import('../features/social/telegram-screen.tsx')).TelegramScreen,
});
const twitterPage = async () => ({ Component: (await import('../features/social/twitter-screen.tsx')).TwitterScreen });
const webAppPage = async () => ({ Component: (await import('../features/social/web-app-screen.tsx')).WebAppScreen });

/** The product's Telegram bot, where it is real. */
const goToBot = async (): Promise<Response> => {
  const { loadProviders } = await import('../features/social/social-api.ts');
  const telegram = await loadProviders().then(
    (answer) => answer.telegram,
    () => null,
  );
  return redirect(telegram && !telegram.isSandbox ? `https://t.me/${telegram.botName}` : '/main');
};

const confirmEmailPage = async () => ({
  Component: (await import('../features/auth/confirm-email-screen.tsx')).ConfirmEmailScreen,
});

const accountsPage = async () => ({
  Component: (await import('../features/moderation/accounts-screen.tsx')).AccountsScreen,
});

const accountPage = async () => ({
  Component: (await import('../features/moderation/account-screen.tsx')).AccountScreen,
});

const auditPage = async () => ({ Component: (await import('../features/audit/audit-screen.tsx')).AuditScreen });

/** Its component shows them all. */
const auditPaths = ['rounds', 'return', 'draws', 'wins', 'void', 'gaps', 'ledger', 'configs', 'export'];

const galleryPage = async () => (await import('./gallery/gallery-route.tsx')).galleryRoute();

const roundPage = async () => ({ Component: (await import('../features/fairness/round-screen.tsx')).RoundScreen });

/** The home page, by a link of whoever invited its visitor. */
const invitation = (param: 'id' | 'hashids'): RouteObject => ({
  path: param === 'id' ? '/ref/:referer' : '/ads/:referer',
  lazy: homePage,
  handle: title('title.main'),
  loader: ({ params: { referer = '' } }) => {
    rememberReferer(param === 'id' ? { id: referer } : { hashids: referer });
    return null;
  },
});

/** Where the link of a confirmation letter leads. */
const confirmEmail = (): null => {
  takeLinkToken('confirmation');
  return null;
};

/** Where the link of a recovery letter leads. */
const recover = (): Response => {
  takeLinkToken('recovery');
  return redirect('/main?modal=newPassword');
};

const pagesOf = (games: WebGames): RouteObject[] => [
  { path: '/main', lazy: homePage, handle: title('title.main') },
  invitation('id'),
  invitation('hashids'),
  ...gamePages(games),
  {
    path: '/casino/:category',
    lazy: casinoPage,
    handle: title('title.casino'),
    children: [{ index: true, Component: NotFoundPage }], // for a category that there is not
  },
  { path: '/confirm-email', lazy: confirmEmailPage, loader: confirmEmail, handle: title('title.confirmEmail') },
  settingsRoute,
  helpdeskRoute,
  { path: '/toa', lazy: telegramPage, handle: title('title.main') },
  { path: '/xoa', lazy: twitterPage, handle: title('title.main') },
  { path: '/webApp/auth', lazy: webAppPage, handle: title('title.main') },
  { path: '/fairness', lazy: fairnessPage, handle: title('title.fairness') },
  { path: '/fairness/:game/:id', lazy: roundPage, handle: title('title.round') },
  {
    path: '/audit',
    lazy: auditPage,
    handle: title('title.audit'),
    children: auditPaths.map((path) => ({ path })),
  },
  { path: '/moderation/accounts', lazy: accountsPage, handle: title('title.moderation') },
  { path: '/moderation/accounts/:id', lazy: accountPage, handle: title('title.moderation') },
  ...studioRoutes,
  { path: '/dev/gallery/*', lazy: galleryPage },
  { path: '*', Component: NotFoundPage, handle: title('title.notFound') },
];

/** Every address of the site. A page loads when it is first visited. */
export const routesOf = (games: WebGames): RouteObject[] => [
  { path: '/', loader: () => redirect('/main') },
  { path: '/game', loader: () => redirect(games.all[0]?.path ?? '/main') },
  { path: '/casino', loader: () => redirect('/casino/slots') },
  { path: '/recovery', loader: recover },
  { path: '/audit', loader: () => redirect('/audit/rounds') },
  { path: '/pwa', loader: goToBot },
  {
    Component: Layout,
    ErrorBoundary: FrameError,
    HydrateFallback: Preloader,
    children: [{ ErrorBoundary: PageError, children: pagesOf(games) }],
  },
];

/** The router over the browser's history. */
export const createRouter = (games: WebGames): ReturnType<typeof createBrowserRouter> =>
  createBrowserRouter(routesOf(games));
