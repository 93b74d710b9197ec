import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { longPlan, repeating, testFiles } from './long-plan.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Other variables that a test may read: where it runs, or what it is to write. */
const others = ['CHROMIUM_PATH', 'HEADLESS_SHELL_PATH', 'PATH', 'TZ', 'UPDATE_VECTORS'];

it('a test repeats more by no variable but those that npm run test:long sets', () => {
  const read = testFiles().flatMap((file) =>
    [...readFileSync(root + file, 'utf8').matchAll(/process\.env(?:\.|\[')([A-Z_]+)/g)].map(([, name]) => name),
  );
  expect(read).toContain('LONG_TESTS');
  expect([...new Set(read)].filter((name) => ![...repeating, ...others].includes(name ?? ''))).toEqual([]);
});

it('every group of npm run test:long has files, and every file one group', () => {
  const plan = longPlan();
  expect(plan.filter(({ files }) => files.length === 0)).toEqual([]);
  const files = plan.flatMap((group) => group.files);
  expect(new Set(files).size).toBe(files.length);
  expect(files).toContain('server/src/features/bonus/bonus-races.test.ts');
  expect(files).toContain('games-engine/src/games/dice/dice.rules.test.ts');
});
