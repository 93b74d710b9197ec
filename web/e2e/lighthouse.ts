import { createServer, type AddressInfo } from 'node:net';
import lighthouse from 'lighthouse';
import { openBrowser } from './browser.ts';

/** The pages that figures are published of. */
export const lighthousePages = ['/main', '/game/dice', '/game/mines', '/helpdesk/faq'] as const;

export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

/** A page's score in a category, 0 to 100, and what cost it points: "unused-javascript: Reduce unused JavaScript". */
export interface Score {
  category: string;
  score: number;
  faults: string[];
  machine: number; // Lighthouse's benchmark index: the preset's fourfold slowdown is meant for about 1,500 to 2,000
}

export interface Inspector {
  /** Loads a page as a phone does (the mobile preset), as a new visitor who reads English. */
  inspect(url: string, categories: readonly Category[]): Promise<Score[]>;
  close(): Promise<void>;
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** How long a page has to be still before it counts as loaded: a second each, unless only its contents are looked at. */
const QUICK = {
  pauseAfterFcpMs: 0,
  pauseAfterLoadMs: 0,
  cpuQuietThresholdMs: 0,
  networkQuietThresholdMs: 500,
} as const;

const inspect = async (port: number, url: string, categories: readonly Category[]): Promise<Score[]> => {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: [...categories],
    extraHeaders: { Cookie: 'lang=en' },
    disableFullPageScreenshot: true, // for people who read the report
    ...(categories.includes('performance') ? {} : QUICK),
  });
  if (!result) throw new Error(`nothing came of ${url}`);
  const { lhr } = result;
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
  const port = await freePort();
  const browser = await openBrowser({ graphics, flags: [`--remote-debugging-port=${port}`] });
  return {
    inspect: (url, categories) => inspect(port, url, categories),
    close: () => browser.close(),
  };
};
