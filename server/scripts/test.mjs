// npm test: everything that must hold, from lint to a person's path in a browser. `npm test -- dice settings`: only the test
// files whose path has one of these words in it.
import { globSync } from 'node:fs';
import { ensureChromium, ensureHeadlessShell } from './chromium.mjs';
import { ensurePrograms } from './programs.mjs';
import { ensureInstalled, must, node, root } from './setup.mjs';
import { ensureWebBuilt } from './web-build.mjs';

const areas = process.argv.slice(2);
const bin = (name) => `node_modules/.bin/${name}`;
const needsBrowser =
  areas.length === 0 ||
  globSync('web/e2e/*.test.ts', { cwd: root }).some((file) => areas.some((area) => file.includes(area)));

await ensureInstalled();
const browsers = needsBrowser
  ? { CHROMIUM_PATH: await ensureChromium(), HEADLESS_SHELL_PATH: await ensureHeadlessShell() }
  : {};
if (areas.length === 0) {
  await ensurePrograms(['bash', 'jq', 'openssl']); // for the script in games-engine/docs
  await must('lint', bin('oxlint'), ['--type-aware', '--deny-warnings']);
  await Promise.all([
    must('format', bin('oxfmt'), ['--check']),
    must('types', bin('tsc'), ['-p', '.']),
    must('boundaries', node, ['server/scripts/boundaries.mjs']),
    must('dead code', bin('knip'), []),
  ]);
}
if (needsBrowser) await ensureWebBuilt();
await must('tests', bin('vitest'), ['run', ...areas], { env: browsers });
