import { existsSync } from 'node:fs';
import { must, say } from './setup.mjs';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Where a browser is: CHROMIUM_PATH, or one of the usual places. */
const findChromium = () => [process.env.CHROMIUM_PATH, ...places].find((path) => path && existsSync(path));

/** The browser that the tests drive; installed when this is Debian and we may. */
export const ensureChromium = async () => {
  const found = findChromium();
  if (found) return found;
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await must('reading the package lists', 'apt-get', ['update', '-qq'], { env });
    await must(
      'installing Chromium (once)',
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium'],
      { env },
    );
  }
  const installed = findChromium();
  if (installed) return installed;
  say('The tests drive a real Chromium and found none: install it, or say where it is with CHROMIUM_PATH.');
  process.exit(1);
};
