// Part of npm run lint: known faults of the packages that run in production. A registry that does not answer is said and
// passes, so that the check works without a network.
import { execFile } from 'node:child_process';
import { root } from './setup.mjs';

const WAIT_MS = 60_000;
const REFUSED = ['high', 'critical'];

/** Output of `npm audit`; its status says only that there is something to see. */
const audit = () =>
  new Promise((resolve) => {
    const words = ['audit', '--omit=dev', '--json', '--fetch-retries=0'];
    const options = { cwd: root, timeout: WAIT_MS, maxBuffer: 1 << 26, shell: process.platform === 'win32' };
    execFile('npm', words, options, (_error, stdout) => resolve(stdout));
  });

const parsed = (text) => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Lines about an audit, and whether it fails. */
export const judge = (output) => {
  const report = parsed(output);
  if (report?.vulnerabilities === undefined)
    return { fails: false, lines: [`packages are not audited: ${report?.message ?? 'the registry does not answer'}`] };
  const found = Object.values(report.vulnerabilities);
  const bad = found.filter(({ severity }) => REFUSED.includes(severity));
  const lines = bad.map(({ name, severity, range }) => `${severity}: ${name} ${range}`);
  return { fails: bad.length > 0, lines: [...lines, `packages: ${found.length} known faults, ${bad.length} grave`] };
};

if (process.argv[1] === import.meta.filename) {
  const { fails, lines } = judge(await audit());
  for (const line of lines) console.log(line);
  process.exit(fails ? 1 : 0);
}
