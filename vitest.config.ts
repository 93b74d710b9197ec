import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Hundreds of processes, servers and audit commands among them, read the same modules: what Node makes of them is kept
// where Node would keep it by itself. An audit command costs half then, a server's start some 15 % less.
process.env['NODE_COMPILE_CACHE'] ??= join(tmpdir(), 'node-compile-cache');

/** Files that drive a browser take longest: one that came last would keep the other worker waiting for minutes. */
class BrowserFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const drivesBrowser = ({ moduleId }: TestSpecification): boolean => moduleId.includes('/web/e2e/');
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => Number(drivesBrowser(b)) - Number(drivesBrowser(a)));
  }
}

export default defineConfig({
  test: {
    globalSetup: ['db/src/testing/global-setup.ts'],
    include: [
      'games-engine/src/**/*.test.ts',
      'db/src/**/*.test.ts',
      'assets/src/**/*.test.ts',
      'server/**/*.test.ts',
      'web/src/**/*.test.{ts,tsx}',
      'web/e2e/**/*.test.ts',
    ],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // One second, the default, is less than a loaded machine takes to open a page; a wait that succeeds ends at once.
    expect: { poll: { timeout: 30_000 } },
    // What ran out of time, and nothing else, is tried once more: a loaded machine is no fault of the product.
    retry: { count: 1, condition: /timed? ?out|timeout|did not succeed in time/i },
    sequence: { sequencer: BrowserFirst },
    pool: 'forks',
    maxWorkers: 2,
  },
});
