import { existsSync } from 'node:fs';
import { must, run, say } from './setup.mjs';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Debian's Chromium without anything around a page. */
const SHELL = '/usr/lib/chromium/chromium-headless-shell';

/** Finds a browser: CHROMIUM_PATH, or one of the usual places. */
const findChromium = () => [process.env.CHROMIUM_PATH, ...places].find((path) => path && existsSync(path));

const mayInstall = () => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;

const read = async () => {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await must('reading the package lists', 'apt-get', ['update', '-qq'], { env });
  return { env };
};

const INSTALL = ['install', '-y', '-qq', '--no-install-recommends'];

/** The whole browser; installed when this is Debian and we may. */
export const ensureChromium = async () => {
  const found = findChromium();
  if (found) return found;
  if (mayInstall())
    await must(
      'installing Chromium (once)',
      'apt-get',
      [...INSTALL, 'chromium', 'chromium-headless-shell'],
      await read(),
    );
  const installed = findChromium();
  if (installed) return installed;
  say('The tests drive a real Chromium and found none: install it, or say where it is with CHROMIUM_PATH.');
  process.exit(1);
};

/**
 * Installs the browser of tests that only look at pages: the same Chromium without its windows, tabs and extensions, at
 * a third of the cost. Only on Debian, when no browser was named and we may; without it the whole browser does this
 * too.
 */
export const ensureHeadlessShell = async () => {
  const chromium = await ensureChromium();
  const isDebian = chromium === places[0];
  // both, because they are of one version
  if (isDebian && !existsSync(SHELL) && !process.env.CHROMIUM_PATH && mayInstall())
    await run('apt-get', [...INSTALL, 'chromium', 'chromium-headless-shell'], await read());
  return isDebian && existsSync(SHELL) ? SHELL : chromium;
};
