// npm test: everything that must hold, from lint to a person's path in a browser. `npm test -- dice settings`: only the test
// files whose path has one of these words in it. `npm run test:changed`: only those that import, over however many modules,
// what differs from the main branch.
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium, ensureHeadlessShell } from './chromium.mjs';
import { ensurePrograms } from './programs.mjs';
import { attempt, ensureInstalled, must, node, root } from './setup.mjs';
import { ensureWebBuilt } from './web-build.mjs';

/** The commit that the work began from: where the branch left the remote's main one, else the last commit. */
const baseCommit = () => {
  try {
    return execFileSync('git', ['merge-base', 'HEAD', 'origin/main'], {
      cwd: root,
      encoding: 'utf8',
      stdio: 'pipe',
    }).trim();
  } catch {
    return 'HEAD';
  }
};

const words = process.argv.slice(2);
const areas = words[0] === '--changed' ? [`--changed=${baseCommit()}`, '--passWithNoTests'] : words;
const bin = (name) => `node_modules/.bin/${name}`;
const needsBrowser =
  areas.length === 0 ||
  words[0] === '--changed' ||
  readdirSync(join(root, 'web', 'e2e')).some((file) => areas.some((area) => `web/e2e/${file}`.includes(area)));

await ensureInstalled();
const browsers = needsBrowser
  ? { CHROMIUM_PATH: await ensureChromium(), HEADLESS_SHELL_PATH: await ensureHeadlessShell() }
  : {};
const vitest = (what, ...args) => attempt(what, bin('vitest'), ['run', ...args], { env: browsers });

const checkStatically = () => {
  const known = ['--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo']; // remembers unchanged files
  return [
    must('lint', bin('oxlint'), ['--type-aware', '--deny-warnings']),
    must('format', bin('oxfmt'), ['--check']),
    must('types', bin('tsc'), ['-p', '.', ...known]),
    must('boundaries', node, ['server/scripts/boundaries.mjs']),
    must('prose', node, ['server/scripts/prose.mjs']),
    ...['web', 'server'].map((part) =>
      must(`types of ${part}'s texts`, node, [
        bin('i18next-cli'),
        'types',
        '--ci',
        '-q',
        '-c',
        `${part}/i18next.config.ts`,
      ]),
    ),
    must('dead code', bin('knip'), []),
  ];
};

if (areas.length === 0) {
  await ensurePrograms(['bash', 'jq', 'openssl']); // for the script in games-engine/docs
  await Promise.all([ensureWebBuilt(), ...checkStatically()]);
  process.exitCode = await vitest('tests');
} else {
  if (needsBrowser) await ensureWebBuilt();
  process.exitCode = await vitest('tests', ...areas);
}
