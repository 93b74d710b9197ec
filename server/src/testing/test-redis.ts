import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** True when this machine has Debian's redis-server. */
export const hasRedis = (): boolean => {
  try {
    execFileSync('redis-server', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** A Redis of a test, that can be away for a while. */
export interface TestRedis {
  url: string;
  /** Ends it; what it held is lost. */
  stop(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

/** Starts a Redis that keeps nothing, on a free port of this machine. */
export const startTestRedis = async (): Promise<TestRedis> => {
  const folder = await mkdtemp(join(tmpdir(), 'glasshouse-redis-'));
  const port = await freePort();
  let server: ChildProcess | undefined;

  const start = async (): Promise<void> => {
    const options = [
      '--port',
      String(port),
      '--bind',
      '127.0.0.1',
      '--dir',
      folder,
      '--save',
      '',
      '--appendonly',
      'no',
    ];
    const started = spawn('redis-server', options, { stdio: ['ignore', 'pipe', 'ignore'] });
    server = started;
    let said = '';
    for await (const chunk of started.stdout) {
      said += String(chunk);
      if (said.includes('Ready to accept connections')) break;
    }
  };
  const stop = async (): Promise<void> => {
    if (server?.exitCode !== null || server.signalCode !== null) return;
    server.kill('SIGKILL');
    await once(server, 'exit');
  };

  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    stop,
    start,
    async close() {
      await stop();
      await rm(folder, { recursive: true });
    },
  };
};
