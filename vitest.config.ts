import { defineConfig } from 'vitest/config';

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
    pool: 'forks',
    maxWorkers: 2,
  },
});
