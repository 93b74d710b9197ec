// Runs on whatever Node started npm, before anything is installed: only built-in modules here. All else runs on `node` below.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));
const modules = join(root, 'node_modules');
const stampFile = join(modules, '.glasshouse-stamp');

/** The Node that the project brings along. */
export const node = join(modules, '.bin', 'node');

export const say = (line) => process.stdout.write(`${line}\n`);

const running = new Set();
process.once('exit', () => running.forEach((child) => child.kill()));

/** Runs a command in the project's root; resolves with its exit status. It ends with this process at the latest. */
export const run = (command, args, { env = {}, ...options } = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, PATH: `${join(modules, '.bin')}:${process.env.PATH}`, ...env },
      ...options,
    });
    running.add(child);
    const forward = (signal) => child.kill(signal);
    process.on('SIGINT', forward).on('SIGTERM', forward);
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      running.delete(child);
      process.off('SIGINT', forward).off('SIGTERM', forward);
      resolve(signal ? 128 : (code ?? 1));
    });
  });

/** Runs a command and says how long it took, or that it failed; resolves with its exit status. */
export const attempt = async (what, command, args, options) => {
  const started = Date.now();
  say(`\n== ${what}`);
  const status = await run(command, args, options);
  const end = status === 0 ? 'done' : `failed (${command} ended with status ${status})`;
  say(`== ${what}: ${end} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return status;
};

/** Runs a command and ends the process when it fails. */
export const must = async (...command) => {
  const status = await attempt(...command);
  if (status !== 0) process.exit(status);
};

const wantedStamp = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex');

const npm = () => (process.env.npm_execpath ? [process.execPath, [process.env.npm_execpath]] : ['npm', []]);

/** Installs exactly the locked packages unless they are there already. Needs the network only then. */
export const ensureInstalled = async () => {
  const stamp = wantedStamp();
  if (existsSync(node) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  const [command, args] = npm();
  await must('installing packages (a minute or two, once)', command, [...args, 'ci', '--loglevel=error']);
  writeFileSync(stampFile, stamp);
};
