import '../strict-policy.ts';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider, type RouteObject } from 'react-router';
import type { Language, PageWords } from 'server/contract';
import { queryClient } from '../../core/connection/query.ts';
import { gamesMessages } from '../../core/games/games.messages.ts';
import { loadLanguage } from '../../core/i18n/i18n.ts';
import { languageList, localeOf } from '../../core/i18n/locales.ts';
import { translate } from '../../core/i18n/messages.ts';
import { isHandle, type RouteHandle } from '../layout/use-title.ts';
import { routes } from '../router.tsx';
import { shellMessages } from '../shell.messages.ts';
import { preparedMessages } from './prepared.messages.ts';

// Run by the build, not by browsers: says what each page is called, and what the main page shows to everybody.

/** What a build makes of a language; the files that the page needs are known only to the build. */
export interface Prepared {
  locale: string;
  pages: Record<string, PageWords>;
  other: PageWords;
  main: string;
}

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

const open = async (path: string) => {
  const context = await handler.query(new Request(new URL(path, location.origin)));
  if (context instanceof Response) throw new Error(`${path} leads to ${context.headers.get('location')}`);
  return context;
};

/** Links work without a script; a button could do nothing yet, and says so. What React adds to load pictures early is not needed. */
const withoutScripts = (html: string): string =>
  html.replaceAll('<button ', '<button disabled="" ').replaceAll(/<link rel="preload"[^>]*>/g, '');

const render = (context: Awaited<ReturnType<typeof open>>): string =>
  withoutScripts(
    renderToStaticMarkup(
      <div data-prepared aria-busy="true">
        <CSPProvider disableStyleElements>
          <QueryClientProvider client={queryClient}>
            <StaticRouterProvider
              router={createStaticRouter(handler.dataRoutes, context)}
              context={context}
              hydrate={false}
            />
          </QueryClientProvider>
        </CSPProvider>
      </div>,
    ),
  );

const prepare = async (language: Language): Promise<Prepared> => {
  const context = await open('/main'); // what it loads has texts of its own
  await loadLanguage(language);
  return {
    locale: localeOf[language],
    pages: Object.fromEntries(routes.flatMap((route) => pagesBelow(route)).map(([path, of]) => [path, wordsOf(of)])),
    other: wordsOf({ title: 'title.main' }),
    main: render(context),
  };
};

/** Everything, one language after the other: there is only one interface whose language is switched. */
export const prepareAll = async (): Promise<Record<string, Prepared>> => {
  const all: Record<string, Prepared> = {};
  for (const language of languageList) all[language] = await prepare(language); // oxlint-disable-line no-await-in-loop
  return all;
};
