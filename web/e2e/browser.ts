import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--autoplay-policy=no-user-gesture-required',
];

const withGraphics = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
const withoutGraphics = ['--disable-3d-apis'];

const WHOLE = '/usr/bin/chromium';
const SHELL = '/usr/lib/chromium/chromium-headless-shell';

const placeOf = (whole: boolean): string => {
  const { CHROMIUM_PATH: named = WHOLE, HEADLESS_SHELL_PATH: shell } = process.env;
  if (whole) return named;
  return shell ?? (named === WHOLE && existsSync(SHELL) ? SHELL : named);
};

export interface BrowserOptions {
  graphics?: boolean; // false: without WebGL
  whole?: boolean; // with its windows and tabs, as people have it: for what they do, and for figures
  flags?: readonly string[]; // beside those that every test needs
}

/** The machine's Chromium, without a window; unless `whole`, without all that is around a page, at a third of the cost. */
export const launchOptions = ({ graphics = true, whole = false, flags: more = [] }: BrowserOptions = {}) => ({
  executablePath: placeOf(whole),
  args: [...flags, ...(graphics ? withGraphics : withoutGraphics), ...more],
});

export const openBrowser = (options: BrowserOptions = {}): Promise<Browser> => chromium.launch(launchOptions(options));

const endings: (() => Promise<unknown>)[] = [];

/** Does something before this process ends. Vitest gives it half a second. */
export const atEndOfWorker = (end: () => Promise<unknown>): void => {
  if (endings.length === 0)
    process.once('SIGTERM', () => void Promise.allSettled(endings.map((each) => each())).then(() => process.exit()));
  endings.push(end);
};

const opened = new Map<boolean, Promise<Browser>>();

/** The browser that all files of this worker share; `whole` as people have it. */
export const browserOfWorker = (whole: boolean): Promise<Browser> => {
  const known = opened.get(whole);
  if (known) return known;
  const browser = openBrowser({ whole });
  opened.set(whole, browser);
  atEndOfWorker(async () => (await browser).close());
  return browser;
};
