import { spawnSync } from 'node:child_process';
import { Client } from 'pg';

const SCALE = 10;
const DATABASE = 'pgbench';

const execute = (url: string, args: readonly string[]): string => {
  const { hostname, port, username, password } = new URL(url);
  const env = {
    ...process.env,
    PGHOST: hostname,
    PGPORT: port,
    PGUSER: username,
    PGPASSWORD: decodeURIComponent(password),
  };
  const { status, stdout, stderr, error } = spawnSync('pgbench', [...args, DATABASE], { env, encoding: 'utf8' });
  if (error || status !== 0) throw new Error(`pgbench failed: ${error?.message ?? stderr}`);
  return stdout;
};

/** PostgreSQL's own benchmark, as the measure of this machine and this server. */
export const pgbench = {
  /** Creates its tables in a database of their own. */
  async prepare(url: string): Promise<void> {
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query(`CREATE DATABASE ${DATABASE}`);
    await client.end();
    execute(url, ['-i', '-q', '-s', String(SCALE)]);
  },

  /** Transactions per second of the "simple update" script. */
  run(url: string, connections: number, seconds: number): Promise<number> {
    const output = execute(url, ['-N', '-n', '-c', String(connections), '-j', '2', '-T', String(seconds)]);
    const tps = /tps = ([\d.]+)/.exec(output)?.[1];
    if (tps === undefined) throw new Error(`pgbench printed no rate:\n${output}`);
    return Promise.resolve(Number(tps));
  },
};
