// npm run dev: the server restarts when its sources change; Vite reloads the page; the browser sees one port.
import { ensureInstalled, node, run } from './setup.mjs';

await ensureInstalled();
const port = Number(process.env.PORT || 3000);
const api = String(port + 1);
const server = run(node, ['--watch', 'server/src/app/main.ts'], {
  env: { PORT: api, PUBLIC_URL: `http://127.0.0.1:${port}` },
});
const vite = run(
  node,
  ['node_modules/vite/bin/vite.js', 'web', '--host', '127.0.0.1', '--port', String(port), '--strictPort'],
  {
    env: { GLASSHOUSE_API_PORT: api },
  },
);
process.exit(await Promise.race([server, vite]));
