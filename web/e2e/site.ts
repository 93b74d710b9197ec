import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import type { ServerParts } from '../../server/src/app/base.ts';
import type { TestConfigs } from '../../server/src/testing/publish-configs.ts';
import {
  startTestServer,
  type TestAccount,
  type TestAccountOptions,
  type TestServer,
} from '../../server/src/testing/test-server.ts';
import { atEndOfWorker } from './browser.ts';
import { createVisitors, type Visitor, type VisitorOptions } from './visitors.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Somebody who is signed in, with an account that no other test has. */
export type Member = Visitor & { account: TestAccount };

/** The whole product in this process, and visitors who use it with this worker's browser. */
export interface Site extends TestServer {
  /** A new visitor, from a network of their own. Errors of their page fail the test that asks `faults`. */
  visitor(options?: VisitorOptions): Promise<Visitor>;
  /** The same, signed in to a new account. Its page is empty yet. */
  member(options?: VisitorOptions & TestAccountOptions): Promise<Member>;
}

/** Environment of every site: visitors say from which network they come. */
const environmentOfSites = {
  TRUST_PROXY: 'true',
  LOG_LEVEL: 'error',
  CALLS_PER_SECOND: '50',
  INVESTMENT_URL: 'https://invest.example/',
};

/** Nobody waits longer for a shared round than it takes to see it. */
const shortRounds: TestConfigs = {
  battle: { countdownMs: 2000, spinMs: 3000, resultMs: 4000 },
  classic: { aloneMs: 60_000, countdownMs: 2000, spinMs: 3000, resultMs: 15_000 }, // nobody waits for its end
  wheel: { bettingMs: 6000, spinMs: 3000, resultMs: 1000 },
  coinflip: { flipMs: 1000, resultMs: 1000 },
};

export interface SiteOptions {
  rounds?: TestConfigs; // instead of the short ones
  parts?: Partial<ServerParts>; // differences from the house
}

/**
 * Starts another product, on a database of its own: for tests that need another environment, or a world in which nobody
 * else has ever been. `environment` adds to that of all sites or overrides it.
 */
export const openSite = async (
  environment: Record<string, string> = {},
  { rounds = {}, parts = {} }: SiteOptions = {},
): Promise<Site> => {
  const configs = { ...shortRounds, ...rounds };
  const whole = { ...environmentOfSites, ...environment };
  const server = await startTestServer(whole, { configs, parts });
  // a new VIP level is celebrated over the page: only who tests that is told of one
  const toldOf = (users: string): Promise<unknown> =>
    server.database.owner.query(
      `INSERT INTO bonus_meter (user_id, level_told) SELECT id, 15 FROM app_user WHERE ${users} ON CONFLICT DO NOTHING`,
    );
  await toldOf('true');
  const { open, close } = createVisitors(server.url, { isProxied: whole.TRUST_PROXY === 'true' });
  return {
    ...server,
    visitor: open,
    async member({ creditMinor, roles, ...options } = {}) {
      const account = await server.account({ creditMinor, roles, language: options.language ?? 'en' });
      await toldOf(`id = ${account.userId}`);
      const visitor = await open(options);
      await visitor.context.addCookies([{ name: 'token', value: account.token, url: server.url }]);
      return { ...visitor, account };
    },
    async close() {
      await close();
      await server.close();
    },
  };
};

let shared: Promise<Site> | undefined;

/** The site that all files of this worker share. Nobody closes it. */
export const sharedSite = (): Promise<Site> => {
  if (!shared) {
    shared = openSite();
    atEndOfWorker(async () => (await shared)?.close());
  }
  return shared;
};

/** A signed-in page has asked who is there, and knows. */
export const knowsPlayer = (page: Page): Promise<void> =>
  page.getByRole('button', { name: /^(?:Profile?|Профиль|Профіль): /, includeHidden: true }).waitFor(); // also behind a dialog

/** Opens a page as a demonstration account, who signs in without the dialog. Others may be signed in to it as well. */
export const openAs = async (page: Page, path: string, login = 'player01'): Promise<void> => {
  const answer = await page.context().request.post('/api/auth/login', { data: { login, password: 'Glasshouse1' } });
  if (!answer.ok()) throw new Error(`sign-in of ${login} answered ${answer.status()}`);
  await page.goto(path);
  await knowsPlayer(page);
};

/** Runs the audit command as an auditor would; gives its exit status and output. */
export const runAudit = async (args: readonly string[]): Promise<{ status: number | null; output: string }> => {
  const child = spawn(process.execPath, [join(root, 'games-engine/src/audit/cli.ts'), ...args], { cwd: root });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [status] = (await once(child, 'close')) as [number | null]; // not 'exit', after which more of it may come
  return { status, output };
};
