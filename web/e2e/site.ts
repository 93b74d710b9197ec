import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { createTestDatabase, type TestDatabase } from '../../db/src/testing/index.ts';
import { publishConfigs, type TestConfigs } from '../../server/src/testing/publish-configs.ts';
import { openBrowser } from './browser.ts';
import { createVisitors, type Visitor, type VisitorOptions } from './visitors.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

export interface SiteVisitorOptions extends VisitorOptions {
  drawn?: boolean; // false: no WebGL and less motion; what they do and are told is the same, at a fraction of the cost
}

/** The whole product on a fresh data directory, and a browser to use it with. */
export interface Site {
  url: string;
  browser: Browser;
  database: TestDatabase; // the server's, for what no page shows
  /** A new visitor: own cookies, own storage. Errors of the page fail the test that asks `faults`. */
  visitor(options?: SiteVisitorOptions): Promise<Visitor>;
  close(): Promise<void>;
}

const openServer = async (
  dataDir: string,
  environment: Record<string, string>,
): Promise<{ child: ChildProcess; url: string }> => {
  const fixed = { NODE_ENV: 'test', DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'warn', CAPTCHA_PROVIDER: 'none' };
  const env = { ...process.env, ...fixed, ...environment };
  const child = spawn(process.execPath, [join(root, 'server/src/app/main.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const address = /open at (\S+)/.exec(output)?.[1];
      if (address) resolve(address);
    });
    child.once('exit', (status) => reject(new Error(`the server ended with status ${status}:\n${output}`)));
  });
  return { child, url };
};

/** Rounds of shared games for tests: little time to bet, and much to open a page in while the wheel turns. */
const rounds: TestConfigs = {
  battle: { countdownMs: 8000, spinMs: 12_000 },
  classic: { aloneMs: 20_000, countdownMs: 10_000, spinMs: 12_000 },
  wheel: { bettingMs: 8000, spinMs: 12_000 },
};

export interface SiteOptions {
  graphics?: boolean; // false: pages show what they show without WebGL, and cost a fraction
  calm?: boolean; // every visitor has asked for less motion: what moves on the main page costs as much as loading it
  whole?: boolean; // with the browser as people have it
}

/** Starts the product and a browser. `environment` adds to the server's or overrides it. */
export const openSite = async (
  environment: Record<string, string> = {},
  { graphics = true, calm = false, whole = false }: SiteOptions = {},
): Promise<Site> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'glasshouse-e2e-'));
  const database = await createTestDatabase({ max: 2 });
  await publishConfigs(database, rounds);
  const { child, url } = await openServer(dataDir, { DATABASE_URL: database.url, ...environment });
  const browser = await openBrowser({ graphics, whole });
  const visitors = createVisitors(browser, { baseURL: url, reducedMotion: calm ? 'reduce' : 'no-preference' });
  let plain: Promise<{ browser: Browser; visitors: typeof visitors }> | undefined;
  const openPlain = async (): Promise<NonNullable<Awaited<typeof plain>>> => {
    const other = await openBrowser({ graphics: false });
    return { browser: other, visitors: createVisitors(other, { baseURL: url, reducedMotion: 'reduce' }) };
  };

  return {
    url,
    browser,
    database,
    async visitor({ drawn = true, ...options } = {}) {
      return (drawn ? visitors : (await (plain ??= openPlain())).visitors)(options);
    },
    async close() {
      await Promise.all([browser.close(), plain?.then((opened) => opened.browser.close())]);
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

/** Opens a page as the player of a demonstration account, who signs in without the dialog. */
export const openAs = async (page: Page, path: string, login = 'player01'): Promise<void> => {
  const answer = await page.context().request.post('/api/auth/login', { data: { login, password: 'Glasshouse1' } });
  if (!answer.ok()) throw new Error(`sign-in of ${login} answered ${answer.status()}`);
  await page.goto(path);
  await page.getByRole('button', { name: /^(?:Balan|Баланс|Bakiye)/, includeHidden: true }).waitFor(); // also behind a dialog
};

/** Runs the audit command as an auditor would; gives its exit status and output. */
export const runAudit = async (args: readonly string[]): Promise<{ status: number | null; output: string }> => {
  const child = spawn(process.execPath, [join(root, 'games-engine/src/audit/cli.ts'), ...args], { cwd: root });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [status] = (await once(child, 'exit')) as [number | null];
  return { status, output };
};
