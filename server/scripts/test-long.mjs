// npm run test:long: two hundred kills of the process that leads a shared game, each decided by its seed; a hundred
// million rounds of every game against its exact maths.
import { ensureInstalled, must } from './setup.mjs';

await ensureInstalled();
const env = { CRASH_RUNS: process.env.CRASH_RUNS ?? '200' };
await must('crashes', 'node_modules/.bin/vitest', ['run', 'server/src/app/shared-crash.test.ts'], { env });
await must('simulation', 'node_modules/.bin/vitest', ['run', 'games-engine/src/simulate/agreement.test.ts'], {
  env: { SIMULATE_ROUNDS: process.env.SIMULATE_ROUNDS ?? '1e8' },
});
