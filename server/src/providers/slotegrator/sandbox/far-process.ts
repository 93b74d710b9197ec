import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Logger } from '../../../core/observability/logger.ts';
import type { FarSettings } from './far/far-app.ts';

const main = fileURLToPath(new URL('main.ts', import.meta.url));
const STOP_MS = 3_000;
const FIRST_RESTART_MS = 200;
const MAX_RESTART_MS = 30_000;
const STEADY_MS = 10_000; // a process that lived this long did not fail at startup

const readySchema = z.object({ port: z.int().min(1) });

export interface FarProcessOptions {
  settings: () => FarSettings; // read at each start, when the server's address is known
  log: Pick<Logger, 'warn'>;
}

/** A handle of the simulator's process. */
export interface FarProcess {
  /** Its address; starts it if needed. */
  origin(): Promise<string>;
  /** Starts it if it has unfinished business. */
  resume(): void;
  pid(): number | undefined;
  stop(): Promise<void>;
}

/** Passes on only what speeds up its start: none of our addresses or keys. */
const environment = (): NodeJS.ProcessEnv => {
  const { NODE_COMPILE_CACHE, TZ } = process.env;
  return { ...(NODE_COMPILE_CACHE !== undefined && { NODE_COMPILE_CACHE }), ...(TZ !== undefined && { TZ }) };
};

const startChild = async (settings: FarSettings): Promise<{ child: ChildProcess; origin: string }> => {
  const child = fork(main, [], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: environment(),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ready = once(child, 'message');
  const ended = once(child, 'exit').then(([status]) => {
    throw new Error(`the simulated aggregator ended with status ${String(status)}`);
  });
  child.send(settings);
  const [message] = await Promise.race([ready, ended]);
  ended.catch(() => undefined); // later failures are handled elsewhere
  return { child, origin: `http://127.0.0.1:${readySchema.parse(message).port}` };
};

/** Starts the simulator on demand and restarts it after a crash. `stop` ends it for good. */
export const createFarProcess = ({ settings, log }: FarProcessOptions): FarProcess => {
  let running: ReturnType<typeof startChild> | undefined;
  let pid: number | undefined;
  let isStopped = false;
  let restartMs = FIRST_RESTART_MS;
  let restart: NodeJS.Timeout | undefined;

  const again = (): void => {
    if (isStopped) return;
    restart = setTimeout(() => void start().catch(() => undefined), restartMs).unref();
    restartMs = Math.min(MAX_RESTART_MS, restartMs * 2);
  };

  const start = (): ReturnType<typeof startChild> => {
    if (isStopped) return Promise.reject(new Error('the server is stopping'));
    if (running) return running;
    clearTimeout(restart);
    const startedAt = performance.now();
    running = startChild(settings());
    running.then(
      ({ child }) => {
        ({ pid } = child);
        child.once('exit', (status, signal) => {
          [running, pid] = [undefined, undefined];
          if (performance.now() - startedAt > STEADY_MS) restartMs = FIRST_RESTART_MS;
          if (!isStopped) log.warn({ status, signal }, 'the simulated aggregator ended: it is started again');
          again();
        });
      },
      (error: unknown) => {
        running = undefined;
        log.warn({ err: error }, 'the simulated aggregator did not start');
        again();
      },
    );
    return running;
  };

  return {
    origin: async () => (await start()).origin,
    resume() {
      const { file } = settings();
      if (file !== undefined && existsSync(file)) start().catch(() => undefined);
    },
    pid: () => pid,
    async stop() {
      isStopped = true;
      clearTimeout(restart);
      const child = await running?.then(
        (each) => each.child,
        () => undefined,
      );
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      const late = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
      if (child.connected) child.disconnect();
      await ended;
      clearTimeout(late);
    },
  };
};
