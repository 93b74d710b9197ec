// Plans npm run test:long: every test file that repeats more than npm test waits for, found by the variables it reads,
// so that none has to be listed.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

const WORKSPACES = ['games-engine', 'db', 'assets', 'server', 'web'];

/** Variables by which a test repeats more; the second to last are counts, which its group below sets. */
export const repeating = ['LONG_TESTS', 'CRASH_RUNS', 'CRASH_SEED', 'HISTORIES', 'SIMULATE_ROUNDS'];

/** Modules through which a test reads one of them. */
const THROUGH = ['many-draws.ts'];

const marks = [...repeating.map((name) => `process.env['${name}']`), ...THROUGH];

/** All test files, with `/` whatever the machine writes. */
export const testFiles = () =>
  WORKSPACES.flatMap((workspace) =>
    readdirSync(join(root, workspace), { recursive: true })
      .map((file) => `${workspace}/${file.replaceAll('\\', '/')}`)
      .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('node_modules/')),
  );

const isLong = (file) => {
  if (file.includes('.long.test.')) return true;
  const text = readFileSync(join(root, file), 'utf8');
  return marks.some((mark) => text.includes(mark));
};

// The first group that a file fits runs it; the last one takes the rest.
const groups = [
  { what: 'crashes of shared games', fits: /\/shared-crash\.test/, sharded: { CRASH_RUNS: '200' } },
  { what: 'crashes of deposits and payouts', fits: /\/cash-crash\.test/, env: { CRASH_RUNS: '40' } },
  { what: 'crashes while bonuses are taken', fits: /\/bonus-crash\.test/, env: { CRASH_RUNS: '20' } },
  { what: 'histories of payments and bonuses', fits: /histories\.test/, env: { HISTORIES: '500' } },
  { what: 'simulation', fits: /\/simulate\/agreement\.test/, env: { SIMULATE_ROUNDS: '1e8' } },
  { what: 'every page, language and value', fits: /^web\/e2e\//, needsBrowser: true },
  { what: 'draws, races, cuts and every value', fits: /./ },
];

/** The groups with the files that each runs. */
export const longPlan = () => {
  const files = testFiles().filter(isLong);
  return groups.map((group) => ({
    ...group,
    files: files.filter((file) => groups.find(({ fits }) => fits.test(file)) === group),
  }));
};
