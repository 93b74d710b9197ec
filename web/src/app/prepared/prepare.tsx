import '../strict-policy.ts';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider, type RouteObject } from 'react-router';
import type { Language, PageWords } from 'server/contract';
import { queryClient } from '../../core/connection/query.ts';
import { gameOrder, gamePaths } from '../../core/games/game-catalogue.ts';
import { gamesMessages } from '../../core/games/games.messages.ts';
import { loadLanguage } from '../../core/i18n/i18n.ts';
import { loadTexts } from '../../core/i18n/long-text.ts';
import { languageList, localeOf } from '../../core/i18n/locales.ts';
import { translate } from '../../core/i18n/messages.ts';
import { helpdeskPath, helpdeskTabs } from '../../features/helpdesk/helpdesk-tabs.ts';
import { loadTab } from '../helpdesk-pages.tsx';
import { AgeNotice } from '../layout/age-notice.tsx';
import { isHandle, type RouteHandle } from '../layout/use-title.ts';
import { routes } from '../router.tsx';
import { shellMessages } from '../shell.messages.ts';
import { preparedMessages } from './prepared.messages.ts';

// Run by the build, not by browsers: says what each page is called, and what some of them show to everybody.

/** What a page shows before any script runs; the files that it needs are known only to the build. */
export interface View {
  html: string;
  parts: readonly string[]; // the modules that it is made of, beside the frame
}

/** What a build makes of a language. */
export interface Prepared {
  locale: string;
  pages: Record<string, PageWords>;
  other: PageWords;
  views: Record<string, View>;
  ageNotice: string;
}

/** The pages that visitors come to first, with what they are made of. */
const viewParts: Readonly<Record<string, readonly string[]>> = {
  '/main': ['/src/app/pages/home-page.tsx'],
  ...Object.fromEntries(
    gameOrder.map((game) => [gamePaths[game], [`/src/games/${game}/${game}-screen.tsx`, '/src/app/game-slots.tsx']]),
  ),
  ...Object.fromEntries(
    helpdeskTabs.map((tab) => [
      helpdeskPath(tab),
      ['/src/app/helpdesk-pages.tsx', `/src/features/helpdesk/${tab}-screen.tsx`],
    ]),
  ),
};

const ABOUT = { 'title.main': 'about.main', 'title.fairness': 'about.fairness' } as const;

const wordsOf = (handle: RouteHandle): PageWords => {
  if ('game' in handle) {
    const name = translate(gamesMessages, `name.${handle.game}`);
    return {
      title: translate(shellMessages, 'title.game', { name }),
      description: translate(preparedMessages, 'about.game', { name }),
    };
  }
  const about = Object.entries(ABOUT).find(([title]) => title === handle.title)?.[1] ?? 'about.other';
  return { title: translate(shellMessages, handle.title), description: translate(preparedMessages, about) };
};

/** The pages below a route that have a fixed address and a name, a child's own before its parent's. */
const pagesBelow = (route: RouteObject, base = '', inherited?: RouteHandle): [string, RouteHandle][] => {
  const path = route.path?.startsWith('/') ? route.path : route.path ? `${base}/${route.path}` : base;
  const handle = isHandle(route.handle) ? route.handle : inherited;
  const own: [string, RouteHandle][] = route.path && handle && !/[:*]/.test(path) ? [[path, handle]] : [];
  return [...own, ...(route.children ?? []).flatMap((child) => pagesBelow(child, path, handle))];
};

const handler = createStaticHandler(routes);

type Context = Awaited<ReturnType<typeof open>>;

const open = async (path: string) => {
  const context = await handler.query(new Request(new URL(path, location.origin)));
  if (context instanceof Response) throw new Error(`${path} leads to ${context.headers.get('location')}`);
  return context;
};

/** Links work without a script; a control could do nothing yet, and says so. What React adds to load pictures early is not needed. */
const withoutScripts = (html: string): string =>
  html
    .replaceAll(/<(button|input|select|textarea)(?= )(?![^>]* disabled="")/g, '<$1 disabled=""')
    .replaceAll(/<link rel="preload"[^>]*>/g, '');

const html = (children: ReactNode): string =>
  withoutScripts(
    renderToStaticMarkup(
      <div data-prepared aria-busy="true">
        <CSPProvider disableStyleElements>{children}</CSPProvider>
      </div>,
    ),
  );

const render = (context: Context): string =>
  html(
    <QueryClientProvider client={queryClient}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </QueryClientProvider>,
  );

const prepare = async (language: Language): Promise<Prepared> => {
  // what these load has texts of its own
  const contexts = await Promise.all(Object.keys(viewParts).map(async (path) => [path, await open(path)] as const));
  await Promise.all(helpdeskTabs.map((tab) => loadTab(helpdeskPath(tab))));
  await loadLanguage(language);
  await loadTexts(language);
  const views = contexts.map(([path, context]): [string, View] => [
    path,
    { html: render(context), parts: viewParts[path] ?? [] },
  ]);
  return {
    locale: localeOf[language],
    pages: Object.fromEntries(routes.flatMap((route) => pagesBelow(route)).map(([path, of]) => [path, wordsOf(of)])),
    other: wordsOf({ title: 'title.main' }),
    views: Object.fromEntries(views),
    ageNotice: html(<AgeNotice cookies="" />),
  };
};

/** Everything, one language after the other: there is only one interface whose language is switched. */
export const prepareAll = async (): Promise<Record<string, Prepared>> => {
  const all: Record<string, Prepared> = {};
  for (const language of languageList) all[language] = await prepare(language); // oxlint-disable-line no-await-in-loop
  return all;
};
