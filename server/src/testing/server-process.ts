import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const source = new URL('../', import.meta.url);

/** A server in a process of its own, on an embedded database: for what only a process can do, like dying. */
export interface ServerProcess {
  url: string;
  metricsUrl: string;
  child: ChildProcess;
  /** Ends it at once, as kill -9 does. Its database goes on running. */
  kill(): Promise<void>;
  /** Asks it to stop and waits. */
  stop(): Promise<void>;
}

/** Starts a program that opens a server; resolves when it says where it is open. Throws with its output when it ends before. */
export const startServerProcess = async (
  environment: Record<string, string>,
  program = 'app/main.ts',
): Promise<ServerProcess> => {
  const env = {
    ...process.env,
    PORT: '0',
    METRICS_PORT: '0',
    LOG_LEVEL: 'warn',
    CALLS_PER_SECOND: '1000000',
    SOCKETS_PER_NETWORK: '100000',
    CAPTCHA_PROVIDER: 'none',
    BEACON_PERIOD: '1',
    ...environment,
  };
  const child = spawn(process.execPath, [fileURLToPath(new URL(program, source))], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const gone = child.exitCode !== null || child.signalCode !== null ? undefined : once(child, 'exit');
    child.kill(signal);
    await gone;
  };
  const { url = '', metricsUrl = '' } = await new Promise<Record<string, string>>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const addresses = /Metrics are at (?<metricsUrl>\S+)[^]*open at (?<url>\S+)/.exec(output)?.groups;
      if (addresses) resolve(addresses);
    });
    child.once('exit', (status) => reject(new Error(`the server ended with status ${status}:\n${output}`)));
  });
  return { url, metricsUrl, child, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
};

const databaseFile = async (dataDir: string, name: string): Promise<string> =>
  (await readFile(join(dataDir, 'postgres', name), 'utf8')).trim();

/** The address of a data directory's embedded database, as its owner. */
export const embeddedUrl = async (dataDir: string): Promise<string> =>
  `postgres://glasshouse:${await databaseFile(dataDir, 'password')}@127.0.0.1:${await databaseFile(dataDir, 'port')}/glasshouse`;

/** The process id of its postmaster. */
export const postmasterPid = async (dataDir: string): Promise<number> =>
  Number((await databaseFile(dataDir, join('cluster', 'postmaster.pid'))).split('\n')[0]);
