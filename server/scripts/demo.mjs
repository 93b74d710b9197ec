// npm run demo: a month of simulated life in a house of its own, never in production; ends by saying how to open it.
import { ensureInstalled, node, run } from './setup.mjs';

await ensureInstalled();
process.exit(await run(node, ['server/src/demo/main.ts']));
