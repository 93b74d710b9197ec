import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { must, say } from './setup.mjs';

const isThere = (program) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));

/** Small programs that tests run as a person would; installed when this is Debian and we may. */
export const ensurePrograms = async (programs) => {
  const missing = programs.filter((program) => !isThere(program));
  if (missing.length === 0) return;
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await must('reading the package lists', 'apt-get', ['update', '-qq'], { env });
    const install = ['install', '-y', '-qq', '--no-install-recommends', ...missing];
    await must(`installing ${missing.join(', ')} (once)`, 'apt-get', install, { env });
  }
  const absent = missing.filter((program) => !isThere(program));
  if (absent.length === 0) return;
  say(`The tests run ${absent.join(', ')} and found none: install it.`);
  process.exit(1);
};
