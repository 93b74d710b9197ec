// npm run bench: the figures, each against a named alternative or a bound of the same run.
import { ensureInstalled, node, run, say } from './setup.mjs';
import { ensureWebBuilt } from './web-build.mjs';
import { ensurePgbench } from './pgbench.mjs';

await ensureInstalled();
await ensurePgbench();
say('== page weight (the build fails when a budget is exceeded)');
await ensureWebBuilt({ force: true });
process.exit(await run(node, ['server/src/bench/bench.ts']));
