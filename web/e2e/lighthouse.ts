import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import lighthouse, { defaultConfig } from 'lighthouse';
import { chromium, type BrowserServer } from 'playwright-core';
import { launchOptions } from './browser.ts';

/** The pages that figures are published of. */
export const lighthousePages = ['/main', '/game/dice', '/game/mines', '/helpdesk/faq', '/casino/slots'] as const;

export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

/** A page's score in a category, 0 to 100, and what cost it points: "unused-javascript: Reduce unused JavaScript". */
export interface Score {
  category: string;
  score: number;
  faults: string[];
  machine: number; // Lighthouse's benchmark index of the computer that the browser ran on
}

/** The mobile preset's slowdown: right for a fast desktop, whose benchmark index is about 1,533. */
export const PRESET_SLOWDOWN = 4;

/**
 * By how much a computer is slowed down to be as slow as the preset's phone, at least 1. The preset's fourfold slowdown
 * makes a mid-range phone of a fast desktop only; Lighthouse's docs/throttling.md has others calibrate it, and these are
 * the steps of the calculator that it names: index 150 is such a phone already, 800 is 2 times faster, 1,300 is 3 times.
 */
export const calibratedSlowdown = (benchmarkIndex: number): number => {
  if (benchmarkIndex >= 1_300) return 3 + (benchmarkIndex - 1_300) / 233;
  if (benchmarkIndex >= 800) return 2 + (benchmarkIndex - 800) / 500;
  return 1 + Math.max(0, benchmarkIndex - 150) / 650;
};

export interface Inspector {
  /** Loads a page as a phone does (the mobile preset, or another slowdown), as a new visitor who reads English. */
  inspect(url: string, categories: readonly Category[], slowdown?: number): Promise<Score[]>;
  close(): Promise<void>;
}

const PROFILE = '--user-data-dir=';

/** The port that a browser has chosen by itself: one that was looked for before could be taken by then. */
const portOf = async (browser: BrowserServer): Promise<number> => {
  const profile = browser.process().spawnargs.find((argument) => argument.startsWith(PROFILE)) ?? '';
  const file = join(profile.slice(PROFILE.length), 'DevToolsActivePort');
  for (;;) {
    const [port, path] = (await readFile(file, 'utf8').catch(() => '')).split('\n');
    if (path) return Number(port);
    await setTimeout(50);
  }
};

/**
 * Time for which a page must be still before it counts as loaded: a second each, unless only its contents are looked
 * at.
 */
const QUICK = {
  pauseAfterFcpMs: 0,
  pauseAfterLoadMs: 0,
  cpuQuietThresholdMs: 0,
  networkQuietThresholdMs: 500,
} as const;

/** Now and then the browser's recording begins too late: Lighthouse says so, and asks to be run again. */
const NOT_RECORDED = 'NO_NAVSTART';
const TRIES = 3;

const inspect = async (
  port: number,
  url: string,
  categories: readonly Category[],
  { slowdown = PRESET_SLOWDOWN, tries = TRIES }: { slowdown?: number | undefined; tries?: number } = {},
): Promise<Score[]> => {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: [...categories],
    extraHeaders: { Cookie: 'lang=en' },
    throttling: { ...defaultConfig.settings?.throttling, cpuSlowdownMultiplier: slowdown },
    disableFullPageScreenshot: true, // for people who read the report
    ...(categories.includes('performance') ? {} : QUICK),
  });
  if (!result) throw new Error(`nothing came of ${url}`);
  const { lhr } = result;
  if (lhr.runtimeError?.code === NOT_RECORDED && tries > 1)
    return inspect(port, url, categories, { slowdown, tries: tries - 1 });
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  return Object.values(lhr.categories).map(({ id, score, auditRefs }) => ({
    category: id,
    score: Math.round((score ?? 0) * 100),
    machine: lhr.environment.benchmarkIndex,
    faults: auditRefs.flatMap(({ id: audit, weight }) => {
      const found = lhr.audits[audit];
      const isFault = weight > 0 && found !== undefined && found.score !== null && found.score < 0.9;
      return isFault ? [`${audit}: ${found.displayValue ?? found.title}`] : [];
    }),
  }));
};

/** One browser for as many pages as one likes, one after the other: Lighthouse speaks to it itself. */
export const openInspector = async ({ graphics = true }: { graphics?: boolean } = {}): Promise<Inspector> => {
  const options = launchOptions({ graphics, whole: true, flags: ['--remote-debugging-port=0'] });
  const browser = await chromium.launchServer(options);
  const port = await portOf(browser);
  return {
    inspect: (url, categories, slowdown) => inspect(port, url, categories, { slowdown }),
    close: () => browser.close(),
  };
};
