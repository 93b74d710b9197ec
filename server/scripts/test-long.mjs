// npm run test:long: two hundred kills of the process that leads a shared game, each decided by its seed.
import { ensureInstalled, must } from './setup.mjs';

await ensureInstalled();
const env = { CRASH_RUNS: process.env.CRASH_RUNS ?? '200' };
await must('crashes', 'node_modules/.bin/vitest', ['run', 'server/src/app/shared-crash.test.ts'], { env });
