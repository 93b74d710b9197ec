import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { must, say } from './setup.mjs';

/** PostgreSQL's own benchmark; installed when this is Debian and we may. */
export const ensurePgbench = async () => {
  const isThere = () => spawnSync('pgbench', ['--version']).status === 0;
  if (isThere()) return;
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await must('reading the package lists', 'apt-get', ['update', '-qq'], { env });
    await must(
      'installing pgbench (once)',
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', 'postgresql-contrib'],
      { env },
    );
  }
  if (isThere()) return;
  say('The bench measures against pgbench and found none: install the PostgreSQL client programs.');
  process.exit(1);
};
