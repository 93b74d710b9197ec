// npm run test:long: what takes too long for every change. Says what it holds in the README.
import { ensureChromium, ensureHeadlessShell } from './chromium.mjs';
import { ensureInstalled, must } from './setup.mjs';
import { ensureWebBuilt } from './web-build.mjs';

const vitest = (what, files, env) =>
  must(what, 'node_modules/.bin/vitest', ['run', ...files], { env: { LONG_TESTS: '1', ...env } });

await ensureInstalled();
const { CRASH_RUNS = '200', SIMULATE_ROUNDS = '1e8' } = process.env;
await vitest('crashes', ['server/src/app/shared-crash.test.ts'], { CRASH_RUNS });
await vitest('simulation', ['games-engine/src/simulate/agreement.test.ts'], { SIMULATE_ROUNDS });
await vitest('draws and every value', ['games-engine/src/games/', 'games-engine/src/audit/check-rounds.test.ts']);
await ensureWebBuilt();
const browsers = { CHROMIUM_PATH: await ensureChromium(), HEADLESS_SHELL_PATH: await ensureHeadlessShell() };
await vitest('all languages', ['.long.test.ts'], browsers);
await vitest('every page and value', ['web/e2e/lighthouse.test.ts', 'web/e2e/verifier.test.ts'], browsers);
