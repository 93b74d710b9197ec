// npm test: everything that must hold, from lint to a person's path in a browser.
import { ensureChromium, ensureHeadlessShell } from './chromium.mjs';
import { ensurePrograms } from './programs.mjs';
import { ensureInstalled, must, node } from './setup.mjs';
import { ensureWebBuilt } from './web-build.mjs';

await ensureInstalled();
const browsers = { CHROMIUM_PATH: await ensureChromium(), HEADLESS_SHELL_PATH: await ensureHeadlessShell() };
await ensurePrograms(['bash', 'jq', 'openssl']); // for the script in games-engine/docs
const bin = (name) => `node_modules/.bin/${name}`;
await must('lint', bin('oxlint'), ['--type-aware', '--deny-warnings']);
await must('format', bin('oxfmt'), ['--check']);
await must('types', bin('tsc'), ['-p', '.']);
await must('boundaries', node, ['server/scripts/boundaries.mjs']);
await must('dead code', bin('knip'), []);
await ensureWebBuilt();
await must('tests', bin('vitest'), ['run'], { env: browsers });
