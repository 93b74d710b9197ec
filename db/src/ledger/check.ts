import { createPool } from '../core/pool.ts';
import { withShellDatabase } from '../core/shell-database.ts';
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

process.exitCode = await withShellDatabase(say, check);
