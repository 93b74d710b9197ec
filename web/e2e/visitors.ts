import type { BrowserContext, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { browserOfWorker } from './browser.ts';

export interface VisitorOptions {
  width?: number;
  height?: number;
  language?: string;
  adult?: boolean; // has already answered the age notice
  drawn?: boolean; // has WebGL: what a canvas shows costs more than all the rest, and what one does and is told is the same
  moving?: boolean; // has not asked for less motion; so by default whose pictures are drawn
  whole?: boolean; // with the browser as people have it, tabs, windows and all: three times the cost
  own?: boolean; // a browser of their own: what the test does to it cannot be undone (a stopped clock, a script of its own)
  installs?: boolean; // keeps the shell: nobody else's browser has service workers
}

export interface Visitor {
  page: Page;
  context: BrowserContext;
  faults: string[]; // uncaught errors, console errors and refused requests of the page
}

const watch = (page: Page): string[] => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
  page.on('console', (message) => message.type() === 'error' && faults.push(`console: ${message.text()}`));
  page.on('response', (response) => response.status() >= 400 && faults.push(`${response.status()} ${response.url()}`));
  return faults;
};

/** Events that a test may listen to. */
const events = ['console', 'dialog', 'download', 'pageerror', 'request', 'response', 'websocket', 'worker'] as const;

/** An address of the site without anything on it. */
const NOTHING = '/robots.txt';

/**
 * Makes a page as good as new but for what the browser keeps of a site: it stays in the process that has compiled the
 * site's scripts, without which each visitor would pay twice as much for the first address that they open.
 */
const clear = async (page: Page): Promise<void> => {
  for (const event of events) page.removeAllListeners(event);
  await page.unrouteAll();
  await page.goto(NOTHING);
  await page.evaluate(() => sessionStorage.clear());
};

const spoilt = new WeakSet<Page>();

/** Notes who puts a script of their own into a page: nothing takes it out again. */
const noteScripts = (page: Page): void => {
  const addInitScript = page.addInitScript.bind(page);
  const routeWebSocket = page.routeWebSocket.bind(page);
  Object.assign(page, {
    addInitScript: (...args: Parameters<typeof addInitScript>) => {
      spoilt.add(page);
      return addInitScript(...args);
    },
    routeWebSocket: (...args: Parameters<typeof routeWebSocket>) => {
      spoilt.add(page);
      return routeWebSocket(...args);
    },
  });
};

const openPage = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage();
  noteScripts(page);
  return page;
};

/** Takes away everything that a visitor left behind, and leaves one page for the next. */
const forget = async (context: BrowserContext, origin: string): Promise<void> => {
  await context.setOffline(false);
  await context.unrouteAll();
  await context.clearCookies();
  await context.clearPermissions();
  const pages = context.pages();
  const kept = pages.find((each) => !spoilt.has(each)) ?? (await openPage(context));
  await Promise.all([clear(kept), ...pages.filter((each) => each !== kept).map((each) => each.close())]);
  const cdp = await context.newCDPSession(kept);
  const storageTypes = 'cookies,local_storage,indexeddb,service_workers,cache_storage';
  await cdp.send('Storage.clearDataForOrigin', { origin, storageTypes });
  await cdp.send('Page.resetNavigationHistory');
  await cdp.detach();
};

/** Closes what a test left open: a page that nobody looks at any more still draws. Outside of a test there is no end. */
const closeAtTheEnd = (context: BrowserContext): void => {
  try {
    onTestFinished(() => context.close());
  } catch {
    // opened by a hook, which closes it itself
  }
};

/** A browser as one has it whose graphics do not work: the flag for it would need a browser of its own. */
const withoutWebGl = (): void => {
  for (const { prototype } of [HTMLCanvasElement, OffscreenCanvas]) {
    const getContext = prototype.getContext as (this: unknown, kind: string, ...more: unknown[]) => unknown;
    Object.assign(prototype, {
      getContext(this: unknown, kind: string, ...more: unknown[]) {
        return kind.startsWith('webgl') ? null : getContext.call(this, kind, ...more);
      },
    });
  }
};

type Kind = Required<Pick<VisitorOptions, 'drawn' | 'moving' | 'whole' | 'installs'>>;

let visitors = 0;

/** A network that no other visitor comes from: attempts are counted by it. */
const newNetwork = (): string => {
  visitors += 1;
  return `10.${Math.floor(visitors / 250)}.${visitors % 250}.7`;
};

/**
 * Makes visitors, each with cookies and storage of their own. Closing a visitor's context lets the next one have its
 * place, with nothing of what the first one did. `isProxied`: the site believes the network that a visitor says to be from.
 */
export const createVisitors = (url: string, { isProxied }: { isProxied: boolean }) => {
  const all: (() => Promise<void>)[] = [];
  const free = new Map<string, BrowserContext[]>();
  const taken = new Set<BrowserContext>();

  const create = async ({ drawn, moving, whole, installs }: Kind): Promise<BrowserContext> => {
    const browser = await browserOfWorker(whole);
    const context = await browser.newContext({
      baseURL: url,
      reducedMotion: moving ? 'no-preference' : 'reduce',
      serviceWorkers: installs ? 'allow' : 'block',
    });
    if (!drawn) await context.addInitScript(withoutWebGl);
    const end = context.close.bind(context);
    all.push(() => end());
    return context;
  };

  const take = async (kind: Kind): Promise<BrowserContext> => {
    const key = JSON.stringify(kind);
    const places = free.get(key) ?? [];
    free.set(key, places);
    const context = places.pop() ?? (await create(kind));
    taken.add(context);
    context.close = async () => {
      if (!taken.delete(context)) return;
      await forget(context, url);
      places.push(context);
    };
    return context;
  };

  const open = async ({
    width = 1440,
    height = 900,
    language = 'en',
    adult = true,
    drawn = false,
    moving = drawn,
    whole = false,
    own = false,
    installs = false,
  }: VisitorOptions = {}): Promise<Visitor> => {
    const context = await (own ? create : take)({ drawn, moving, whole, installs });
    closeAtTheEnd(context);
    if (isProxied) await context.setExtraHTTPHeaders({ 'x-forwarded-for': newNetwork() });
    await context.addCookies([
      { name: 'lang', value: language, url },
      ...(adult ? [{ name: 'adult', value: '1', url }] : []),
    ]);
    const page = context.pages()[0] ?? (await openPage(context));
    await page.setViewportSize({ width, height });
    const faults = watch(page);
    return { page, context, faults };
  };

  return {
    open,
    /** Closes them all. */
    async close(): Promise<void> {
      await Promise.all(all.map((end) => end()));
    },
  };
};
