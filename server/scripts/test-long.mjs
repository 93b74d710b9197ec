// npm run test:long: what takes too long for every change. Says what it holds in the README.
import { availableParallelism } from 'node:os';
import { ensureChromium, ensureHeadlessShell } from './chromium.mjs';
import { ensureInstalled, must } from './setup.mjs';
import { ensureWebBuilt } from './web-build.mjs';

const vitest = (what, files, env) =>
  must(what, 'node_modules/.bin/vitest', ['run', ...files], { env: { LONG_TESTS: '1', ...env } });

/** So many kills from a seed on, in several processes: each waits for rounds and beacons half of its time. */
const crash = async (firstSeed, runs) => {
  const each = Math.ceil(runs / (availableParallelism() + 1));
  const seeds = Array.from({ length: Math.ceil(runs / each) }, (_, shard) => firstSeed + shard * each);
  await Promise.all(
    seeds.map((seed) => {
      const count = Math.min(each, firstSeed + runs - seed);
      const env = { CRASH_SEED: String(seed), CRASH_RUNS: String(count) };
      return vitest(`crashes, seeds ${seed} to ${seed + count - 1}`, ['server/src/app/shared-crash.test.ts'], env);
    }),
  );
};

await ensureInstalled();
const { CRASH_SEED = '1', CRASH_RUNS = '200', SIMULATE_ROUNDS = '1e8' } = process.env;
await crash(Number(CRASH_SEED), Number(CRASH_RUNS));
await vitest('crashes of deposits and payouts', ['server/src/app/cash-crash.test.ts'], {
  CRASH_SEED,
  CRASH_RUNS: '40',
});
await vitest('crashes while bonuses are taken', ['server/src/features/bonus/bonus-crash.test.ts'], {
  CRASH_SEED,
  CRASH_RUNS: '20',
});
await vitest('days of the tournament, cut at every statement', [
  'server/src/features/tournament/settle-tournament.test.ts',
]);
await vitest('histories of payments', ['deposit-histories', 'withdrawal-histories'], { HISTORIES: '500' });
await vitest('simulation', ['games-engine/src/simulate/agreement.test.ts'], { SIMULATE_ROUNDS });
await vitest('draws and every value', ['games-engine/src/games/', 'games-engine/src/audit/check-rounds.test.ts']);
await ensureWebBuilt();
const browsers = { CHROMIUM_PATH: await ensureChromium(), HEADLESS_SHELL_PATH: await ensureHeadlessShell() };
await vitest('all languages', ['.long.test.ts'], browsers);
await vitest('every page and value', ['web/e2e/lighthouse.test.ts', 'web/e2e/verifier.test.ts'], browsers);
