import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startEmbedded } from '../core/embedded.ts';
import { createPool } from '../core/pool.ts';
import { checkInvariants, invariants, type Breach, type Invariant } from './invariants.ts';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const report = ({ name }: Invariant, breach: Breach | undefined): void => {
  say(breach ? `breach  ${name}: ${breach.count}` : `ok      ${name}`);
  for (const example of breach?.examples ?? []) say(`          ${example}`);
};

const check = async (url: string): Promise<number> => {
  const pool = createPool({ connectionString: url, max: 1, application_name: 'ledger-check' });
  try {
    const breaches = await checkInvariants(pool, report);
    say(`${invariants.length - breaches.length} of ${invariants.length} invariants hold`);
    return breaches.length === 0 ? 0 : 1;
  } finally {
    await pool.end();
  }
};

/** Checks the embedded database, which is started for it if it does not run, and then stopped again. */
const checkEmbedded = async (dataDir: string): Promise<number> => {
  if (!existsSync(join(dataDir, 'postgres'))) {
    say(`There is no database in ${dataDir} yet: start the server first, or set DATABASE_URL or DATA_DIR.`);
    return 1;
  }
  const server = await startEmbedded({ dataDir, log: say });
  try {
    return await check(server.url);
  } finally {
    if (!server.reused) await server.stop();
  }
};

const { DATABASE_URL, DATA_DIR } = process.env;
process.exitCode = await (DATABASE_URL ? check(DATABASE_URL) : checkEmbedded(DATA_DIR ?? '.data'));
