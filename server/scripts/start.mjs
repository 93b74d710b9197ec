// npm start: installs what is missing, builds the web app when it is stale, then serves everything on one port.
import { ensureInstalled, node, run } from './setup.mjs';
import { ensureWebBuilt } from './web-build.mjs';

await ensureInstalled();
await ensureWebBuilt();
process.exit(await run(node, ['server/src/app/main.ts']));
