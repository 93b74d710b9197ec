import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';

export interface VisitorOptions {
  width?: number;
  height?: number;
  language?: string;
  adult?: boolean; // has already answered the age notice
  own?: boolean; // a browser of their own: what the test does to it cannot be undone (a stopped clock, a script of its own)
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

/** Everything that a visitor left behind but the cache: without it each would pay for loading the site anew. */
const forget = async (context: BrowserContext, origin: string): Promise<void> => {
  await context.setOffline(false);
  const [page = await context.newPage(), ...others] = context.pages();
  const cdp = await context.newCDPSession(page);
  const storageTypes = 'cookies,local_storage,indexeddb,service_workers,cache_storage';
  await cdp.send('Storage.clearDataForOrigin', { origin, storageTypes });
  await Promise.all([page, ...others].map((each) => each.close()));
  await context.clearCookies();
  await context.clearPermissions();
  await context.unrouteAll();
  await context.setExtraHTTPHeaders({});
};

/** Closes what a test left open: a page that nobody looks at any more still draws. Outside of a test there is no end. */
const closeAtTheEnd = (context: BrowserContext): void => {
  try {
    onTestFinished(() => context.close());
  } catch {
    // opened by a hook, which closes it itself
  }
};

/**
 * Makes visitors, each with cookies and storage of their own. Closing a visitor's context lets the next one have its
 * place, with nothing of what the first one did.
 */
export const createVisitors = (browser: Browser, settings: BrowserContextOptions & { baseURL: string }) => {
  const { baseURL: url } = settings;
  const free: BrowserContext[] = [];
  const taken = new Set<BrowserContext>();

  const open = async (): Promise<BrowserContext> => {
    const context = await browser.newContext(settings);
    context.close = async () => {
      if (!taken.delete(context)) return;
      await forget(context, url);
      free.push(context);
    };
    return context;
  };

  const take = async (): Promise<BrowserContext> => {
    const context = free.pop() ?? (await open());
    taken.add(context);
    return context;
  };

  return async ({
    width = 1440,
    height = 900,
    language = 'en',
    adult = true,
    own = false,
  }: VisitorOptions = {}): Promise<Visitor> => {
    const context = own ? await browser.newContext(settings) : await take();
    closeAtTheEnd(context);
    await context.addCookies([
      { name: 'lang', value: language, url },
      ...(adult ? [{ name: 'adult', value: '1', url }] : []),
    ]);
    const page = await context.newPage();
    await page.setViewportSize({ width, height });
    const faults = watch(page);
    return { page, context, faults };
  };
};
