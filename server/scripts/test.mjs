// npm test: everything that must hold, from lint to a person's path in a browser. `npm test -- dice settings`: only the test
// files whose path has one of these words in it.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium, ensureHeadlessShell } from './chromium.mjs';
import { ensurePrograms } from './programs.mjs';
import { ensureInstalled, must, node, root } from './setup.mjs';
import { ensureWebBuilt } from './web-build.mjs';

const areas = process.argv.slice(2);
const bin = (name) => `node_modules/.bin/${name}`;
const needsBrowser =
  areas.length === 0 ||
  readdirSync(join(root, 'web', 'e2e')).some((file) => areas.some((area) => `web/e2e/${file}`.includes(area)));

await ensureInstalled();
const browsers = needsBrowser
  ? { CHROMIUM_PATH: await ensureChromium(), HEADLESS_SHELL_PATH: await ensureHeadlessShell() }
  : {};
if (areas.length === 0) {
  await ensurePrograms(['bash', 'jq', 'openssl']); // for the script in games-engine/docs
  const known = ['--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo']; // what has not changed
  await Promise.all([
    must('lint', bin('oxlint'), ['--type-aware', '--deny-warnings']),
    must('format', bin('oxfmt'), ['--check']),
    must('types', bin('tsc'), ['-p', '.', ...known]),
    must('boundaries', node, ['server/scripts/boundaries.mjs']),
    must('dead code', bin('knip'), []),
    ensureWebBuilt(),
  ]);
} else if (needsBrowser) await ensureWebBuilt();
await must('tests', bin('vitest'), ['run', ...areas], { env: browsers });
