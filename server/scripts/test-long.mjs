// npm run test:long: what takes too long for every change. Says what it holds in the README; `long-plan.mjs` finds it.
// `npm run test:long -- races`: only the test files whose path has one of these words in it.
import { availableParallelism } from 'node:os';
import { ensureChromium, ensureHeadlessShell } from './chromium.mjs';
import { longPlan } from './long-plan.mjs';
import { ensureInstalled, must } from './setup.mjs';
import { ensureWebBuilt } from './web-build.mjs';

const { CRASH_SEED = '1' } = process.env;

const MAX_TEST_MS = '600000'; // a test that repeats more takes longer than the usual limit

const vitest = (what, files, env) =>
  must(what, 'node_modules/.bin/vitest', ['run', '--testTimeout', MAX_TEST_MS, ...files], {
    env: { LONG_TESTS: '1', CRASH_SEED, ...env },
  });

/** Kills processes from a seed on, several at once: each waits for rounds and beacons half of its time. */
const crash = async (files, firstSeed, runs) => {
  const each = Math.ceil(runs / (availableParallelism() + 1));
  const seeds = Array.from({ length: Math.ceil(runs / each) }, (_, shard) => firstSeed + shard * each);
  await Promise.all(
    seeds.map((seed) => {
      const count = Math.min(each, firstSeed + runs - seed);
      const env = { CRASH_SEED: String(seed), CRASH_RUNS: String(count) };
      return vitest(`crashes, seeds ${seed} to ${seed + count - 1}`, files, env);
    }),
  );
};

/** The counts of a group, unless the environment has others. */
const counts = (env = {}) =>
  Object.fromEntries(Object.entries(env).map(([name, count]) => [name, process.env[name] ?? count]));

const browsers = async () => {
  await ensureWebBuilt();
  return { CHROMIUM_PATH: await ensureChromium(), HEADLESS_SHELL_PATH: await ensureHeadlessShell() };
};

const words = process.argv.slice(2);
const isWanted = (file) => words.length === 0 || words.some((word) => file.includes(word));

await ensureInstalled();
for (const { what, files: all, env, sharded, needsBrowser } of longPlan()) {
  const files = all.filter(isWanted);
  if (files.length === 0) continue;
  if (sharded) await crash(files, Number(CRASH_SEED), Number(counts(sharded).CRASH_RUNS));
  else await vitest(what, files, { ...counts(env), ...(needsBrowser && (await browsers())) });
}
