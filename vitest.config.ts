import { globSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { texts } from './web/build/texts.ts';

// Hundreds of processes, servers and audit commands among them, read the same modules: what Node makes of them is kept
// where Node would keep it by itself. An audit command costs half then, a server's start some 15 % less.
process.env['NODE_COMPILE_CACHE'] ??= join(tmpdir(), 'node-compile-cache');

const browserTests = ['web/e2e/**/*.test.ts'];
const include = [
  'games-engine/src/**/*.test.ts',
  'db/src/**/*.test.ts',
  'assets/src/**/*.test.ts',
  'server/**/*.test.ts',
  'web/src/**/*.test.{ts,tsx}',
  'web/build/**/*.test.ts',
];

/** Tests that `npm run test:long` runs and nobody waits for otherwise. */
const longTests = process.env['LONG_TESTS'] ? [] : ['**/*.long.test.ts'];
const exclude = ['**/node_modules/**', ...longTests];

/** Files that put something in the place of a module, which must then not have been loaded before. */
const alone = globSync(include, { exclude }).filter((file) =>
  /\bvi\.(?:mock|resetModules)\(/.test(readFileSync(file, 'utf8')),
);

/** Files that take long for their size, by which Vitest orders on a fresh machine: begun last, each would end alone. */
const DEAR = [
  'web/e2e/pages-longest.test.ts',
  'web/e2e/gallery.test.ts',
  'web/e2e/cash.test.ts',
  'web/e2e/pages.test.ts',
  'games-engine/src/audit/check-rounds.test.ts',
  'games-engine/src/audit/every-game.test.ts',
  'server/src/app/second-draw.test.ts',
  'server/src/app/shared-crash.test.ts',
  'server/src/app/crash.test.ts',
  'server/src/app/cash-crash.test.ts',
  'server/src/features/bonus/bonus-crash.test.ts',
];

class DearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isDear = ({ moduleId }: TestSpecification): boolean => DEAR.some((file) => moduleId.endsWith(file));
    const sorted = await super.sort(files);
    return [...sorted.filter(isDear), ...sorted.filter((file) => !isDear(file))];
  }
}

// Two browsers keep two cores busy. Of the other files many wait for countdowns, beacons and processes: four of them at a
// time keep the cores as busy. Both at once were no faster, and tests with a bound of time ran into it.
const waiting = { maxWorkers: 4, sequence: { groupOrder: 0 } };
const working = { maxWorkers: 2, sequence: { groupOrder: 1 } };

export default defineConfig({
  plugins: [texts()],
  test: {
    globalSetup: ['db/src/testing/global-setup.ts'],
    projects: [
      // one process for many files: each would load the same modules again, which took a third of the time of most;
      // browser tests share a site and a browser through it
      {
        extends: true,
        test: { name: 'together', include, exclude: [...exclude, ...alone], isolate: false, ...waiting },
      },
      { extends: true, test: { name: 'alone', include: alone, ...waiting } },
      { extends: true, test: { name: 'browser', include: browserTests, exclude, isolate: false, ...working } },
    ],
    sequence: { sequencer: DearestFirst },
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // One second, the default, is less than a loaded machine takes to open a page; a wait that succeeds ends at once.
    expect: { poll: { timeout: 30_000 } },
    pool: 'forks',
  },
});
